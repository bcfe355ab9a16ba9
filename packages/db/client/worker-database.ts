import type { SyncState } from '../sync/sync-state.ts';
import { newMutation } from '../sync/upload/new-mutation.ts';
import { unopenedState } from '../worker/unopened-state.ts';
import type { Reply, Request, StorePreference, TabMessage } from '../worker/messages.ts';
import type { DatabaseWorker } from './database-worker.ts';
import type { LocalDatabase } from './local-database.ts';

/** Options for opening the local database in a tab. */
export type WorkerDatabaseOptions = {
  readonly userId: string;
  /** Origin of the server without a trailing slash; empty: the page's origin. */
  readonly baseUrl?: string;
  /** Current access token; `renew` requests a fresh one. Null: signed out. Rejects while the server is unreachable. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  readonly store?: StorePreference;
  readonly worker: DatabaseWorker;
};

type Waiting = { readonly resolve: (rows: unknown[]) => void; readonly reject: (error: Error) => void };

/** Opens the user's database in this tab. Resolves at once; requests wait until the store is open. */
export function openWorkerDatabase(options: WorkerDatabaseOptions): LocalDatabase {
  const { worker } = options;
  const waiting = new Map<number, Waiting>();
  const lives = new Map<string, (result: { rows: unknown[] }) => void>();
  const listeners = new Set<() => void>();
  const closed = Promise.withResolvers<void>();
  const abandoned = new AbortController();
  let state: SyncState = unopenedState;
  let nextId = 0;

  const post = (message: TabMessage): void => worker.post(message);
  const ask = (request: Request): Promise<unknown[]> => {
    nextId += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    waiting.set(nextId, { resolve, reject });
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
    const answer = await options.accessToken(renew).then(
      (token) => ({ token, failed: false }),
      () => ({ token: null, failed: true }),
    );
    post({ kind: 'token', id, ...answer });
  };
  worker.listen((data) => {
    switch (data.kind) {
      case 'reply':
        settle(data.id, data.reply);
        break;
      case 'rows':
        lives.get(data.liveId)?.({ rows: data.rows });
        break;
      case 'state':
        state = data.state;
        for (const listener of listeners) listener();
        break;
      case 'token-please':
        void giveToken(data.id, data.renew);
        break;
      case 'closed':
        closed.resolve();
        break;
    }
  });
  post({ kind: 'start', userId: options.userId, baseUrl: options.baseUrl ?? '', store: options.store ?? 'auto' });

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
        if (callback !== undefined) lives.set(liveId, callback as (result: { rows: unknown[] }) => void);
        const request: Request = { kind: 'live', liveId, sql, params: params ?? [] };
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
      worker.terminate();
    },
  };
}
