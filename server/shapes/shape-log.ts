import type { Sql } from '../database/connection.ts';
import type { Shape } from './shape.ts';

/** Most entries that one answer carries. */
const maxEntries = 5000;

/** One change in the log; `value` and `oldValue` are JSON texts of column → Postgres text. */
export type LogEntry = {
  readonly seq: string;
  readonly txid: string;
  readonly key: string;
  readonly op: 'insert' | 'update' | 'delete';
  readonly value: string;
  readonly oldValue: string | null;
};

/** What the log holds of a shape after a position. */
export type LogPage = {
  readonly epoch: bigint;
  /** Entries up to here have been removed. */
  readonly pruned: bigint;
  /** Newest position of the shape, seen in the same snapshot as the entries. */
  readonly head: bigint;
  /** At most `maxEntries`, oldest first. */
  readonly entries: readonly LogEntry[];
  /** Whether the entries are all there is. */
  readonly complete: boolean;
  /** Transaction of the first entry that did not fit; tells whether the last transaction is complete. */
  readonly nextTxid: string | undefined;
};

type Row = { epoch: string; pruned: string; head: string; seq: string | null } & Omit<LogEntry, 'seq'>;

/** Reads a shape's entries after a position, and the log's state, in one statement: one snapshot. */
export async function readLog(sql: Sql, { owner, table }: Shape, after: bigint): Promise<LogPage> {
  const rows = await sql<Row[]>`
    select state.epoch, state.pruned, greatest(state.pruned, state.newest) as head,
      entry.seq, entry.txid, entry.key, entry.op, entry.value, entry.old_value as "oldValue"
    from (select
      coalesce((select epoch from shape_epochs where table_name = ${table}), 0) as epoch,
      coalesce((select seq from shape_log_pruned where owner = ${owner} and table_name = ${table}), 0) as pruned,
      coalesce((select max(seq) from shape_log where owner = ${owner} and table_name = ${table}), 0) as newest) as state
    left join lateral (
      select seq, txid, key, op, value::text as value, old_value::text as old_value from shape_log
      where owner = ${owner} and table_name = ${table} and seq > ${after.toString()}
      order by seq limit ${maxEntries + 1}) as entry on true
    order by entry.seq`;
  const [state] = rows;
  if (state === undefined) throw new Error('the log has no state');
  const entries = rows.flatMap((row) => (row.seq === null ? [] : [{ ...row, seq: row.seq }]));
  return {
    epoch: BigInt(state.epoch),
    pruned: BigInt(state.pruned),
    head: BigInt(state.head),
    entries: entries.slice(0, maxEntries),
    complete: entries.length <= maxEntries,
    nextTxid: entries[maxEntries]?.txid,
  };
}
