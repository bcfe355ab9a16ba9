import { describe, expect, it, test } from 'vitest';
import {
  clockText,
  heldSeconds,
  HOLD_SIGNALS,
  holdFrom,
  holdSecondsLeft,
  isHoldOver,
  pausedHold,
  READY_SECONDS,
  readySecondsLeft,
  REST_SIGNALS,
  resumedHold,
  signalsAhead,
} from './hold-clock.ts';
import { adjustedRest, REST_STEP_SECONDS, restFrom, restSecondsLeft } from './rest-clock.ts';
import { DEFAULT_SET_COUNT, setCountOf } from './set-count.ts';

const second = 1000;

describe('a rest', () => {
  const rest = restFrom('today', 90, 0);

  it.each([
    [0, 90],
    [1, 90],
    [32_001, 58],
    [90_000, 0],
    [500_000, 0],
  ])('after %d ms has %d seconds left', (now, left) => {
    expect(restSecondsLeft(rest, now)).toBe(left);
  });

  it('is adjusted by 15 seconds', () => {
    expect(REST_STEP_SECONDS).toBe(15);
    expect(restSecondsLeft(adjustedRest(rest, 15), 0)).toBe(105);
    expect(adjustedRest(restFrom('today', 10, 0), -15)).toMatchObject({ total: 1 });
    expect(restSecondsLeft(adjustedRest(restFrom('today', 10, 0), -15), 0)).toBe(0);
  });
});

describe('a timed set', () => {
  const hold = holdFrom(45, 0);

  it('counts after three seconds to get ready, and ends at its target', () => {
    expect(READY_SECONDS).toBe(3);
    expect([0, 2999, 3000].map((now) => readySecondsLeft(hold, now))).toEqual([3, 1, 0]);
    expect([0, 3000, 21_000, 48_000, 900_000].map((now) => heldSeconds(hold, now))).toEqual([0, 0, 18, 45, 45]);
    expect([47_999, 48_000].map((now) => isHoldOver(hold, now))).toEqual([false, true]);
    expect(holdSecondsLeft(hold, 0)).toBe(48);
    expect(holdSecondsLeft(hold, 21_000)).toBe(27);
  });

  it('keeps the held time across a pause', () => {
    const paused = pausedHold(hold, 21 * second);
    expect(heldSeconds(paused, 900 * second)).toBe(18);
    expect(isHoldOver(paused, 900 * second)).toBe(false);
    const resumed = resumedHold(paused, 900 * second);
    expect(heldSeconds(resumed, 910 * second)).toBe(25);
    expect(isHoldOver(resumed, 930 * second)).toBe(true);
  });

  it('counts on without a target', () => {
    expect(heldSeconds(holdFrom(null, 0), 203 * second)).toBe(200);
    expect(isHoldOver(holdFrom(null, 0), 203 * second)).toBe(false);
  });
});

test('the remaining signals are at 10, 3, 2, 1 and the end', () => {
  expect([HOLD_SIGNALS, REST_SIGNALS]).toEqual([
    [10, 3, 2, 1],
    [3, 2, 1],
  ]);
  expect(signalsAhead(45, HOLD_SIGNALS).map(({ delay }) => delay)).toEqual([35, 42, 43, 44, 45]);
  expect(signalsAhead(2.5, HOLD_SIGNALS)).toEqual([
    { mark: 2, delay: 0.5 },
    { mark: 1, delay: 1.5 },
    { mark: 0, delay: 2.5 },
  ]);
  expect(signalsAhead(0, HOLD_SIGNALS)).toEqual([]);
});

it.each([
  [27, '0:27'],
  [180, '3:00'],
  [3605, '60:05'],
])('%d seconds read %j', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('an exercise without a set count has three', () => {
  expect(DEFAULT_SET_COUNT).toBe(3);
  expect([setCountOf({ sets: null }), setCountOf({ sets: 5 })]).toEqual([3, 5]);
});
