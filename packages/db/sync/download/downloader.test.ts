import type { PGlite } from '@electric-sql/pglite';
import { changeFeed, plainTableNames } from '@anwurf/contract/sync/registry';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
