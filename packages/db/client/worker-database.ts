import { newMutation } from '../sync/upload/new-mutation.ts';
import type { TabMessage, WorkerMessage } from '../worker/messages.ts';
import { createDeferred } from './deferred.ts';
import type { LocalDatabase } from './local-database.ts';
import { watchPageSleep } from './page-sleep.ts';
import { StoreOpening, type StoreOpeningOptions } from './store-opening.ts';
import { TabLiveQueries } from './tab-live-queries.ts';
import { TabSyncState } from './tab-sync-state.ts';
import { WorkerRequests } from './worker-requests.ts';

/** Options for opening the local database in a tab. */
export type WorkerDatabaseOptions = StoreOpeningOptions & {
  /** Whether the user is still signed in, asked when the page wakes in the back/forward cache. */
  readonly isWanted?: () => boolean;
};

/** In ms: a sign-out must end. */
const longestClosing = 10_000;

/** Notifies the worker when the network comes or goes, and when a tab without it is looked at. */
function watchNetwork(requests: WorkerRequests, sync: TabSyncState, signal: AbortSignal): void {
  const now = (): void => void requests.ask({ kind: 'now' });
  addEventListener('online', now, { signal });
  addEventListener('offline', () => void requests.ask({ kind: 'offline' }), { signal });
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && sync.current.connection !== 'online') now();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
}

/** Opens the user's database in this tab. Resolves at once; requests wait until the store is open. */
export function openWorkerDatabase(options: WorkerDatabaseOptions): LocalDatabase {
  const { worker } = options;
  const post = (message: TabMessage): void => worker.post(message);
  const requests = new WorkerRequests(post);
  const lives = new TabLiveQueries(requests);
  const sync = new TabSyncState();
  const opening = new StoreOpening(options, post);
  const closed = createDeferred<void>();
  const abandoned = new AbortController();

  worker.listen((data: WorkerMessage) => {
    switch (data.kind) {
      case 'reply':
        return requests.settle(data.id, data.reply);
      case 'rows':
        return lives.notify(data.liveId, data.rows);
      case 'state':
        return sync.take(data.state);
      case 'holds':
        return opening.hold(data.isHolder);
      case 'token-please':
        return void opening.giveToken(data.id, data.renew);
      case 'closed':
        return closed.resolve();
    }
  });
  opening.begin();

  /** Takes the store again: with a new worker, which gets everything that was not answered, and the live queries. */
  const onWake = (): void => {
    if (options.isWanted?.() === false) return;
    worker.wake();
    opening.begin();
    requests.resend();
    sync.wake(() => lives.resubscribe());
  };
  watchPageSleep({ onSleep: () => opening.sleep(), onWake }, abandoned.signal);
  watchNetwork(requests, sync, abandoned.signal);

  return {
    live: { query: lives.query },
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      return { rows: (await requests.ask({ kind: 'query', sql, params })) as Row[] };
    },
    async write(changes) {
      await requests.ask({ kind: 'write', mutations: changes.map(newMutation) });
    },
    sync: {
      state: () => sync.current,
      subscribe: (listener) => sync.subscribe(listener),
      async retry(mutationId) {
        await requests.ask({ kind: 'retry', mutationId });
      },
      async discard(mutationId) {
        await requests.ask({ kind: 'discard', mutationId });
      },
      now: () => void requests.ask({ kind: 'now' }),
    },
    async close() {
      abandoned.abort();
      post({ kind: 'close' });
      // Acknowledged writes are in the journal: a store that does not close is ended with its worker.
      await Promise.race([closed.promise, worker.lost(), new Promise((resolve) => setTimeout(resolve, longestClosing))]);
      opening.end();
      worker.terminate();
    },
  };
}
