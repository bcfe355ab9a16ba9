import { firstRowsOfServer } from './ask-first-rows.ts';
import { DatabaseWorker } from './database-worker.ts';
import { type EarlyWorker, endEarlyWorker, takeEarlyWorker } from './early-worker.ts';
import { withFirstRows } from './first-rows.ts';
import type { LocalDatabase } from './local-database.ts';
import { removeStored, removeStoredOfOthers } from './remove-local-database.ts';
import { storePreference } from './store-preference.ts';
import { wipeKeptOfOthers, wipeKeptOfUser } from './wipe-kept.ts';
import { openWorkerDatabase } from './worker-database.ts';

export { whenFirstDataIsHere } from './first-data.ts';

/** The user whose database is opened, and the credentials of its sync. */
export type Connection = {
  readonly userId: string;
  /** Current access token; `renew`: the server refused the last one. Null: signed out. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  /** Whether the user is still signed in, asked when the page wakes in the back/forward cache. */
  readonly isWanted?: () => boolean;
  /** Whether the user has just signed in here: the server answers the first screens while his store is being made. */
  readonly isNew?: boolean;
  /** Delays the opening until more urgent work has had the processor. Requests wait meanwhile. */
  readonly after?: Promise<void>;
};

const newWorker = (begin: { readonly after?: Promise<void> | undefined; readonly early?: EarlyWorker | null } = {}) =>
  new DatabaseWorker(
    () => new Worker(new URL('../worker/local-worker.ts', import.meta.url), { type: 'module', name: 'anwurf-database' }),
    begin,
  );

/** Worker for the next connection. */
let spare: DatabaseWorker | null = null;

/** In ms. A script that never comes keeps nobody from his store. */
const longestHold = 20_000;

/**
 * Starts the worker of the next {@link connectLocalDatabase}, which prepares a store for a user who is new to this device.
 * @param after what comes before Postgres, which is ten times as large: the scripts of the first screen, which has its rows from the server
 */
export function prepareLocalDatabase(after: Promise<unknown>): void {
  if (spare !== null) return;
  spare = newWorker();
  void spare.holdUntil(Promise.race([after, new Promise((resolve) => setTimeout(resolve, longestHold))]));
  spare.post({ kind: 'prepare' });
}

/** Opens the user's local database in this tab; all tabs of the browser share one store. */
export function connectLocalDatabase({
  userId,
  accessToken,
  isWanted = () => true,
  isNew = false,
  after,
}: Connection): Promise<LocalDatabase> {
  const early = takeEarlyWorker(spare === null ? userId : null);
  const worker = spare ?? newWorker({ after, early });
  spare = null;
  const database = openWorkerDatabase({ userId, accessToken, isWanted, store: storePreference(), worker });
  return Promise.resolve(isNew ? withFirstRows(database, firstRowsOfServer(accessToken)) : database);
}

/**
 * Removes all data of the user from this device, Web Storage included. The database must be closed in all tabs.
 * @throws when a store is still open
 */
export async function removeLocalDatabase(userId: string): Promise<void> {
  wipeKeptOfUser(userId);
  endEarlyWorker(userId);
  await removeStored(userId);
}

/**
 * Removes the data of other users than the signed-in one from this device, Web Storage included, and seals their unsent changes.
 * @throws when a store is still open
 */
export function removeOtherDatabases(userId: string): Promise<void> {
  wipeKeptOfOthers(userId);
  return removeStoredOfOthers(userId, wipeKeptOfUser);
}
