import { expect, test } from 'vitest';
import { editedAmounts, type StoredExercise, toChosenExercise } from './edited-plan.ts';

const squat: StoredExercise = {
  id: 'row',
  name: 'Kniebeuge',
  phase: 'main',
  sets: 3,
  reps: 10,
  unit: 'Gewicht (kg)',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: 120,
  weight: 40,
  weekTargets: [
    { sets: 3, amount: 10, reserve: 3 },
    { sets: 4, amount: 8, reserve: 2 },
    { sets: 2, amount: 10, reserve: 4 },
  ],
};

test('an exercise is edited with the amounts of its first week, by the unit that it is stored in', () => {
  expect(toChosenExercise(squat, 'id')).toMatchObject({
    row: 'row',
    unit: 'kg',
    perSide: false,
    sets: 3,
    amount: 10,
    pauseSeconds: 120,
    weight: 40,
  });
  const held = { ...squat, reps: null, durationSeconds: 30, unit: 'Sekunden je Seite', weekTargets: null };
  expect(toChosenExercise(held, 'id')).toMatchObject({ unit: 'Sekunden', perSide: true, amount: 30 });
  expect(toChosenExercise({ ...squat, reps: 12, unit: 'Wdh.', weekTargets: null }, 'id')).toMatchObject({
    unit: 'Wiederholungen',
    amount: 12,
  });
  expect(toChosenExercise({ ...squat, reps: null, durationMinutes: 5, weekTargets: null }, 'id')).toMatchObject({
    unit: 'Minuten',
    amount: 5,
  });
  expect(toChosenExercise({ ...squat, reps: null, distanceMeters: 20, weekTargets: null }, 'id')).toMatchObject({
    unit: 'Meter',
    amount: 20,
  });
});

test('untouched amounts stay as stored, also in the spelling of another tool', () => {
  const { id: _, name: __, phase: ___, tempo: ____, ...amounts } = squat;
  expect(editedAmounts(squat, toChosenExercise(squat, 'id'))).toEqual(amounts);
});

test('another pause or weight leaves the weeks alone', () => {
  const edited = editedAmounts(squat, { ...toChosenExercise(squat, 'id'), pauseSeconds: null, weight: 50 });
  expect(edited).toMatchObject({ pauseSeconds: null, weight: 50, unit: 'Gewicht (kg)', weekTargets: squat.weekTargets });
});

test('sets and amounts change in every week by as much as in the first, never below one', () => {
  const edited = editedAmounts(squat, { ...toChosenExercise(squat, 'id'), sets: 1, amount: 12 });
  expect(edited).toMatchObject({ sets: 1, reps: 12 });
  expect(edited.weekTargets).toEqual([
    { sets: 1, amount: 12, reserve: 3 },
    { sets: 2, amount: 10, reserve: 2 },
    { sets: 1, amount: 12, reserve: 4 },
  ]);
});

test('another unit is the same in all weeks, and only weights have a weight', () => {
  const edited = editedAmounts(squat, { ...toChosenExercise(squat, 'id'), unit: 'Sekunden', amount: 30 });
  expect(edited).toMatchObject({ reps: null, durationSeconds: 30, unit: 'Sekunden', weight: null, weekTargets: null });
});
