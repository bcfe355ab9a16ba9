import { expect, test } from 'vitest';
import { periodBegin, seasonBegin } from './period.ts';
import { mondaysBetween, sumOfWeeks, usualOf, weekNumber, weeksOf } from './training-weeks.ts';

test.each([
  ['2026-11-22', '2026-07-01'],
  ['2026-07-01', '2026-07-01'],
  ['2026-06-30', '2025-07-01'],
])('the season of %s begins on %s', (today, begin) => {
  expect(seasonBegin(today)).toBe(begin);
});

test('periods end today, and Alles has no start', () => {
  expect(periodBegin('60 Tage', '2026-11-22')).toBe('2026-09-23');
  expect(periodBegin('16 Wochen', '2026-11-22')).toBe('2026-08-02');
  expect(periodBegin('Saison', '2026-11-22')).toBe('2026-07-01');
  expect(periodBegin('Alles', '2026-11-22')).toBeNull();
});

// ISO 8601 calendar: 2026 has 53 weeks, 2027 begins within its last.
test.each([
  ['2026-11-16', 47],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('the week that begins on %s is number %i', (monday, number) => {
  expect(weekNumber(monday)).toBe(number);
});

test('weeks continue across clock and year changes, including empty ones', () => {
  const mondays = mondaysBetween('2026-10-21', '2026-11-03');
  expect(mondays).toEqual(['2026-10-19', '2026-10-26', '2026-11-02']);
  const week = { workouts: 2, sets: 40, minutes: 90, load: 540, rated: 1, volume: 5000 };
  // The week in which a period begins comes in two parts.
  const parts = [
    { begin: '2026-10-26', ...week },
    { begin: '2026-10-28', ...week },
  ];
  expect(weeksOf(mondays, parts).map(({ monday, volume }) => [monday, volume])).toEqual([
    ['2026-10-19', 0],
    ['2026-10-26', 10_000],
    ['2026-11-02', 0],
  ]);
  expect(mondaysBetween('2026-12-31', '2027-01-01')).toEqual(['2026-12-28']);
  expect(sumOfWeeks([week, week])).toEqual({ workouts: 4, sets: 80, minutes: 180, load: 1080, rated: 2, volume: 10_000 });
});

test('the usual value is the mean of the four previous weeks', () => {
  const weeks = [9, 1, 2, 3, 4, 100].map((volume, index) => ({
    monday: `${index}`,
    workouts: 1,
    sets: 1,
    minutes: 1,
    load: 2 * volume,
    rated: 1,
    volume,
  }));
  expect(usualOf(weeks, 'volume')).toBe(2.5);
  expect(usualOf(weeks, 'load')).toBe(5);
  expect(usualOf(weeks.slice(-4), 'volume')).toBeNull();
  expect(
    usualOf(
      weeks.map((week) => ({ ...week, volume: 0 })),
      'volume',
    ),
  ).toBeNull();
});
