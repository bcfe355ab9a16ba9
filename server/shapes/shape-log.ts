import type { Sql } from '../database/connection.ts';
import type { Shape } from './shape.ts';

/** Most entries per shape, read alone or in a batch. */
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

/** Contents of a shape's log after a position. */
export type LogPage = {
  readonly epoch: bigint;
  /** Entries up to here have been removed. */
  readonly pruned: bigint;
  /** Newest position of the shape, in the same snapshot as the entries. */
  readonly head: bigint;
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  /** Whether there are no further entries. */
  readonly complete: boolean;
  /** Transaction of the first entry that did not fit; shows whether the last transaction is complete. */
  readonly nextTxid: string | undefined;
};

/**
 * Whether a client at `position`, with a handle of `epoch`, can continue: the log still has everything it needs, and its position
 * is not ahead of the log.
 */
export function canContinue(page: LogPage, epoch: bigint, position: bigint): boolean {
  return page.epoch === epoch && position >= page.pruned && position <= page.head;
}

/** A read of a shape's entries after a position. */
export type LogRead = { readonly shape: Pick<Shape, 'owner' | 'table'>; readonly after: bigint };

type Row = { place: number; epoch: string; pruned: string; head: string; seq: string | null } & Omit<LogEntry, 'seq'>;

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

/** Most shapes per batch. */
export const mostTogether = 32;

/**
 * The statement that reads a number of shapes; the parameters of each are owner, table and position. With a list of values
 * Postgres keeps its plan; with arrays it plans each time, which is three quarters of the work (0.11 against 0.33 ms for two
 * shapes).
 */
const statementOf = (places: number, most: number): string => `
  select asked.place, state.epoch, state.pruned, greatest(state.pruned, state.newest) as head,
    entry.seq, entry.txid, entry.key, entry.op, entry.value, entry.old_value as "oldValue"
  from (values ${Array.from({ length: places }, (_, place) => `(${place}, $${3 * place + 1}::uuid, $${3 * place + 2}::text, $${3 * place + 3}::bigint)`).join(', ')})
    as asked (place, owner, table_name, after)
  cross join lateral (select
    coalesce((select epoch from shape_epochs where table_name = asked.table_name), 0) as epoch,
    coalesce((select seq from shape_log_pruned where owner = asked.owner and table_name = asked.table_name), 0) as pruned,
    coalesce((select max(seq) from shape_log where owner = asked.owner and table_name = asked.table_name), 0) as newest) as state
  left join lateral (
    select seq, txid, key, op, value::text as value, old_value::text as old_value from shape_log
    where owner = asked.owner and table_name = asked.table_name and seq > asked.after
    order by seq limit ${most + 1}) as entry on true
  order by asked.place, entry.seq`;

/** Statements by places and limit: few, because every connection keeps each prepared. */
const statements = new Map<string, string>();

/** The next power of two: unused places have no owner and match nothing. */
const placesFor = (reads: number): number => 2 ** Math.ceil(Math.log2(reads));

/**
 * Reads entries of shapes, and the log's state, in one statement: one snapshot.
 * @param reads at most {@link mostTogether}
 * @param most entries of each
 * @returns a page each, in their order
 */
export async function readLogs(sql: Sql, reads: readonly LogRead[], most: number): Promise<LogPage[]> {
  const places = placesFor(reads.length);
  const key = `${places} ${most}`;
  const statement = statements.get(key) ?? statementOf(places, most);
  statements.set(key, statement);
  const asked = reads.flatMap(({ shape, after }) => [shape.owner, shape.table, after.toString()]);
  const parameters = [...asked, ...Array.from({ length: 3 * (places - reads.length) }, () => null)];
  // The text contains nothing of a request.
  const rows = await sql.unsafe<Row[]>(statement, parameters, { prepare: true });
  const pages: Row[][] = reads.map(() => []);
  for (const row of rows) pages[row.place]?.push(row);
  return pages.map((page) => toPage(page, most));
}

/** Reads one shape's entries after a position, and the log's state. */
export async function readLog(sql: Sql, read: LogRead): Promise<LogPage> {
  const [page] = await readLogs(sql, [read], mostEntries.alone);
  if (page === undefined) throw new Error('the log has no page');
  return page;
}
