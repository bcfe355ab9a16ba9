import { deleteDB, type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';
import { inTime } from './in-time.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * In ms. IndexedDB has no time limits: a deletion waits for every connection, and an opening for the deletion. A connection can
 * outlive its worker: WebKit keeps those of a worker that ended while its page went into the back/forward cache (decision 0043).
 */
const limitMs = 10_000;

const held = (name: string) => () => new StoreFailure('store_held', `another page holds ${name} open`);

/**
 * Opens a database of IndexedDB.
 * @throws StoreFailure `store_held` when that takes too long
 */
export async function openInTime<Schema extends DBSchema>(
  name: string,
  version?: number,
  callbacks?: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, version, callbacks);
  try {
    return await inTime(opening, limitMs, held(name));
  } catch (error) {
    // An opening that is late holds nothing.
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Waits for a transaction. One that writes waits for those before it, also of a connection that has outlived its worker.
 * @throws StoreFailure `store_held` when that takes too long
 */
export function answeredInTime<Result>(name: string, work: Promise<Result>): Promise<Result> {
  return inTime(work, limitMs, held(name));
}

/**
 * Deletes a database of IndexedDB.
 * @throws StoreFailure `store_held` when a connection stays open; the browser deletes it once that is gone
 */
export async function deleteInTime(name: string): Promise<void> {
  await inTime(deleteDB(name), limitMs, held(name));
}
