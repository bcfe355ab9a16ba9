import { expect, test } from 'vitest';
import { matchEffect, matchesOfWeek } from './match-days.ts';

test('the regular match is in every week', () => {
  expect(matchesOfWeek({ matchDays: ['sa'], matchDates: [] }, '2026-11-23')).toEqual(['2026-11-28']);
});

test('a single date replaces the regular match only in its week', () => {
  const matches = { matchDays: ['sa' as const], matchDates: ['2026-11-25', '2026-11-29'] };
  expect(matchesOfWeek(matches, '2026-11-23')).toEqual(['2026-11-25', '2026-11-29']);
  expect(matchesOfWeek(matches, '2026-11-30')).toEqual(['2026-12-05']);
});

test('a weekend without a match takes the regular one from its week, and no other match', () => {
  const matches = { matchDays: ['sa' as const], matchDates: ['2026-12-09'], matchFreeDates: ['2026-11-29', '2026-12-12'] };
  expect(['2026-11-23', '2026-11-30', '2026-12-07'].map((monday) => matchesOfWeek(matches, monday))).toEqual([
    [],
    ['2026-12-05'],
    ['2026-12-09'],
  ]);
});

test('a match affects its day, the one before and the one after, also across weeks', () => {
  const monday = { matchDays: [], matchDates: ['2026-11-30'] };
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => matchEffect(monday, day))).toEqual([
    null,
    'dayBefore',
    'match',
    'dayAfter',
    null,
  ]);
});

test('between two matches the next one decides', () => {
  expect(matchEffect({ matchDays: [], matchDates: ['2026-11-27', '2026-11-29'] }, '2026-11-28')).toBe('dayBefore');
});
