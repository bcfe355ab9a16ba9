import type { PGlite } from '@electric-sql/pglite';
import { plainTableNames } from '@anwurf/contract/sync/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNodeStore } from '../store/open-node-store.ts';
import { SyncEngine } from './engine.ts';
import type { NewMutation } from './upload/new-mutation.ts';
import { writeMutations } from './upload/outbox.ts';

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
    // A long poll: the change feed does not move until the engine closes.
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

test('the first sync is done when every table has been complete once', async () => {
  const engine = await startEngine(emptyServer());
  expect(engine.state().firstSyncDone).toBe(false);
  await untilOnline(engine);
  expect(engine.state().firstSyncDone).toBe(true);
  await engine.close();
});

test('the state names each table that the first sync has brought, also after the device was opened again', async () => {
  const held = 'fitness_tests';
  const first = await startEngine(emptyServer(held));
  const others = plainTableNames.filter((name) => name !== held);
  await vi.waitFor(() => expect(first.state().arrived.toSorted()).toEqual(others.toSorted()), { timeout: 20_000 });
  expect(first.state().firstSyncDone).toBe(false);
  await first.close();
  const second = await startEngine(emptyServer(held));
  expect(second.state().arrived.toSorted()).toEqual(others.toSorted());
  await second.close();
  const third = await startEngine(emptyServer());
  await vi.waitFor(() => expect(third.state().firstSyncDone).toBe(true), { timeout: 20_000 });
  await vi.waitFor(() => expect(third.state().arrived).toEqual([]));
  await third.close();
});

test('a table added by a later release does not undo the first sync: the app works offline', async () => {
  const before = await startEngine(emptyServer());
  await untilOnline(before);
  await before.close();
  await store.query('delete from streams where table_name = $1', [plainTableNames[3]]);
  const engine = await startEngine(emptyServer(plainTableNames[3]));
  expect(engine.state().firstSyncDone).toBe(true);
  await engine.close();
});

test('the first sync does not wait for a team, whose refusal is neither a stop nor a delay', async () => {
  const empty = emptyServer();
  const asked: string[] = [];
  const server: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.searchParams.has('team')) {
      asked.push(url.pathname);
      const isHeld = url.pathname.endsWith('/team_events');
      return isHeld ? empty(`${url.href}&live=true`, init) : Promise.resolve(Response.json({}, { status: 403 }));
    }
    if (!url.pathname.endsWith('/memberships')) return empty(input, init);
    const value = { id: set, user_id: user, team_id: user, role: 'player', joined_at: '2026-11-20 10:00:00+00', server_version: '1' };
    return Promise.resolve(answer([change(value)], '1_0'));
  };
  const engine = await startEngine(server);
  await untilOnline(engine);
  expect(engine.state().firstSyncDone).toBe(true);
  await vi.waitUntil(() => asked.filter((path) => path.endsWith('/teams')).length > 2, { timeout: 20_000 });
  expect(engine.state()).toMatchObject({ connection: 'online', isBehind: false, stopped: [], problem: null });
  await engine.close();
});

const set = '0198a000-0000-7000-8000-000000000009';
const stored = {
  id: set,
  user_id: user,
  workout_id: user,
  exercise_name: 'Sprung',
  set_number: '1',
  reps: '8',
  sets: '1',
  completed: 't',
  unit: 'kg',
  created_at: '2026-11-20 10:00:00+00',
  server_version: '1',
};
const logging: NewMutation = {
  id: '0198a000-0000-7000-8000-000000000010',
  table: 'workout_tracking',
  op: 'upsert',
  key: set,
  values: { workout_id: user, exercise_name: 'Sprung', reps: 8, sets: 1, completed: true, created_at: '2026-11-20T10:00:00Z' },
};
const answer = (messages: readonly object[], offset: string) =>
  Response.json([...messages, { headers: { control: 'up-to-date' } }], { headers: { 'electric-handle': 'h', 'electric-offset': offset } });
const change = (value: object) => ({ value, headers: { operation: 'insert', txids: [7] } });

/**
 * A server that accepts one set in transaction 7; `answerFeed` makes the change feed's answer to a waiting request, once it has
 * accepted. `asked` are the later requests for sets.
 */
function takingServer(answerFeed: (url: URL) => Response | null): { readonly server: typeof fetch; readonly asked: string[] } {
  const empty = emptyServer();
  const asked: string[] = [];
  const waiting = new Set<() => void>();
  let isTaken = false;
  const server: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/api/sync/mutations') {
      isTaken = true;
      for (const go of waiting) go();
      return Response.json({ results: [{ id: logging.id, status: 'applied', txid: '7', serverVersion: '1' }] });
    }
    if (url.searchParams.get('live') === 'true' && url.searchParams.get('offset') === '0_0') {
      if (!isTaken) await Promise.race([new Promise<void>((go) => waiting.add(go)), empty(input, init)]);
      const feed = answerFeed(url);
      if (feed !== null) return feed;
    }
    if (!isTaken || !url.pathname.endsWith('/workout_tracking')) return empty(input, init);
    asked.push(url.searchParams.get('offset') ?? '');
    return url.searchParams.get('offset') === '0_0' ? answer([change(stored)], '7_0') : answer([], '7_0');
  };
  return { server, asked };
}

const untilSettled = async (engine: SyncEngine): Promise<void> => {
  await vi.waitFor(async () => expect((await store.query('select from outbox')).rows).toHaveLength(0), { timeout: 20_000 });
  await vi.waitFor(() => expect(engine.state().waiting).toBe(0), { timeout: 20_000 });
};

test('pushed changes come back with the change feed, without another request', async () => {
  const carried = { headers: { control: 'piggyback' }, table: 'workout_tracking', since: '0_0', handle: 'h', offset: '7_0' };
  const { server, asked } = takingServer((url) => {
    const isCarried = url.searchParams.getAll('piggyback').includes('workout_tracking h 0_0');
    const feed = change({ user_id: user, server_version: '1', heads: JSON.stringify({ workout_tracking: '7' }) });
    return answer(
      [feed, ...(isCarried ? [{ ...carried, messages: [change(stored), { headers: { control: 'up-to-date' } }] }] : [])],
      '7_0',
    );
  });
  const engine = await startEngine(server);
  await untilOnline(engine);
  await writeMutations(store, [logging], user);
  engine.wrote();
  await untilSettled(engine);
  await engine.close();
  expect(asked).toEqual([]);
  expect((await store.query('select id, reps from workout_tracking')).rows).toEqual([{ id: set, reps: 8 }]);
});

test('pushed changes that the change feed does not bring back are fetched', async () => {
  const { server, asked } = takingServer(() => null);
  const engine = await startEngine(server);
  await untilOnline(engine);
  await writeMutations(store, [logging], user);
  engine.wrote();
  await untilSettled(engine);
  expect(asked[0]).toBe('0_0');
  await engine.close();
});
