import type { Sql } from '../database/connection.ts';
import type { Shape } from './shape.ts';

/** Most entries of a shape that are read alone, and with others at once. */
export const mostEntries = { alone: 5000, together: 500 } as const;

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
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  /** Whether the entries are all there is. */
  readonly complete: boolean;
  /** Transaction of the first entry that did not fit; tells whether the last transaction is complete. */
  readonly nextTxid: string | undefined;
};

/** Whether a client at `position`, whose handle is of `epoch`, can go on: nothing it needs is gone, nothing it knows is unknown here. */
export function canContinue(page: LogPage, epoch: bigint, position: bigint): boolean {
  return page.epoch === epoch && position >= page.pruned && position <= page.head;
}

/** What is read: a shape's entries after a position. */
export type LogRead = { readonly shape: Pick<Shape, 'owner' | 'table'>; readonly after: bigint };

type Row = { place: string; epoch: string; pruned: string; head: string; seq: string | null } & Omit<LogEntry, 'seq'>;

function toPage(rows: readonly Row[], most: number): LogPage {
  const [state] = rows;
  if (state === undefined) throw new Error('the log has no state');
  const entries = rows.flatMap((row) => (row.seq === null ? [] : [{ ...row, seq: row.seq }]));
  return {
    epoch: BigInt(state.epoch),
    pruned: BigInt(state.pruned),
    head: BigInt(state.head),
    entries: entries.slice(0, most),
    complete: entries.length <= most,
    nextTxid: entries[most]?.txid,
  };
}

/**
 * Reads entries of shapes, and the log's state, in one statement: one snapshot.
 * @param most entries of each
 * @returns a page each, in their order
 */
export async function readLogs(sql: Sql, reads: readonly LogRead[], most: number): Promise<LogPage[]> {
  const rows = await sql<Row[]>`
    select asked.place, state.epoch, state.pruned, greatest(state.pruned, state.newest) as head,
      entry.seq, entry.txid, entry.key, entry.op, entry.value, entry.old_value as "oldValue"
    from unnest(${reads.map(({ shape }) => shape.owner)}::uuid[], ${reads.map(({ shape }) => shape.table)}::text[],
      ${reads.map(({ after }) => after.toString())}::bigint[]) with ordinality as asked (owner, table_name, after, place)
    cross join lateral (select
      coalesce((select epoch from shape_epochs where table_name = asked.table_name), 0) as epoch,
      coalesce((select seq from shape_log_pruned where owner = asked.owner and table_name = asked.table_name), 0) as pruned,
      coalesce((select max(seq) from shape_log where owner = asked.owner and table_name = asked.table_name), 0) as newest) as state
    left join lateral (
      select seq, txid, key, op, value::text as value, old_value::text as old_value from shape_log
      where owner = asked.owner and table_name = asked.table_name and seq > asked.after
      order by seq limit ${most + 1}) as entry on true
    order by asked.place, entry.seq`;
  const pages: Row[][] = reads.map(() => []);
  for (const row of rows) pages[Number(row.place) - 1]?.push(row);
  return pages.map((page) => toPage(page, most));
}

/** Reads one shape's entries after a position, and the log's state. */
export async function readLog(sql: Sql, read: LogRead): Promise<LogPage> {
  const [page] = await readLogs(sql, [read], mostEntries.alone);
  if (page === undefined) throw new Error('the log has no page');
  return page;
}
