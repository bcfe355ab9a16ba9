import { expect, it } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

it('allows so many attempts in a window, says how long to wait, and starts anew after it', () => {
  let now = 0;
  const limit = createAttemptLimit(2, 60, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60]);
  expect(limit.take('b')).toBe(0);
  now = 59_500;
  expect(limit.take('a')).toBe(1);
  now = 60_000;
  expect(limit.take('a')).toBe(0);
});

it('does not count attempts that were given back', () => {
  const limit = createAttemptLimit(1, 60, () => 0);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(limit.take('a')).toBe(0);
    limit.giveBack('a');
  }
  limit.take('a');
  expect(limit.take('a')).toBe(60);
});
