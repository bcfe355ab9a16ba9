import { copyEnd, readCopiedText } from '@anwurf/contract/sync/copied-rows';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import type { ShapeMessage, TextRow } from './batch.ts';

/** A snapshot's rows in Postgres' COPY format: `lines` as bytes, each with the columns in this order. */
export type CopiedRows = { readonly columns: readonly string[]; readonly lines: Uint8Array<ArrayBuffer> };

const newline = 10;

/**
 * Reads a body of `@anwurf/contract/sync/copied-rows`; does not parse its rows.
 * @returns rows, and the JSON of the messages that follow them
 * @throws when it is not such a body, or was cut off
 */
export function readCopied(body: Uint8Array<ArrayBuffer>): { readonly rows: CopiedRows; readonly messages: string } {
  const decode = (from: number, to: number) => new TextDecoder().decode(body.subarray(from, to));
  const head = body.indexOf(newline) + 1;
  const last = body.lastIndexOf(newline, -2) + 1;
  const mark = last - copyEnd.length - 1;
  if (body.at(-1) !== newline || mark < head || decode(mark - 1, last) !== `\n${copyEnd}\n`) throw new Error('rows without their end');
  return { rows: { columns: decode(0, head - 1).split('\t'), lines: body.subarray(head, mark) }, messages: decode(last, body.length - 1) };
}

/** How many rows there are. */
export function rowCount({ lines }: CopiedRows): number {
  let count = 0;
  for (let end = lines.indexOf(newline); end >= 0; end = lines.indexOf(newline, end + 1)) count += 1;
  return count;
}

/** The same rows as messages, for a table that is not filled at once. */
export function copiedMessages(name: SyncedTableName, { columns, lines }: CopiedRows): ShapeMessage[] {
  const { key } = syncedTable(name);
  const rows = new TextDecoder().decode(lines).split('\n').slice(0, -1);
  return rows.map((line) => {
    const fields = line.split('\t').map((field) => (field === '\\N' ? null : readCopiedText(field)));
    const value: TextRow = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? null]));
    return { kind: 'change', op: 'insert', key: value[key] ?? '', value, txids: [] };
  });
}
