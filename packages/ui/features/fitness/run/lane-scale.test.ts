import { expect, test } from 'vitest';
import { laneScale } from './lane-scale.ts';

test.each([
  [[33.1, 34.5, 34.2, 33.8], 0.1],
  [[1.88, 1.9, 1.92], 0.01],
  [[178], 1],
  [[0.5, 12], 0.1],
  [[4.4, 4.9], 0.01],
])('%j stand between round lines', (values, smallest) => {
  const { ticks, place } = laneScale(values, smallest);
  expect(ticks.length).toBeGreaterThanOrEqual(4);
  expect(ticks.length).toBeLessThanOrEqual(6);
  expect(values.every((value) => place(value) >= 0 && place(value) <= 1)).toBe(true);
  expect(ticks[0]).toBeGreaterThanOrEqual(0);
  expect(place(ticks[0] ?? -1)).toBeCloseTo(0, 6);
  expect(place(ticks.at(-1) ?? -1)).toBeCloseTo(1, 6);
});
