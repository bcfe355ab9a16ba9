import { expect, test } from 'vitest';
import { weightJumps } from './weight-jumps.ts';

test.each([
  [0.5, 2.5, 10],
  [1.25, 2.5, 10],
  [2, 4, 10],
  [2.5, 5, 10],
  [4, 8, 12],
  [5, 10, 20],
  [20, 40, 80],
])('with weights every %s kg the jumps are %s and %s kg', (step, small, large) => {
  expect(weightJumps(step)).toEqual([small, large]);
});
