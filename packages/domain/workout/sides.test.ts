import { expect, it, test } from 'vitest';
import { ASYMMETRY_SHARE, missingSide, type SidedValues, weakerSide, withSide } from './sides.ts';

function set(left: number | null, right: number | null): SidedValues {
  return { weight: 20, reps: left, durationSeconds: null, distanceMeters: null, rightAmount: right };
}

it.each([
  [null, null, null],
  [10, null, 'right'],
  [null, 9, 'left'],
  [10, 9, null],
  [0, null, 'right'],
])('of left %j and right %j the side to do is %j', (left, right, side) => {
  expect(missingSide(set(left, right), 'weight_reps')).toBe(side);
});

it.each([
  [10, 8, { side: 'right', less: 2 }],
  [9, 10, { side: 'left', less: 1 }],
  [20, 19, null],
  [10, 10, null],
  [10, null, null],
])('of left %j and right %j the weaker side is %j', (left, right, weaker) => {
  expect(ASYMMETRY_SHARE).toBe(0.1);
  expect(weakerSide(set(left, right), 'weight_reps')).toEqual(weaker);
});

test('a side is set in the exercise’s measure', () => {
  const empty = set(null, null);
  expect(withSide(empty, 'left', 'seconds', 45)).toMatchObject({ durationSeconds: 45, reps: null, rightAmount: null });
  expect(withSide(empty, 'right', 'seconds', 40)).toMatchObject({ durationSeconds: null, rightAmount: 40 });
});
