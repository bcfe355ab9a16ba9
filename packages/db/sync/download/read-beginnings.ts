import type { BeginningHead } from '@anwurf/contract/sync/beginnings';
import { copyEnd } from '@anwurf/contract/sync/copied-rows';
import { isPlainTable, type PlainTableName } from '@anwurf/contract/sync/registry';
import { type CopiedRows, readCopied } from '../apply/copied-rows.ts';

/** A table's beginning: its place in the stream, the JSON of its messages, and the rows before these. */
export type RawBeginning = {
  readonly handle: string;
  readonly offset: string;
  readonly messages: string;
  readonly rows: CopiedRows | null;
};

const newline = 10;
const [endFirst, endSecond] = [copyEnd.charCodeAt(0), copyEnd.charCodeAt(1)];

type Bytes = Uint8Array<ArrayBuffer>;

/** @returns place behind the line that begins at `from` */
function behindLine(body: Bytes, from: number): number {
  const end = body.indexOf(newline, from);
  if (end < 0) throw new Error('a line without its end');
  return end + 1;
}

/** @returns place behind the line that ends the rows */
function behindRows(body: Bytes, from: number): number {
  let line = behindLine(body, from);
  while (body[line] !== endFirst || body[line + 1] !== endSecond || body[line + 2] !== newline) line = behindLine(body, line);
  return line + copyEnd.length + 1;
}

/**
 * Reads a body of `@anwurf/contract/sync/beginnings`; does not parse its rows.
 * @throws when it is not such a body, or was cut off
 */
export function readBeginnings(body: Bytes): Map<PlainTableName, RawBeginning> {
  const decode = (from: number, to: number) => new TextDecoder().decode(body.subarray(from, to));
  const found = new Map<PlainTableName, RawBeginning>();
  for (let place = 0; place < body.length;) {
    const start = behindLine(body, place);
    const { table, handle, offset, rows: hasRows } = JSON.parse(decode(place, start)) as BeginningHead;
    if (typeof handle !== 'string' || typeof offset !== 'string') throw new Error('a part without its place');
    place = behindLine(body, hasRows ? behindRows(body, start) : start);
    const { rows, messages } = hasRows ? readCopied(body.subarray(start, place)) : { rows: null, messages: decode(start, place - 1) };
    if (isPlainTable(table)) found.set(table, { handle, offset, messages, rows });
  }
  return found;
}
