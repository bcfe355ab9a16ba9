import { createDeferred } from './deferred.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { newMutation } from '../sync/upload/new-mutation.ts';
import { unopenedState } from '../worker/unopened-state.ts';
import type { Reply, Request, StorePreference, TabMessage } from '../worker/messages.ts';
import { LeaseChannel } from '../worker/lease-channel.ts';
import type { DatabaseWorker } from './database-worker.ts';
import type { LocalDatabase } from './local-database.ts';
import { watchPageSleep } from './page-sleep.ts';

/** Options for opening the local database in a tab. */
export type WorkerDatabaseOptions = {
  readonly userId: string;
  /** Origin of the server without a trailing slash; empty: the page's origin. */
  readonly baseUrl?: string;
  /** Current access token; `renew` requests a fresh one. Null: signed out. Rejects while the server is unreachable. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  readonly store?: StorePreference;
  /** Whether the user is still signed in, asked when the page wakes in the back/forward cache. */
  readonly isWanted?: () => boolean;
  readonly worker: DatabaseWorker;
};

type Waiting = { readonly request: Request; readonly resolve: (rows: unknown[]) => void; readonly reject: (error: Error) => void };

type Live = { readonly request: Request; readonly onRows: (result: { rows: unknown[] }) => void };

/** Opens the user's database in this tab. Resolves at once; requests wait until the store is open. */
export function openWorkerDatabase(options: WorkerDatabaseOptions): LocalDatabase {
  const { worker } = options;
  const waiting = new Map<number, Waiting>();
  const lives = new Map<string, Live>();
  const listeners = new Set<() => void>();
  const closed = createDeferred<void>();
  const abandoned = new AbortController();
  let state: SyncState = unopenedState;
  let nextId = 0;
  /** Number of workers so far. */
  let opening = 0;
  let isHolder = false;
  /** The page has woken with rows that its store, opened again, may not have yet: they are shown until it has. */
  let isReturning = false;
  let lease: LeaseChannel | undefined;

  const post = (message: TabMessage): void => worker.post(message);
  const ask = (request: Request): Promise<unknown[]> => {
    nextId += 1;
    const { promise, resolve, reject } = createDeferred<unknown[]>();
    waiting.set(nextId, { request, resolve, reject });
    post({ kind: 'request', id: nextId, request });
    return promise;
  };
  const settle = (id: number, reply: Reply): void => {
    const entry = waiting.get(id);
    waiting.delete(id);
    if (reply.ok) entry?.resolve(reply.rows);
    else entry?.reject(new Error(reply.message));
  };
  const giveToken = async (id: number, renew: boolean): Promise<void> => {
    const asking = opening;
    const answer = await options.accessToken(renew).then(
      (token) => ({ token, failed: false }),
      () => ({ token: null, failed: true }),
    );
    // Another worker counts its own requests.
    if (asking === opening) post({ kind: 'token', id, ...answer });
  };
  worker.listen((data) => {
    switch (data.kind) {
      case 'reply':
        settle(data.id, data.reply);
        break;
      case 'rows':
        lives.get(data.liveId)?.onRows({ rows: data.rows });
        break;
      case 'state':
        state = isReturning ? { ...data.state, firstSyncDone: true } : data.state;
        if (isReturning && data.state.firstSyncDone) resubscribe();
        for (const listener of listeners) listener();
        break;
      case 'holds':
        isHolder = data.isHolder;
        break;
      case 'token-please':
        void giveToken(data.id, data.renew);
        break;
      case 'closed':
        closed.resolve();
        break;
    }
  });
  const begin = (): void => {
    opening += 1;
    lease = new LeaseChannel(options.userId, () => isHolder);
    post({ kind: 'start', userId: options.userId, baseUrl: options.baseUrl ?? '', store: options.store ?? 'auto' });
  };
  begin();

  /** Gives the store away: another page may open it. What the player was told is saved is in the journal. */
  const onSleep = (): void => {
    lease?.close();
    isHolder = false;
    worker.sleep();
  };
  const resubscribe = (): void => {
    isReturning = false;
    const asked = new Set([...waiting.values()].map(({ request }) => request));
    for (const { request, onRows } of lives.values()) {
      if (asked.has(request)) continue;
      ask(request).then(
        (rows) => onRows({ rows }),
        () => undefined,
      );
    }
  };
  /** Takes the store again: with a new worker, which gets everything that was not answered, and the live queries. */
  const onWake = (): void => {
    if (options.isWanted?.() === false) return;
    worker.wake();
    begin();
    for (const [id, { request }] of waiting) post({ kind: 'request', id, request });
    isReturning = state.firstSyncDone;
    if (!isReturning) resubscribe();
  };
  watchPageSleep({ onSleep, onWake }, abandoned.signal);

  const now = (): void => {
    void ask({ kind: 'now' });
  };
  addEventListener('online', now, { signal: abandoned.signal });
  addEventListener('offline', () => void ask({ kind: 'offline' }), { signal: abandoned.signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && state.connection !== 'online') now();
    },
    { signal: abandoned.signal },
  );

  return {
    live: {
      async query<Row>(sql: string, params: readonly unknown[] | undefined | null, callback?: (result: { rows: Row[] }) => void) {
        const liveId = crypto.randomUUID();
        const request: Request = { kind: 'live', liveId, sql, params: params ?? [] };
        if (callback !== undefined) lives.set(liveId, { request, onRows: callback as Live['onRows'] });
        const rows = (await ask(request)) as Row[];
        callback?.({ rows });
        return {
          initialResults: { rows },
          unsubscribe: async () => {
            lives.delete(liveId);
            await ask({ kind: 'unlive', liveId });
          },
          refresh: async () => {
            callback?.({ rows: (await ask(request)) as Row[] });
          },
        };
      },
    },
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      return { rows: (await ask({ kind: 'query', sql, params })) as Row[] };
    },
    async write(changes) {
      await ask({ kind: 'write', mutations: changes.map(newMutation) });
    },
    sync: {
      state: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async retry(mutationId) {
        await ask({ kind: 'retry', mutationId });
      },
      async discard(mutationId) {
        await ask({ kind: 'discard', mutationId });
      },
      now,
    },
    async close() {
      abandoned.abort();
      post({ kind: 'close' });
      await Promise.race([closed.promise, worker.lost()]);
      lease?.close();
      worker.terminate();
    },
  };
}
