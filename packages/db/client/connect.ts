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
  /** Before it is opened: what must not wait for the processor. Requests wait meanwhile. */
  readonly after?: Promise<void>;
};

/** A test (or support) may choose the store of a first start. */
function storePreference(): StorePreference {
  const wish = sessionStorage.getItem(deviceStorage.storeWish.name);
  return wish === 'opfs' || wish === 'idb' ? wish : 'auto';
}

const newWorker = (after?: Promise<void>) =>
  new DatabaseWorker(
    () => new Worker(new URL('../worker/local-worker.ts', import.meta.url), { type: 'module', name: 'anwurf-database' }),
    after,
  );

/** Waits for the next connection. */
let spare: DatabaseWorker | null = null;

/** Starts the worker of the next {@link connectLocalDatabase}, and lets it make a store for somebody who is new to this device. */
export function prepareLocalDatabase(): void {
  if (spare !== null) return;
  spare = newWorker();
  spare.post({ kind: 'prepare' });
}

/** Opens the user's local database in this tab; all tabs of the browser share one store. */
export function connectLocalDatabase({ userId, accessToken, after }: Connection): Promise<LocalDatabase> {
  const worker = spare ?? newWorker(after);
  spare = null;
  return Promise.resolve(openWorkerDatabase({ userId, accessToken, store: storePreference(), worker }));
}
