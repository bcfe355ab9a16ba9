import { expect, test } from 'vitest';
import { adoptedSets } from './adopted-sets.ts';

const rows = [
  { id: 'new squat', name: 'Kniebeuge' },
  { id: 'press', name: 'Drücken' },
  { id: 'second squat', name: 'Kniebeuge' },
];
const done = (exerciseId: string | null, exerciseName: string) => ({ exerciseId, exerciseName });

test('a set of a row that is gone counts for the first one of its name', () => {
  expect(adoptedSets([done('old squat', 'Kniebeuge'), done(null, 'Drücken')], rows, [])).toEqual([
    done('new squat', 'Kniebeuge'),
    done('press', 'Drücken'),
  ]);
});

test('a set that has its row stays there, also that of an exercise before it was swapped or left out', () => {
  const sets = [done('second squat', 'Kniebeuge'), done('press', 'Rudern'), done('left out', 'Kniebeuge')];
  expect(adoptedSets(sets, rows, ['left out'])).toEqual(sets);
});

test('a set whose name no row has stays as it is', () => {
  expect(adoptedSets([done('gone', 'Rudern')], rows, [])).toEqual([done('gone', 'Rudern')]);
});
