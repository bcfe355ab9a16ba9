import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WakeSignal } from '../wake-signal.ts';
import { type FetchOutcome, retryFetch } from './retry-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fetches that miss the announced changes so many times. */
async function runWith(misses: number, outcome: FetchOutcome, signal = new AbortController().signal) {
  let [fetches, missed] = [0, 0];
  const retry = retryFetch({
    wake: new WakeSignal(),
    signal,
    last: undefined,
    fetch: () => Promise.resolve((fetches += 1) > misses ? 'fetched' : outcome),
    isHere: () => fetches > misses,
    onMiss: () => (missed += 1),
  });
  await vi.runAllTimersAsync();
  return { isHere: await retry, fetches, missed };
}

test.each<FetchOutcome>(['fetched', 'unready', 'stopped'])(
  'a table that misses its changes 500 times (%s) is fetched until they are here',
  async (outcome) => {
    expect(await runWith(500, outcome)).toEqual({ isHere: true, fetches: 501, missed: 500 });
  },
);

test('an ended sync fetches no more', async () => {
  expect(await runWith(500, 'fetched', AbortSignal.abort())).toEqual({ isHere: false, fetches: 1, missed: 0 });
});
