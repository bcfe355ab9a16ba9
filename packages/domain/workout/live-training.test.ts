import { expect, test } from 'vitest';
import { LIVE_TRAINING_NAME, missingInput, nextOpenExercise, setsProgress } from './live-training.ts';
import { DEFAULT_SET_COUNT, setCountOf } from './set-count.ts';
import { isProgressValid } from './workout-progress.ts';

const values = (weight: number | null, reps: number | null) => ({ weight, reps, durationSeconds: null, distanceMeters: null });

test('an exercise has its own number of sets, three if it has none', () => {
  expect(DEFAULT_SET_COUNT).toBe(3);
  expect([setCountOf({ sets: null }), setCountOf({ sets: 5 })]).toEqual([3, 5]);
  expect(setsProgress(1, 3)).toBe('1/3 Sätze');
  expect(LIVE_TRAINING_NAME).toBe('Eigene Übungen');
});

test('after the last set the next open exercise follows, even a skipped one', () => {
  expect(nextOpenExercise([false, true, true], 0)).toBe(1);
  expect(nextOpenExercise([true, false, false], 2)).toBe(0);
  expect(nextOpenExercise([false, true], 1)).toBeNull();
  expect(nextOpenExercise([true], 0)).toBeNull();
});

test('only weighted exercises require a weight, all require an amount', () => {
  expect(missingInput(values(null, 8), 'weight_reps')).toBe('Bitte gib Gewicht und Wiederholungen ein.');
  expect(missingInput(values(20, null), 'weight_reps')).toBe('Bitte gib Gewicht und Wiederholungen ein.');
  expect(missingInput(values(0, 8), 'weight_reps')).toBeNull();
  expect(missingInput(values(null, 8), 'reps')).toBeNull();
  expect(missingInput(values(null, null), 'reps')).toBe('Bitte gib Wiederholungen ein.');
  expect(missingInput(values(null, null), 'seconds')).toBe('Bitte gib die Zeit ein.');
  expect(missingInput(values(null, null), 'metres')).toBe('Bitte gib die Strecke ein.');
});

test('a live training can be resumed for 24 hours', () => {
  const now = new Date('2026-11-22T18:00:00Z');
  expect(isProgressValid(new Date('2026-11-21T18:00:00Z'), now)).toBe(true);
  expect(isProgressValid(new Date('2026-11-21T17:59:59Z'), now)).toBe(false);
});
