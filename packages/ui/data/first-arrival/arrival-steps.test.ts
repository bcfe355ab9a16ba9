import { type PlainTableName, plainTableNames } from '@anwurf/contract/sync/registry';
import { firstScreenTables } from '@anwurf/db/sync/download/first-screen-tables';
import { expect, test } from 'vitest';
import { type Arriving, arrivalSteps, arrivedPercent, canTrain, isArriving } from './arrival-steps.ts';

const fetching: Arriving = { store: 'opening', fetchedShare: 0.5, arrived: [], firstSyncDone: false };
const filling = (arrived: readonly PlainTableName[]): Arriving => ({ store: 'opfs', fetchedShare: null, arrived, firstSyncDone: false });
const shares = (state: Arriving) => arrivalSteps(state).map(({ share }) => share);

test('while the app is fetched, its share counts, and nothing of the player’s is here', () => {
  expect(shares(fetching)).toEqual([0.5, 0, 0, 0, 0, 0]);
  expect(arrivedPercent(fetching)).toBe(40);
  expect(shares({ ...fetching, fetchedShare: null })[0]).toBeNull();
});

test('each table brings its step on, and all of them everything', () => {
  expect(shares(filling([]))).toEqual([1, 0, 0, 0, 0, 0]);
  expect(arrivalSteps(filling(['exercise_catalogue']))[3]).toEqual({ words: 'Übungen', share: 0.25 });
  expect(shares(filling(plainTableNames))).toEqual([1, 1, 1, 1, 1, 1]);
  expect(arrivedPercent(filling(plainTableNames))).toBe(100);
});

test('the percentage never falls while tables arrive', () => {
  const percents = plainTableNames.map((_, count) => arrivedPercent(filling(plainTableNames.slice(0, count))));
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
});

test('a session can be trained before the log is here', () => {
  expect(canTrain(filling(firstScreenTables))).toBe(false);
  expect(canTrain(filling([...firstScreenTables, 'exercise_catalogue']))).toBe(true);
});

test('a device that has its data only opens its store', () => {
  expect(isArriving({ ...fetching, fetchedShare: null })).toBe(false);
  expect(isArriving({ ...filling([]), firstSyncDone: true })).toBe(false);
  expect([fetching, filling([])].map(isArriving)).toEqual([true, true]);
});
