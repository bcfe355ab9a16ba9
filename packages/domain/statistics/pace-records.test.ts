import { expect, test } from 'vitest';
import { foremostRecords, recordCounts } from './log-records.ts';
import { type PacedSet, withPaceRecords } from './pace-records.ts';

const set = (workoutId: string, day: number, metres: number, seconds: number, isMain = true): PacedSet => ({
  workoutId,
  exerciseName: 'Tempolauf',
  at: new Date(Date.UTC(2026, 10, day, 17)),
  day: `2026-11-${String(day).padStart(2, '0')}`,
  metres,
  seconds,
  isMain,
});

test('a workout sets one record of pace over each distance, against the workouts before it alone', () => {
  const sets = [
    set('c', 12, 400, 90),
    set('c', 12, 400, 88),
    set('c', 12, 1000, 300),
    set('a', 3, 400, 96),
    set('b', 5, 400, 100),
    set('b', 5, 200, 30),
    set('d', 14, 1000, 290),
    set('d', 14, 400, 88),
  ];
  const records = withPaceRecords([], sets);
  expect(records).toMatchObject([
    { workoutId: 'c', kind: 'pace', metres: 400, value: 16.36, before: 15, beforeDay: '2026-11-03' },
    { workoutId: 'd', kind: 'pace', metres: 1000, value: 12.41, before: 12, beforeDay: '2026-11-12' },
  ]);
  expect([...recordCounts(records)]).toEqual([
    ['c', 1],
    ['d', 1],
  ]);
});

test('a way to warm up is compared with and is no record; a longest distance counts more than its pace', () => {
  expect(withPaceRecords([], [set('a', 1, 400, 100), set('b', 2, 400, 90, false), set('c', 3, 400, 95)])).toEqual([]);
  const [pace] = withPaceRecords([], [set('a', 1, 400, 100), set('b', 2, 400, 90)]);
  const longest = { ...pace, kind: 'metres' as const, value: 500, before: 400 } as NonNullable<typeof pace>;
  expect(pace && foremostRecords([pace, longest])).toMatchObject([{ kind: 'metres' }]);
});
