import { expect, test } from 'vitest';
import { likelyValues, plannedValues } from './metric-fields.ts';

const planned = plannedValues({ reps: 8, durationMinutes: null, durationSeconds: null, distanceMeters: null });

function set(setNumber: number, weight: number, reps = 8) {
  return { setNumber, weight, reps, durationSeconds: null, distanceMeters: null };
}

test('a set starts like the one before it today', () => {
  expect(likelyValues(3, [set(1, 30), set(2, 32.5)], [set(3, 40)], planned)).toMatchObject({ weight: 32.5 });
});

test('the first set starts like the first set of the last workout', () => {
  expect(likelyValues(1, [], [set(1, 30), set(2, 35)], planned)).toMatchObject({ weight: 30 });
});

test('a set that the last workout did not have starts like its last one', () => {
  expect(likelyValues(4, [], [set(1, 30), set(2, 35)], planned)).toMatchObject({ weight: 35 });
});

test('without history the plan decides and the weight is open', () => {
  expect(likelyValues(1, [], [], planned)).toEqual({ weight: null, reps: 8, durationSeconds: null, distanceMeters: null });
});

test('minutes of the plan become seconds of the log', () => {
  expect(plannedValues({ reps: null, durationMinutes: 5, durationSeconds: null, distanceMeters: null }).durationSeconds).toBe(300);
});
