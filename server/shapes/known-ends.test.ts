import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KnownEnds } from './known-ends.ts';
import type { LogPage } from './shape-log.ts';
import { shapeOf } from './shape.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const one = '11111111-1111-7111-8111-111111111111';
const other = '22222222-2222-7222-8222-222222222222';
const sets = shapeOf('workout_tracking', one);
const setsOfOther = shapeOf('workout_tracking', other);
const feed = shapeOf('sync_heads', one);
const page = (head: bigint): LogPage => ({ epoch: 0n, pruned: 0n, head, entries: [], complete: true, nextTxid: undefined });
const readTo = (head: bigint) => () => Promise.resolve(page(head));

async function knowAll(): Promise<KnownEnds> {
  const ends = new KnownEnds(() => true);
  for (const shape of [sets, setsOfOther, feed]) await ends.read(shape, readTo(7n));
  return ends;
}
const known = (ends: KnownEnds) => [sets, setsOfOther, feed].map((shape) => ends.find(shape)?.head);

it('caches the end of the log after a read', async () => {
  const ends = await knowAll();
  await ends.read(sets, readTo(9n));
  expect(known(ends)).toEqual([9n, 7n, 7n]);
});

it('a change invalidates exactly the ends it may have moved', async () => {
  const ends = await knowAll();
  ends.forget('workout_tracking', one);
  expect(known(ends)).toEqual([undefined, 7n, 7n]);
  ends.forget('workout_tracking', null);
  expect(known(ends)).toEqual([undefined, undefined, 7n]);
  ends.forget();
  expect(known(ends)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ['this owner', 'workout_tracking', one],
  ['anybody', 'workout_tracking', null],
  ['anything, after a gap', undefined, null],
] as const)('caches nothing from a read during which a change of %s was notified', async (_, table, owner) => {
  const ends = new KnownEnds(() => true);
  const reading = ends.read(sets, readTo(7n));
  ends.forget(table, owner);
  expect((await reading).head).toBe(7n);
  expect(ends.find(sets)).toBeUndefined();
});

it('a change of another owner does not invalidate a running read', async () => {
  const ends = new KnownEnds(() => true);
  const reading = ends.read(sets, readTo(7n));
  ends.forget('workout_tracking', other);
  ends.forget('sync_heads', one);
  await reading;
  expect(ends.find(sets)?.head).toBe(7n);
});

it('caches nothing while notifications are down, nor from a read that began then', async () => {
  let isListening = true;
  const ends = new KnownEnds(() => isListening);
  await ends.read(sets, readTo(7n));
  isListening = false;
  expect(ends.find(sets)).toBeUndefined();
  await ends.read(feed, readTo(7n));
  isListening = true;
  expect(ends.find(feed)).toBeUndefined();
});

it('a cached end is valid for five seconds', async () => {
  const ends = await knowAll();
  vi.advanceTimersByTime(4999);
  expect(ends.find(sets)?.head).toBe(7n);
  vi.advanceTimersByTime(1);
  expect(ends.find(sets)).toBeUndefined();
});

it('a failed read caches nothing', async () => {
  const ends = new KnownEnds(() => true);
  await expect(ends.read(sets, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(ends.find(sets)).toBeUndefined();
});

it('expired ends are evicted, for every table', async () => {
  const ends = await knowAll();
  vi.advanceTimersByTime(3000);
  await ends.read(feed, readTo(8n));
  vi.advanceTimersByTime(2000);
  await ends.read(sets, readTo(9n));
  expect(ends.size).toBe(2);
  expect(known(ends)).toEqual([9n, undefined, 8n]);
});

it('only the newest ends up to the limit are kept', async () => {
  const ends = new KnownEnds(() => true, 2);
  for (const shape of [sets, setsOfOther, feed]) await ends.read(shape, readTo(7n));
  expect(known(ends)).toEqual([undefined, 7n, 7n]);
});
