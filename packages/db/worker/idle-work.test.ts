import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleWork } from './idle-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work after two seconds without requests; `used` is when the last one ended. */
function idleWork() {
  const state = { done: 0, isFree: true, used: Date.now() };
  const idle = new IdleWork({
    pauseMs: 2000,
    idleMs: () => Date.now() - state.used,
    isFree: () => state.isFree,
    work: () => (state.done += 1),
  });
  return { idle, state };
}

test('work is done once after the last request, and then no timer is left', () => {
  const { idle, state } = idleWork();
  for (let request = 0; request < 5; request += 1) {
    state.used = Date.now();
    idle.note();
    vi.advanceTimersByTime(900);
  }
  expect(state.done).toBe(0);
  vi.advanceTimersByTime(1100);
  expect(state.done).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('while something else is under way nothing is done and nothing waits, until its end is noted', () => {
  const { idle, state } = idleWork();
  state.isFree = false;
  idle.note();
  vi.advanceTimersByTime(60_000);
  expect([state.done, vi.getTimerCount()]).toEqual([0, 0]);
  state.isFree = true;
  idle.note();
  vi.advanceTimersByTime(2000);
  expect(state.done).toBe(1);
});

test('the end takes back noted work', () => {
  const { idle, state } = idleWork();
  idle.note();
  idle.end();
  vi.advanceTimersByTime(60_000);
  expect(state.done).toBe(0);
});
