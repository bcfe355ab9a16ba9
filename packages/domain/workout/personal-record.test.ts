import { expect, test } from 'vitest';
import { reachedIn, recordsOfSet, recordsOfWorkout } from './personal-record.ts';

const then = new Date('2026-11-13T18:00:00Z');
const now = new Date('2026-11-20T18:00:00Z');
const empty = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };
const lifted = (weight: number, reps: number) => ({ ...empty, weight, reps, loggedAt: now });
const before = [
  { kind: 'weight', value: 32.5, reachedAt: then },
  { kind: 'oneRepMax', value: 32.5 * (1 + 8 / 30), reachedAt: then },
] as const;

test('a set has bests of what it measures: repetitions only without a weight, the estimate up to 12 repetitions', () => {
  expect(reachedIn({ ...empty, weight: 30, reps: 10 })).toEqual({ weight: 30, oneRepMax: 40 });
  expect(reachedIn({ ...empty, weight: 30, reps: 1 })).toEqual({ weight: 30, oneRepMax: 30 });
  expect(reachedIn({ ...empty, weight: 30, reps: 13 })).toEqual({ weight: 30 });
  expect(reachedIn({ ...empty, weight: 30, reps: 0 })).toEqual({ weight: 30 });
  expect(reachedIn({ ...empty, reps: 15 })).toEqual({ reps: 15 });
  expect(reachedIn({ ...empty, durationSeconds: 50 })).toEqual({ seconds: 50 });
  expect(reachedIn({ ...empty, distanceMeters: 800 })).toEqual({ metres: 800 });
});

test('with the own body what is added is compared as a weight, and the estimate counts the body where its weight is known', () => {
  const pulled = { ...empty, reps: 6 };
  expect(reachedIn(pulled)).toEqual({ reps: 6 });
  expect(reachedIn({ ...pulled, bodyWeight: 75 })).toEqual({ reps: 6, oneRepMax: 90 });
  expect(reachedIn({ ...pulled, bodyWeight: 75, extraWeight: 5 })).toEqual({ reps: 6, weight: 5, oneRepMax: 96 });
  // Of an unknown body only what is added is compared.
  expect(reachedIn({ ...pulled, extraWeight: 5 })).toEqual({ reps: 6, weight: 5 });
});

test('repetitions with help are no record of repetitions; a machine leaves an estimate, a band none', () => {
  const pulled = { ...empty, reps: 6, bodyWeight: 75 };
  expect(reachedIn({ ...pulled, extraWeight: -25 })).toEqual({ oneRepMax: 60 });
  expect(reachedIn({ ...pulled, band: 'mittel' })).toEqual({});
  expect(reachedIn({ ...pulled, extraWeight: -80 })).toEqual({});
});

test('a heavier weight is a record with the previous value and date, the weight before the estimate', () => {
  expect(recordsOfSet(lifted(34, 8), before, [])).toEqual([
    { kind: 'weight', value: 34, reps: 8, before: 32.5, reachedAt: then },
    { kind: 'oneRepMax', value: 43.07, reps: 8, before: 41.17, reachedAt: then },
  ]);
});

test('more repetitions with the same weight are a record only of the estimate', () => {
  expect(recordsOfSet(lifted(32.5, 9), before, []).map(({ kind }) => kind)).toEqual(['oneRepMax']);
});

test('an equal value is no record, nor is the first one, nor one already reached today', () => {
  expect(recordsOfSet(lifted(32.5, 8), before, [])).toEqual([]);
  expect(recordsOfSet(lifted(100, 1), [], [])).toEqual([]);
  expect(recordsOfSet(lifted(34, 8), before, [lifted(34, 8)])).toEqual([]);
  expect(recordsOfSet(lifted(35, 8), before, [lifted(34, 8)])[0]).toMatchObject({ value: 35, before: 34, reachedAt: now });
});

test('a workout lists the best of each kind once', () => {
  expect(recordsOfWorkout([lifted(34, 8), lifted(35, 4), lifted(20, 8)], before)).toMatchObject([
    { kind: 'weight', value: 35, before: 32.5 },
    { kind: 'oneRepMax', value: 43.07 },
  ]);
});
