import type { BeginningHead } from '@anwurf/contract/sync/beginnings';
import { copyEnd, readCopiedText } from '@anwurf/contract/sync/copied-rows';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { messageKey } from './shape-messages.ts';
import type { Shape } from './shape.ts';

/** Writes a snapshot's body from COPY's lines: `begin`, then `rows` for each batch of whole lines, then `end` once. */
export type SnapshotBody = {
  readonly begin: string;
  /** @param lines in COPY's text format, the last one terminated */
  rows(lines: Buffer): string | Buffer;
  /** @param message that ends the snapshot, as JSON */
  end(message: string): string;
};

/** Characters that JSON spells differently from COPY; tested once a line, because most lines have none. */
const special = /["\u0000-\u0008\u000b-\u001f]|\\[^N]/;

/** One field of COPY's text format as JSON. */
function fieldToJson(field: string, isPlain: boolean): string {
  if (field === '\\N') return 'null';
  if (isPlain) return `"${field}"`;
  return JSON.stringify(readCopiedText(field));
}

/** Rows as messages of Electric's protocol. */
export function writeMessages(shape: Shape): SnapshotBody {
  const { before, after } = messageKey(shape);
  const headers = `"headers":{"operation":"insert","relation":["public","${shape.table}"]}}`;
  const names = shape.columns.map((name, index) => `${index === 0 ? '' : ','}${JSON.stringify(name)}:`);
  const booleans = Object.values(syncedTable(shape.table).columns).map(({ type }) => type === 'boolean');
  const keyIndex = shape.columns.indexOf(shape.key);
  let separator = '';
  return {
    begin: '[',
    rows(lines) {
      let text = '';
      for (const line of lines.toString().split('\n')) {
        if (line === '') continue;
        const fields = line.split('\t');
        const isPlain = !special.test(line);
        text += `${separator}{"key":${before}${fields[keyIndex]}${after},"value":{`;
        separator = ',\n';
        for (let index = 0; index < fields.length; index += 1) {
          const field = fields[index] ?? '';
          text += names[index];
          // Snapshots spell booleans out, unlike the log.
          if (booleans[index] && field !== '\\N') text += field === 't' ? '"true"' : '"false"';
          else text += fieldToJson(field, isPlain);
        }
        text += `},${headers}`;
      }
      return text;
    },
    end: (message) => `${separator}${message}]`,
  };
}

/** Rows in Postgres' COPY format: `@anwurf/contract/sync/copied-rows`. */
export function writeCopied(shape: Shape): SnapshotBody {
  return {
    begin: `${shape.columns.join('\t')}\n`,
    rows: (lines) => lines,
    end: (message) => `${copyEnd}\n[${message}]\n`,
  };
}

/** A body as a part of `@anwurf/contract/sync/beginnings`. */
export function writeBeginning(head: BeginningHead, body: SnapshotBody): SnapshotBody {
  return { ...body, begin: `${JSON.stringify(head)}\n${body.begin}` };
}
