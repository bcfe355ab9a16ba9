import type { LogEntry, LogPage } from './shape-log.ts';
import type { Shape } from './shape.ts';

/** A message's key, as a JSON string: `"public"."table"/"id"`. */
export function messageKey({ table }: Shape): { readonly before: string; readonly after: string } {
  return { before: `"\\"public\\".\\"${table}\\"/\\"`, after: '\\""' };
}

type Columns = Record<string, string | null>;

/** The message's value and, for `replica=full`, old_value, as JSON texts. */
function valuesOf(entry: LogEntry, keyColumn: string, full: boolean): string {
  if (entry.op === 'insert') return `"value":${entry.value}`;
  if (entry.op === 'delete') return `"value":${full ? entry.value : JSON.stringify({ [keyColumn]: entry.key })}`;
  const value = JSON.parse(entry.value) as Columns;
  const old = JSON.parse(entry.oldValue ?? '{}') as Columns;
  const changed = Object.keys(value).filter((name) => value[name] !== old[name]);
  if (full) {
    const before = Object.fromEntries(changed.map((name) => [name, old[name]]));
    return `"value":${entry.value},"old_value":${JSON.stringify(before)}`;
  }
  const after = Object.fromEntries(changed.map((name) => [name, value[name]]));
  return `"value":${JSON.stringify({ [keyColumn]: entry.key, ...after })}`;
}

/**
 * A page of the log as messages (JSON texts), oldest first. Each entry is its own `lsn`, so that an SSE client, which makes its
 * next offset from the last `global_last_seen_lsn`, names an exact position.
 */
export function buildMessages(shape: Shape, page: LogPage, full: boolean): string[] {
  const { before, after } = messageKey(shape);
  return page.entries.map((entry, index) => {
    const next = page.entries[index + 1]?.txid ?? page.nextTxid;
    const last = next === entry.txid ? '' : ',"last":true';
    const headers = `"relation":["public","${shape.table}"],"operation":"${entry.op}","lsn":"${entry.seq}","op_position":0,"txids":[${entry.txid}]${last}`;
    return `{"key":${before}${entry.key}${after},${valuesOf(entry, shape.key, full)},"headers":{${headers}}}`;
  });
}

/** The message that ends a complete answer. */
export function buildUpToDate(position: bigint): string {
  return `{"headers":{"control":"up-to-date","global_last_seen_lsn":"${position}"}}`;
}
