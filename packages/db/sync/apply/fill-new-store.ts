import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import type { PlainTableName } from '@anwurf/contract/sync/registry';
import { noteWrittenRows } from '../../store/outgrown-plans.ts';
import type { Snapshot } from './batch.ts';
import { type CopiedRows, rowCount } from './copied-rows.ts';
import { copyIntoEmpty, isOfRegistry } from './fill-table.ts';
import { quote } from './row-sql.ts';
import { fetchedColumns, type StreamPosition } from './stream-position.ts';

/** The beginning of a stream: its rows, and its position after them. */
export type Beginning = StreamPosition & {
  readonly rows: CopiedRows;
  readonly snapshot: Snapshot;
  /** Whether nothing is missing that was announced. */
  readonly isUpToDate: boolean;
};

/** The first time, dropping a table's indexes and building them takes 0.1 s of a browser: 1,152 rows took 0.09 to 0.19 s instead of 0.03 to 0.07. */
const leastRebuilt = 5000;

type Beginnings = ReadonlyMap<PlainTableName, Beginning>;

/** Whether the store has rows, positions or mutations of its own. */
async function knowsAnything(tx: Transaction, tables: Iterable<PlainTableName>): Promise<boolean> {
  const places = ['streams', 'outbox', 'base_rows', ...tables];
  const hasRows = places.map((place) => `exists (select from ${quote(place)})`).join(' or ');
  const { rows } = await tx.query<{ known: boolean }>(`select ${hasRows} as known`);
  return rows[0]?.known !== false;
}

async function storePositions(tx: Transaction, beginnings: Beginnings): Promise<void> {
  const positions = [...beginnings].map(([table, { handle, offset, snapshot, isUpToDate }]) => ({
    table_name: table,
    handle,
    offset,
    snapshot,
    columns: isUpToDate ? fetchedColumns(table) : null,
  }));
  await tx.query(
    `insert into streams (table_name, handle, "offset", snapshot, last_up_to_date_at, fetched_columns)
     select table_name, handle, "offset", snapshot, case when columns is not null then now() end, columns
       from jsonb_to_recordset($1) as position (table_name text, handle text, "offset" text, snapshot jsonb, columns text)`,
    [JSON.stringify(positions)],
  );
}

/**
 * Fills a store that knows nothing with the beginnings of several streams, in one local transaction: one by one, two dozen tables take as many
 * transactions and some two hundred statements, on a store of which the browser has compiled little.
 * @returns false when the store knows something, or refuses a row; nothing has changed then
 */
export async function fillNewStore(store: PGliteInterface, beginnings: Beginnings): Promise<boolean> {
  if (![...beginnings].every(([table, { rows }]) => isOfRegistry(table, rows))) return false;
  try {
    return await store.transaction(async (tx) => {
      if (await knowsAnything(tx, beginnings.keys())) return false;
      let written = 0;
      for (const [table, { rows }] of beginnings) {
        const count = rowCount(rows);
        written += count;
        if (count > 0) await copyIntoEmpty(tx, table, rows, count >= leastRebuilt);
      }
      await storePositions(tx, beginnings);
      await noteWrittenRows(store, tx, written);
      return true;
    });
  } catch {
    // Applied one by one, only the stream with the refused row stops.
    return false;
  }
}
