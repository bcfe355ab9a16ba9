import { expect, test } from 'vitest';
import { dayAfter } from '../coach/calendar-day.ts';
import type { LogRecord } from './log-records.ts';
import { hoursFigure, weekInPicture, weekText } from './week-in-picture.ts';

const monday = '2026-11-23';
const sums = { workouts: 3, sets: 41, minutes: 126, volume: 12_430 };
const record = (day: string, exerciseName: string): LogRecord => ({
  workoutId: day,
  exerciseName,
  kind: 'weight',
  value: 100,
  before: 97.5,
  at: new Date(`${day}T17:00:00Z`),
  day,
  beforeDay: null,
});
const days = [dayAfter(monday, -21), dayAfter(monday, -10), dayAfter(monday, -3), monday, monday, '2026-11-26'];

test('a week has its days, sums, its newest record and the weeks in a row up to it', () => {
  const records = [record('2026-11-20', 'Rudern'), record('2026-11-23', 'Rudern'), record('2026-11-26', 'Kniebeuge')];
  expect(weekInPicture({ monday, sums, days, records })).toEqual({
    monday,
    perDay: [2, 0, 0, 1, 0, 0, 0],
    ...sums,
    record: records[2],
    recordCount: 2,
    streak: 4,
  });
});

test('a week that missed ends the row, and a later one does not lengthen it', () => {
  const shown = (ofDays: readonly string[]) => weekInPicture({ monday, sums, days: ofDays, records: [] }).streak;
  expect(shown([dayAfter(monday, -21), dayAfter(monday, -3), monday])).toBe(2);
  expect(shown([monday])).toBe(1);
});

test('one sentence describes a week and omits what it does not have', () => {
  const week = weekInPicture({ monday, sums, days, records: [record('2026-11-26', 'Kniebeuge')] });
  expect(weekText(week)).toBe('3 Einheiten, 2:06 h, 12,4 t bewegt, 1 Bestleistung, seit 4 Wochen jede Woche trainiert.');
  const least = { ...week, workouts: 1, minutes: 9, volume: 0, recordCount: 0, streak: 1 };
  expect(weekText(least)).toBe('1 Einheit, 0:09 h.');
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [600, '10:00'],
])('%s minutes are %s hours', (minutes, hours) => {
  expect(hoursFigure(minutes)).toBe(hours);
});
