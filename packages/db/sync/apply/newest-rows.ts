import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import { ownerColumn } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import type { CopiedRows } from './copied-rows.ts';
import { fillByCopy } from './fill-table.ts';
import { isFollowed } from './followed-streams.ts';
import { quote } from './row-sql.ts';

/** Whether the store knows nothing of a stream: neither rows nor a position, nor that it was ever asked for. */
export async function isUnknown(store: Pick<PGliteInterface, 'query'>, name: StreamName): Promise<boolean> {
  return (await store.query('select from streams where table_name = $1', [name])).rows.length === 0;
}

/**
 * Stores the newest rows of a team's stream of which nothing is known, in one local transaction. They are shown as a refetch shows old rows: the
 * stream has no position, so a device that is killed asks for the snapshot, which takes their place.
 * @param from the day with which they begin
 * @throws the store's error when it refuses a row; nothing has changed then
 */
export async function applyNewest(store: PGliteInterface, name: StreamName, rows: CopiedRows, from: string): Promise<void> {
  await store.transaction(async (tx) => {
    // The membership may have ended since the request.
    if (!(await isFollowed(tx, name)) || !(await isUnknown(tx, name)) || !(await fillByCopy(tx, name, rows))) return;
    await tx.query('insert into streams (table_name, fetching_anew, newest_from) values ($1, true, $2)', [name, from]);
  });
}

/**
 * Removes the newest rows, whose snapshot has come as a whole: copying it is less work than comparing it with them. Screens go on to call the rows
 * the newest until the stream is up to date.
 */
export async function dropNewest(tx: Transaction, name: StreamName): Promise<void> {
  const table = tableOfStream(name);
  await tx.query(`delete from ${quote(table)} where ${quote(ownerColumn(table) ?? '')} = $1`, [teamOfStream(name)]);
  await tx.query('update streams set fetching_anew = false where table_name = $1', [name]);
}
