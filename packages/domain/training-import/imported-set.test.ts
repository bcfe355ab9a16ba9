import { expect, test } from 'vitest';
import { type ImportedExercise, importedSet, metricOfSets } from './imported-set.ts';
import type { ReadSet } from './read-training-table.ts';

const read = (values: Partial<ReadSet>): ReadSet => ({
  exercise: 'x',
  kind: null,
  weight: null,
  reps: null,
  seconds: null,
  metres: null,
  reserve: null,
  ...values,
});
const of = (values: Partial<ImportedExercise> = {}): ImportedExercise => ({
  name: 'Übung',
  metric: 'weight_reps',
  perSide: false,
  extraLoad: null,
  ...values,
});
const pullUp = of({ metric: 'reps', extraLoad: 'body' });

test.each<[string, Partial<ReadSet>, ImportedExercise, object]>([
  ['a weight', { weight: 60, reps: 5 }, of(), { unit: 'kg', values: { weight: 60, reps: 5, extraWeight: null } }],
  ['no weight of an exercise with weights', { reps: 5 }, of(), { unit: 'kg', values: { weight: null, reps: 5 } }],
  ['a weight added to the body', { weight: 10, reps: 5 }, pullUp, { unit: 'Wiederholungen', values: { weight: null, extraWeight: 10 } }],
  ['help', { weight: -20, reps: 5 }, pullUp, { unit: 'Wiederholungen', values: { weight: null, extraWeight: -20 } }],
  ['help of an exercise with weights', { weight: -20, reps: 5 }, of(), { unit: 'kg', values: { weight: null, extraWeight: null } }],
  ['a time', { seconds: 90 }, of({ metric: 'seconds', perSide: true }), { unit: 'Sekunden je Seite', values: { durationSeconds: 90 } }],
  [
    'repetitions of what is held here',
    { reps: 8 },
    of({ metric: 'seconds', perSide: true }),
    { unit: 'Wiederholungen', values: { reps: 8 } },
  ],
  [
    'a run',
    { metres: 5000, seconds: 1500 },
    of({ metric: 'metres' }),
    { unit: 'Meter', values: { distanceMeters: 5000, durationSeconds: 1500 } },
  ],
])('%s stands in the log as it is measured here', (_, set, exercise, expected) => {
  expect(importedSet(read(set), exercise)).toMatchObject(expected);
});

test('an unknown exercise is measured as most of its sets are', () => {
  const sets = (...values: readonly Partial<ReadSet>[]) => metricOfSets(values.map(read));
  expect(sets({ weight: 60, reps: 5 }, { weight: 60, reps: 5 }, { reps: 5 })).toBe('weight_reps');
  expect(sets({ reps: 5 }, { reps: 5 }, { weight: 5, reps: 5 })).toBe('reps');
  expect(sets({ weight: -20, reps: 5 })).toBe('reps');
  expect(sets({ seconds: 30 }, { seconds: 30 })).toBe('seconds');
  expect(sets({ metres: 500, seconds: 30 })).toBe('metres');
});
