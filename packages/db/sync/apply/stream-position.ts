import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import { changeFeed, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import type { CollapsedBatch } from './batch.ts';
import { isFollowed } from './followed-streams.ts';

/** Position of a stream after a batch. */
export type StreamPosition = { readonly handle: string; readonly offset: string };

/** Position from which an answer continues; no handle: from the beginning. */
export type RequestPosition = { readonly handle: string | null; readonly offset: string };

/** An answer of a team's stream that has ended, or begun anew, since it was requested. Nothing of it is applied. */
export class EndedStream extends Error {
  override readonly name = 'EndedStream';
}

/**
 * Checks that a team's stream is followed, and still at the position from which an answer was requested: while the request is under
 * way the team may be left, and joined again, and the answer continues from rows that have gone.
 * @throws EndedStream
 */
export async function checkPosition(tx: Transaction, name: StreamName, from: RequestPosition | undefined): Promise<void> {
  if (teamOfStream(name) === null) return;
  if (!(await isFollowed(tx, name))) throw new EndedStream(name);
  if (from === undefined) return;
  const stored = await tx.query<{ handle: string | null; offset: string }>('select handle, "offset" from streams where table_name = $1', [
    name,
  ]);
  const { handle, offset } = stored.rows[0] ?? { handle: null, offset: '-1' };
  if (handle !== from.handle || offset !== from.offset) throw new EndedStream(name);
}

/** The columns that this release fetches of a table. */
export const fetchedColumns = (table: SyncedTableName): string => Object.keys(syncedTable(table).columns).toSorted().join(' ');

/** Notes why a stream has stopped, unless it has ended. */
export async function noteStop(store: PGliteInterface, name: StreamName, message: string): Promise<void> {
  await store.transaction(async (tx) => {
    if (!(await isFollowed(tx, name))) return;
    await tx.query(
      `insert into streams (table_name, stopped) values ($1, $2) on conflict (table_name) do update set stopped = excluded.stopped`,
      [name, message.slice(0, 2000)],
    );
  });
}

/** Stores a stream's position after a batch. */
export async function storePosition(tx: Transaction, name: StreamName, batch: CollapsedBatch, position: StreamPosition): Promise<void> {
  await tx.query(
    `insert into streams (table_name, handle, "offset", snapshot, last_up_to_date_at, last_txid, fetched_columns)
       values ($1, $2, $3, $4::jsonb, case when $5::boolean then now() end, $6::bigint & 4294967295, case when $5::boolean then $7 end)
     on conflict (table_name) do update set handle = excluded.handle, "offset" = excluded."offset", stopped = null,
       snapshot = coalesce(excluded.snapshot, streams.snapshot),
       last_txid = coalesce(excluded.last_txid, streams.last_txid),
       fetching_anew = streams.fetching_anew and not $5::boolean,
       newest_from = case when not $5::boolean then streams.newest_from end,
       last_up_to_date_at = coalesce(excluded.last_up_to_date_at, streams.last_up_to_date_at),
       fetched_columns = coalesce(excluded.fetched_columns, streams.fetched_columns)`,
    [
      name,
      position.handle,
      position.offset,
      batch.snapshot === null ? null : JSON.stringify(batch.snapshot),
      batch.upToDate,
      [...batch.txids].at(-1) ?? null,
      fetchedColumns(tableOfStream(name)),
    ],
  );
}

/**
 * Records a must-refetch: the next answer starts from nothing, while the device's rows stay visible until the fresh ones have
 * replaced them. A change feed that begins anew may have left changes unannounced: every stream is fetched after it.
 */
export async function beginRefetch(store: PGliteInterface, name: StreamName): Promise<void> {
  await store.transaction(async (tx) => {
    if (!(await isFollowed(tx, name))) return;
    await tx.query('delete from refetched_keys where table_name = $1', [name]);
    if (name === changeFeed) await tx.query('update streams set fetched_columns = null');
    await tx.query(
      `insert into streams (table_name, fetching_anew) values ($1, true)
       on conflict (table_name) do update set handle = null, "offset" = '-1', fetching_anew = true, snapshot = null, last_txid = null,
         fetched_columns = null`,
      [name],
    );
  });
}
