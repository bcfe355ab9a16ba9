import { expect, test } from 'vitest';
import { justSetBest, newBest } from './new-best.ts';

test('the heaviest set above the old best is the record', () => {
  const sets = [
    { weight: 34, reps: 8 },
    { weight: 35, reps: 4 },
    { weight: 32, reps: 8 },
  ];
  expect(newBest(sets, 32.5)).toEqual({ weight: 35, reps: 4, before: 32.5 });
});

test('the same weight is no record, nor is the first time', () => {
  expect(newBest([{ weight: 32.5, reps: 10 }], 32.5)).toBeNull();
  expect(newBest([{ weight: 100, reps: 1 }], undefined)).toBeNull();
});

test('a record is announced once, not again by the next equal set', () => {
  expect(justSetBest([{ weight: 34, reps: 8 }], 32.5)).toEqual({ weight: 34, reps: 8, before: 32.5 });
  expect(
    justSetBest(
      [
        { weight: 34, reps: 8 },
        { weight: 34, reps: 8 },
      ],
      32.5,
    ),
  ).toBeNull();
});
