import type { PGlite } from '@electric-sql/pglite';
import { changeFeed, plainTableNames } from '@anwurf/contract/sync/registry';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginRefetch } from '../apply/stream-position.ts';
import { emptyStore } from '../../store/empty-store.ts';
import { Downloader } from './downloader.ts';

let store: PGlite;
let end: AbortController;
let ended: Promise<void>;
beforeEach(async () => {
  store = await emptyStore();
  end = new AbortController();
});
afterEach(async () => {
  end.abort();
  await ended;
});

/** A server without rows behind a lossy network; `isLost` decides for a table and its n-th request. */
function start(isLost: (table: string, time: number) => boolean, accessToken = () => Promise.resolve<string | null>('token')) {
  const asked = new Map<string, number>();
  const server: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const table = url.pathname.slice('/api/shapes/'.length);
    const isHeld = url.searchParams.has('live');
    if (isHeld) return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const time = (asked.get(table) ?? 0) + 1;
    asked.set(table, time);
    if (isLost(table, time)) return Promise.reject(new Error('lost'));
    const headers = { 'electric-handle': 'h', 'electric-offset': '0_0' };
    return Promise.resolve(Response.json([{ headers: { control: 'up-to-date' } }], { headers }));
  };
  const transport = { baseUrl: 'http://server.example', fetch: server, accessToken };
  const [failed, completed] = [vi.fn<() => void>(), vi.fn<() => Promise<void>>(() => Promise.resolve())];
  const nothing = () => Promise.resolve();
  const events = { onComplete: completed, onRound: nothing, onBehind: () => undefined, onStop: nothing, onFailure: failed };
  const downloader = new Downloader(store, transport, '0198a000-0000-7000-8000-000000000001', events);
  ended = downloader.run(end.signal);
  return { downloader, asked, failed, completed };
}

/** Opens the device again, and waits for its first round. Answers the tables that it has requested. */
async function reopened(isLost: (table: string, time: number) => boolean = () => false): Promise<string[]> {
  end.abort();
  await ended;
  end = new AbortController();
  const { asked, completed } = start(isLost);
  await vi.waitUntil(() => completed.mock.calls.length > 0, { timeout: 20_000 });
  return [...asked.keys()];
}

const announce = (heads: object) =>
  store.query('insert into sync_heads (user_id, heads) values ($1, $2)', ['0198a000-0000-7000-8000-000000000001', JSON.stringify(heads)]);

const isHere = async (name: StreamName) =>
  (await store.query('select from streams where table_name = $1 and last_up_to_date_at is not null', [name])).rows.length === 1;

test('a new device requests sessions after all that changes them, then the catalogue, and the log of sets at last', async () => {
  const { asked, completed } = start(() => false);
  await vi.waitUntil(() => completed.mock.calls.length > 0, { timeout: 20_000 });
  const order = [...asked.keys()];
  expect(order.toSorted()).toEqual([...plainTableNames].toSorted());
  const isBefore = (one: StreamName, other: StreamName) => order.indexOf(one) < order.indexOf(other);
  expect(isBefore('haupt_uebungen', 'sessions')).toBe(true);
  expect(isBefore('completed_sessions', 'sessions')).toBe(true);
  expect(isBefore('sessions', 'trainingsplanreal')).toBe(true);
  for (const changing of ['training_profiles', 'complaints', 'recovery_events', 'health_checks', 'handball_loads'] as const)
    expect(isBefore(changing, 'sessions')).toBe(true);
  expect(isBefore('trainingsplanreal', 'exercise_catalogue')).toBe(true);
  expect(isBefore('exercise_catalogue', 'fitness_tests')).toBe(true);
  expect(order.at(-1)).toBe('workout_tracking');
});

test('a lost request is retried for its own table only', async () => {
  // One request in three is lost the first time, in the order of the requests; the change feed's never.
  let first = 0;
  const isLost = (table: string, time: number) => time === 1 && table !== changeFeed && (first += 1) % 3 === 0;
  const { asked, failed, completed } = start(isLost);
  await vi.waitUntil(async () => (await Promise.all(plainTableNames.map(isHere))).every(Boolean), { timeout: 20_000 });
  expect(completed).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
  expect(asked.get(changeFeed)).toBe(1);
});

test('without a network a round ends with its first requests', async () => {
  const { asked, failed } = start((table) => table !== changeFeed);
  await vi.waitUntil(() => failed.mock.calls.length > 0);
  expect([...asked.keys()].length).toBeLessThan(7);
});

test('the back-off ends once a table can be fetched', async () => {
  // Without a token it backs off for a minute.
  let token: string | null = null;
  const { downloader, failed, completed } = start(
    () => false,
    () => Promise.resolve(token),
  );
  await vi.waitUntil(() => failed.mock.calls.length > 0);
  token = 'token';
  await downloader.fetchSoon('workout_tracking', end.signal);
  await vi.waitFor(() => expect(completed).toHaveBeenCalled(), { timeout: 20_000 });
});

describe('a device that is opened again', () => {
  beforeEach(async () => {
    const { completed } = start(() => false);
    await vi.waitUntil(() => completed.mock.calls.length > 0, { timeout: 20_000 });
  });

  test('requests the change feed and the tables of everybody alone where nothing has changed', async () => {
    expect(await reopened()).toEqual([changeFeed, 'exercise_catalogue']);
  });

  test('requests a table of which something was announced that it has not brought', async () => {
    await store.exec(`update streams set last_txid = 7 where table_name in ('goals', 'sessions')`);
    await announce({ goals: '7', sessions: '8', profiles: '9' });
    expect((await reopened()).toSorted()).toEqual(['exercise_catalogue', 'profiles', 'sessions', changeFeed].toSorted());
  });

  test.each([
    ['stopped', `update streams set stopped = 'a row is missing' where table_name = 'goals'`],
    ['begun anew', `update streams set fetching_anew = true where table_name = 'goals'`],
    ['fetched by another release', `update streams set fetched_columns = 'id name' where table_name = 'goals'`],
    ['last up to date two days ago', `update streams set last_up_to_date_at = now() - interval '2 days' where table_name = 'goals'`],
    ['up to date at a time to come', `update streams set last_up_to_date_at = now() + interval '1 hour' where table_name = 'goals'`],
    ['not there', `delete from streams where table_name = 'goals'`],
  ])('requests a table that was %s', async (_, change) => {
    await store.exec(change);
    expect((await reopened()).toSorted()).toEqual(['exercise_catalogue', 'goals', changeFeed].toSorted());
  });

  test('requests every table once the change feed has begun anew, also when it was closed in between', async () => {
    await beginRefetch(store, changeFeed);
    const lost = (table: string) => table !== changeFeed;
    end.abort();
    await ended;
    end = new AbortController();
    const { failed } = start(lost);
    await vi.waitUntil(() => failed.mock.calls.length > 0);
    expect((await reopened()).toSorted()).toEqual([...plainTableNames].toSorted());
  });
});
