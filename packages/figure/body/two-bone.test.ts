import { expect, test } from 'vitest';
import { twoBone } from './two-bone.ts';
import { length, minus } from './vector.ts';

test('a right triangle of 3, 4 and 5 is solved exactly', () => {
  const [middle, end] = twoBone([0, 0, 0], [5, 0, 0], 3, 4, [0, 1, 0]);
  expect(end).toEqual([5, 0, 0]);
  expect(middle[0]).toBeCloseTo(1.8, 9);
  expect(middle[1]).toBeCloseTo(2.4, 9);
  expect(middle[2]).toBeCloseTo(0, 9);
});

test('the joint bends to the pole', () => {
  const [up] = twoBone([0, 0, 0], [5, 0, 0], 3, 4, [0.3, 1, 0]);
  const [down] = twoBone([0, 0, 0], [5, 0, 0], 3, 4, [0.3, -1, 0]);
  expect(up[1]).toBeCloseTo(-down[1], 9);
  expect(up[1]).toBeGreaterThan(0);
});

test.each([
  ['in reach', [4, 2, 1]],
  ['too far', [9, 9, 9]],
  ['too near', [0.1, 0, 0]],
] as const)('bones keep their lengths for a target that is %s', (_, target) => {
  const [middle, end] = twoBone([0, 0, 0], target, 3, 4, [0, 1, 0]);
  expect(length(middle)).toBeCloseTo(3, 6);
  expect(length(minus(end, middle))).toBeCloseTo(4, 6);
});

test('a limb out of reach points to the target', () => {
  const [, end] = twoBone([0, 0, 0], [100, 0, 0], 3, 4, [0, 1, 0]);
  expect(end[0]).toBeCloseTo(6.98, 9);
});
