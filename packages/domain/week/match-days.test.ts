import { expect, test } from 'vitest';
import { matchEffect, matchesOfWeek } from './match-days.ts';

test('the regular match lies in every week', () => {
  expect(matchesOfWeek({ matchDays: ['sa'], matchDates: [] }, '2026-11-23')).toEqual(['2026-11-28']);
});

test('a single date takes the place of the regular match in its week only', () => {
  const matches = { matchDays: ['sa' as const], matchDates: ['2026-11-25', '2026-11-29'] };
  expect(matchesOfWeek(matches, '2026-11-23')).toEqual(['2026-11-25', '2026-11-29']);
  expect(matchesOfWeek(matches, '2026-11-30')).toEqual(['2026-12-05']);
});

test('a match changes its own day, the one before and the one after, over the turn of the week too', () => {
  const monday = { matchDays: [], matchDates: ['2026-11-30'] };
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => matchEffect(monday, day))).toEqual([
    null,
    'dayBefore',
    'match',
    'dayAfter',
    null,
  ]);
});

test('between two matches the one ahead decides', () => {
  expect(matchEffect({ matchDays: [], matchDates: ['2026-11-27', '2026-11-29'] }, '2026-11-28')).toBe('dayBefore');
});
