import { deviceStorage } from '@anwurf/contract/device-storage';
import type { StorePreference } from '../worker/messages.ts';
import { DatabaseWorker } from './database-worker.ts';
import type { LocalDatabase } from './local-database.ts';
import { openWorkerDatabase } from './worker-database.ts';

export { removeLocalDatabase } from './remove-local-database.ts';

/** Whose database to open, and how its sync proves who it is. */
export type Connection = {
  readonly userId: string;
  /** Current access token; `renew`: the server refused the last one. Null: signed out. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
};

/** A test (or support) may choose the store of a first start. */
function storePreference(): StorePreference {
  const wish = sessionStorage.getItem(deviceStorage.storeWish.name);
  return wish === 'opfs' || wish === 'idb' ? wish : 'auto';
}

const newWorker = () =>
  new DatabaseWorker(() => new Worker(new URL('../worker/local-worker.ts', import.meta.url), { type: 'module', name: 'anwurf-database' }));

/** Waits for the next connection. */
let spare: DatabaseWorker | null = null;

/**
 * Loads what the next {@link connectLocalDatabase} needs, in its worker.
 * @param userId whose database it will be; null: of somebody who is new to this device
 */
export function prepareLocalDatabase(userId: string | null): void {
  if (spare !== null) return;
  spare = newWorker();
  spare.post({ kind: 'prepare', userId });
}

/** Opens the user's local database in this tab; all tabs of the browser share one store. */
export function connectLocalDatabase({ userId, accessToken }: Connection): Promise<LocalDatabase> {
  const worker = spare ?? newWorker();
  spare = null;
  return Promise.resolve(openWorkerDatabase({ userId, accessToken, store: storePreference(), worker }));
}
