import { expect, test } from 'vitest';
import { compareWorkouts } from './workout-comparison.ts';

test('a workout is compared in kilograms only if both have a volume', () => {
  const before = { volume: 600, setCount: 9, durationMinutes: 50 };
  expect(compareWorkouts({ volume: 652.5, setCount: 9, durationMinutes: 48 }, before)).toEqual({ volume: 52.5, sets: 0, minutes: -2 });
  expect(compareWorkouts({ volume: 0, setCount: 10, durationMinutes: 50 }, before)).toEqual({ volume: null, sets: 1, minutes: 0 });
});
