import { expect, it } from 'vitest';
import { dayAfter, daysBetween, mondayOf } from './calendar-day.ts';

it.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2027-12-31', '2028-03-01', 61],
  ['2026-01-02', '2026-01-01', -1],
])('counts the days from %s to %s, across daylight saving', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(dayAfter(from, days)).toBe(to);
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['1969-12-31', '1969-12-29'],
])('finds the Monday of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
