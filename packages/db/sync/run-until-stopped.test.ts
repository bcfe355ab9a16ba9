import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runUntilStopped } from './run-until-stopped.ts';
import { WakeSignal } from './wake-signal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loop whose every round fails, and the start of each round. */
function startFailing() {
  const [wake, end, rounds] = [new WakeSignal(), new AbortController(), [] as number[]];
  const round = () => {
    rounds.push(Date.now());
    return Promise.reject(new Error('no line'));
  };
  const ended = runUntilStopped(round, wake, end.signal, () => undefined);
  const stop = () => {
    end.abort();
    return ended;
  };
  return { wake, rounds, stop };
}

/** Back-off before the last round. */
const lastRest = (rounds: readonly number[]) => (rounds.at(-1) ?? 0) - (rounds.at(-2) ?? 0);

test('a wake-up resets the back-off, also when the first retry fails', async () => {
  const { wake, rounds, stop } = startFailing();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(lastRest(rounds)).toBeGreaterThan(9000);
  wake.wake();
  await vi.advanceTimersByTimeAsync(0);
  const woken = rounds.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds.length - woken).toBeGreaterThanOrEqual(2);
  await stop();
});

test('a wake-up during a failing round retries at once', async () => {
  const [wake, end, fails] = [new WakeSignal(), new AbortController(), [] as (() => void)[]];
  const round = () => new Promise<void>((_, reject) => fails.push(() => reject(new Error('no line'))));
  const ended = runUntilStopped(round, wake, end.signal, () => undefined);
  for (let failures = 0; failures < 10; failures += 1) {
    fails.at(-1)?.();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  const before = fails.length;
  wake.wake();
  fails.at(-1)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(fails.length).toBe(before + 1);
  fails.at(-1)?.();
  await vi.advanceTimersByTimeAsync(250);
  expect(fails.length).toBe(before + 2);
  end.abort();
  fails.at(-1)?.();
  await ended;
});
