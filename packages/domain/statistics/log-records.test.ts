import { expect, test } from 'vitest';
import { foremostRecords, type ReachedInWorkout, recordCounts, recordsOfLog } from './log-records.ts';

const none = { weight: null, oneRepMax: null, reps: null, seconds: null, metres: null, volume: null };
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 17));
const local = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
const squat = (number: number, reached: Partial<ReachedInWorkout>): ReachedInWorkout => ({
  ...none,
  workoutId: `w${number}`,
  exerciseName: 'Kniebeuge',
  beganAt: day(number),
  day: local(number),
  isMain: true,
  ...reached,
});

test('the first workout is the baseline; a later best is a record with the previous value and date', () => {
  const log = [squat(9, { weight: 34, oneRepMax: 43.066_67 }), squat(2, { weight: 32.5, oneRepMax: 41.166_67 })];
  expect(recordsOfLog(log)).toEqual([
    { workoutId: 'w9', exerciseName: 'Kniebeuge', kind: 'weight', value: 34, before: 32.5, at: day(9), day: local(9), beforeDay: local(2) },
    {
      workoutId: 'w9',
      exerciseName: 'Kniebeuge',
      kind: 'oneRepMax',
      value: 43.07,
      before: 41.17,
      at: day(9),
      day: local(9),
      beforeDay: local(2),
    },
  ]);
});

test.each([
  ['the same again', { weight: 30 }, { weight: 30 }],
  ['less', { weight: 30 }, { weight: 27.5 }],
  ['a difference that two decimals do not show', { seconds: 50 }, { seconds: 50.004 }],
  ['nothing', { weight: 30 }, {}],
  ['zero', {}, { weight: 0 }],
  ['the first of another kind', { reps: 12 }, { seconds: 40 }],
  ['what was done to warm up', { weight: 30 }, { weight: 40, isMain: false }],
])('%s is no record', (_, before, after) => {
  expect(recordsOfLog([squat(1, before), squat(2, after)])).toEqual([]);
});

test('a record is compared with bests in between, not with other exercises', () => {
  const log = [squat(1, { reps: 10 }), squat(2, { reps: 14 }), squat(3, { reps: 12 }), squat(4, { reps: 15 })];
  const other = squat(5, { reps: 2, exerciseName: 'Klimmzug' });
  expect(recordsOfLog([...log, other]).map(({ value, before, beforeDay }) => [value, before, beforeDay])).toEqual([
    [14, 10, local(1)],
    [15, 14, local(2)],
  ]);
});

test('bests before the examined part of the log count, without their day', () => {
  const until = [{ ...none, exerciseName: 'Kniebeuge', metres: 20 }];
  expect(recordsOfLog([squat(3, { metres: 19 }), squat(4, { metres: 22 })], until)).toMatchObject([
    { kind: 'metres', value: 22, before: 20, beforeDay: null },
  ]);
});

test('a value of 0 before that part is no baseline', () => {
  const until = [{ ...none, exerciseName: 'Kniebeuge', weight: 0, volume: 0 }];
  expect(recordsOfLog([squat(3, { weight: 20, volume: 200 })], until)).toEqual([]);
});

test('a workout counts an exercise once, with its most important record', () => {
  const records = recordsOfLog([
    squat(1, { weight: 30, volume: 700 }),
    squat(1, { exerciseName: 'Rudern', volume: 500 }),
    squat(2, { weight: 32, volume: 800 }),
    squat(2, { exerciseName: 'Rudern', volume: 600 }),
    squat(3, { weight: 30, volume: 900 }),
  ]);
  expect(recordCounts(records)).toEqual(
    new Map([
      ['w2', 2],
      ['w3', 1],
    ]),
  );
  expect(foremostRecords(records).map(({ workoutId, exerciseName, kind }) => [workoutId, exerciseName, kind])).toEqual([
    ['w3', 'Kniebeuge', 'volume'],
    ['w2', 'Kniebeuge', 'weight'],
    ['w2', 'Rudern', 'volume'],
  ]);
});
