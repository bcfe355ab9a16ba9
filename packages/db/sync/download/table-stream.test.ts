import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import type { PiggybackedAnswer } from '../shape-messages.ts';
import { TableStream } from './table-stream.ts';

let store: PGlite;
beforeAll(async () => {
  store = await emptyStore();
});
afterEach(() => vi.restoreAllMocks());

/** The store, with a callback after each of its transactions. */
function withEnds(onEnd: () => void): PGlite {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = (value as (...args: unknown[]) => unknown).bind(target);
      return name === 'transaction' ? (...args: unknown[]) => Promise.resolve(call(...args)).finally(onEnd) : call;
    },
  });
}

test('a call at any moment of a fetch’s end gets a fetch that began after it', async () => {
  for (let moment = 0; moment < 30; moment += 1) {
    const events: string[] = [];
    let asked: Promise<void> | undefined;
    const ask = async (): Promise<void> => {
      for (let passed = 0; passed < moment; passed += 1) await Promise.resolve();
      events.push('asked');
      await stream.catchUp(new AbortController().signal);
    };
    const transport = {
      baseUrl: 'http://server.example',
      accessToken: () => Promise.resolve('token'),
      fetch: (() => {
        events.push('fetch');
        const headers = { 'electric-handle': 'h', 'electric-offset': `0_${moment}` };
        return Promise.resolve(Response.json([{ headers: { control: 'up-to-date' } }], { headers }));
      }) as typeof fetch,
    };
    const stream = new TableStream({
      name: 'workout_tracking',
      store: withEnds(() => {
        asked ??= ask();
      }),
      transport,
      userId: '0198a000-0000-7000-8000-000000000001',
      announced: null,
    });
    await stream.catchUp(new AbortController().signal);
    await asked;
    expect(events.at(-1), `${moment} microtasks after the rows were stored`).toBe('fetch');
  }
});

/** A table of a server whose log ends at `end`; requests are recorded. */
function streamOf(end: () => string): { readonly stream: TableStream; readonly asked: string[] } {
  const asked: string[] = [];
  const transport = {
    baseUrl: 'http://server.example',
    accessToken: () => Promise.resolve('token'),
    fetch: ((input: string) => {
      asked.push(new URL(input).searchParams.get('offset') ?? '');
      const headers = { 'electric-handle': 'h', 'electric-offset': end() };
      return Promise.resolve(Response.json([{ headers: { control: 'up-to-date' } }], { headers }));
    }) as typeof fetch,
  };
  const userId = '0198a000-0000-7000-8000-000000000001';
  return { asked, stream: new TableStream({ name: 'favourite_exercises', store, transport, userId, announced: null }) };
}

const favourite = '0198a000-0000-7000-8000-000000000009';
const row = {
  id: favourite,
  user_id: '0198a000-0000-7000-8000-000000000001',
  exercise_name: 'Sprung',
  created_at: '2026-11-20 10:00:00+00',
};

/** A new favourite exercise, carried by the change feed's answer. */
const carried = (since: string, offset: string): PiggybackedAnswer => ({
  position: { table: 'favourite_exercises', handle: 'h', offset: since },
  handle: 'h',
  offset,
  messages: [
    {
      kind: 'change',
      op: 'insert',
      key: favourite,
      value: { ...row, is_favourite: 't', marked_at: '2026-11-20 10:00:00+00', server_version: '1' },
      txids: ['77'],
    },
    { kind: 'up-to-date' },
  ],
});

const favourites = async () => (await store.query('select id from favourite_exercises')).rows;

test('a piggybacked answer is applied without a request when it continues from the current position', async () => {
  const { stream, asked } = streamOf(() => '5_0');
  const { signal } = new AbortController();
  await stream.catchUp(signal);
  expect(stream.position()).toEqual({ table: 'favourite_exercises', handle: 'h', offset: '5_0' });
  stream.acceptPiggybacked(carried('5_0', '6_0'));
  // The next request to the feed is already running while this is applied.
  expect(stream.position()?.offset).toBe('6_0');
  await stream.catchUp(signal);
  expect(asked).toEqual(['-1']);
  expect(await favourites()).toEqual([{ id: favourite }]);
  expect(stream.hasSeen('77')).toBe(true);
  await stream.catchUp(signal);
  expect(asked).toEqual(['-1', '6_0']);
  await store.exec('delete from favourite_exercises; delete from streams');
});

test('a piggybacked answer from another position is dropped, and the table requested from its own position', async () => {
  let end = '5_0';
  const { stream, asked } = streamOf(() => end);
  const { signal } = new AbortController();
  await stream.catchUp(signal);
  stream.acceptPiggybacked(carried('4_0', '6_0'));
  end = '7_0';
  await stream.catchUp(signal);
  expect(asked).toEqual(['-1', '5_0']);
  expect(await favourites()).toEqual([]);
  expect(stream.position()?.offset).toBe('7_0');
  await store.exec('delete from streams');
});

test('a table reports no position before the first fetch or during a refetch', async () => {
  const { stream } = streamOf(() => '5_0');
  expect(stream.position()).toBeNull();
});

test('an open request that brings nothing leaves the store alone, but for a note every ten minutes', async () => {
  const userId = '0198a000-0000-7000-8000-000000000001';
  const headers = { 'electric-handle': 'h', 'electric-offset': '0_inf', 'electric-cursor': '7' };
  const answer = () => Promise.resolve(Response.json([{ headers: { control: 'up-to-date' } }], { headers }));
  const transport = { baseUrl: 'http://server.example', accessToken: () => Promise.resolve('token'), fetch: answer as typeof fetch };
  const asked: string[] = [];
  const watched = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      asked.push(String(name));
      return value.bind(target) as unknown;
    },
  });
  const feed = new TableStream({ name: 'sync_heads', store: watched, transport, userId, announced: null });
  const { signal } = new AbortController();
  await feed.catchUp(signal);
  asked.length = 0;

  for (let held = 0; held < 3; held += 1)
    expect(await feed.follow(null, [], signal)).toMatchObject({ isNothing: true, cursor: '7', piggybacked: [] });
  expect(asked).toEqual([]);

  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 600_001);
  expect(await feed.follow(null, [], signal)).toMatchObject({ isNothing: true });
  expect(asked).toContain('transaction');
  asked.length = 0;
  expect(await feed.follow(null, [], signal)).toMatchObject({ isNothing: true });
  expect(asked).toEqual([]);
});
