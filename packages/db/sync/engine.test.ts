import type { PGlite } from '@electric-sql/pglite';
import { syncedTableNames } from '@anwurf/contract/sync/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNodeStore } from '../store/open-node-store.ts';
import { SyncEngine } from './engine.ts';

const user = '0198a000-0000-7000-8000-000000000001';
let store: PGlite;
beforeEach(async () => {
  store = await openNodeStore();
});
afterEach(() => store.close());

/** A server without rows; `missing` is a table that it does not serve. */
function emptyServer(missing?: string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith(`/${missing}`)) return Promise.resolve(Response.json({}, { status: 503 }));
    // A held request: the change feed does not move until the engine closes.
    if (url.searchParams.has('live')) {
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    const headers = { 'electric-handle': 'h', 'electric-offset': '0_0' };
    return Promise.resolve(Response.json([{ headers: { control: 'up-to-date' } }], { headers }));
  };
}

async function startEngine(server: typeof fetch): Promise<SyncEngine> {
  const engine = new SyncEngine({
    store,
    storeKind: 'node',
    userId: user,
    baseUrl: 'http://server.example',
    fetch: server,
    accessToken: () => Promise.resolve('token'),
    onState: () => undefined,
  });
  await engine.start();
  return engine;
}

const untilOnline = (engine: SyncEngine) => vi.waitFor(() => expect(engine.state().connection).toBe('online'), { timeout: 20_000 });

test('the first sync is done when every table has been here once', async () => {
  const engine = await startEngine(emptyServer());
  expect(engine.state().firstSyncDone).toBe(false);
  await untilOnline(engine);
  expect(engine.state().firstSyncDone).toBe(true);
  await engine.close();
});

test('a table that a later release adds does not undo the first sync: offline, the app goes on with what it has', async () => {
  const before = await startEngine(emptyServer());
  await untilOnline(before);
  await before.close();
  await store.query('delete from streams where table_name = $1', [syncedTableNames[3]]);
  const engine = await startEngine(emptyServer(syncedTableNames[3]));
  expect(engine.state().firstSyncDone).toBe(true);
  await engine.close();
});
