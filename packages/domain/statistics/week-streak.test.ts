import { expect, test } from 'vitest';
import { weekStreak } from './week-streak.ts';

test.each([
  [[1, 2, 3], 3, 3],
  [[1, 2, 0], 2, 2],
  [[1, 1, 1, 0, 1], 1, 3],
  [[1, 0, 0], 0, 1],
  [[0], 0, 0],
  [[], 0, 0],
])('weeks with %j workouts are %s in a row up to now, %s at most', (workouts, current, longest) => {
  expect(weekStreak(workouts.map((count) => ({ workouts: count })))).toEqual({ current, longest });
});
