import { expect, test } from 'vitest';
import { matchEffect, matchesOfWeek } from './match-days.ts';

const none = { matchDays: [], matchDates: [], matchFreeDates: [] };

test('the regular match is in every week', () => {
  expect(matchesOfWeek({ ...none, matchDays: ['sa'] }, '2026-11-23')).toEqual(['2026-11-28']);
});

test('a cup match on a Wednesday leaves the match on Saturday', () => {
  expect(matchesOfWeek({ ...none, matchDays: ['sa'], matchDates: ['2026-11-25'] }, '2026-11-23')).toEqual(['2026-11-25', '2026-11-28']);
});

test.each([
  ['the day before', '2026-11-27', ['2026-11-27']],
  ['the day itself', '2026-11-28', ['2026-11-28']],
  ['the day after', '2026-11-29', ['2026-11-29']],
])('a single date on %s moves the regular match', (_, date, expected) => {
  expect(matchesOfWeek({ ...none, matchDays: ['sa'], matchDates: [date] }, '2026-11-23')).toEqual(expected);
});

test('a match is moved over the end of its week, and the other weeks keep theirs', () => {
  const moved = { ...none, matchDays: ['so' as const], matchDates: ['2026-11-30'] };
  expect(['2026-11-16', '2026-11-23', '2026-11-30'].map((monday) => matchesOfWeek(moved, monday))).toEqual([
    ['2026-11-22'],
    [],
    ['2026-11-30', '2026-12-06'],
  ]);
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
  const monday = { ...none, matchDates: ['2026-11-30'] };
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => matchEffect(monday, day))).toEqual([
    null,
    'dayBefore',
    'match',
    'dayAfter',
    null,
  ]);
});

test('between two matches the next one decides', () => {
  expect(matchEffect({ ...none, matchDates: ['2026-11-27', '2026-11-29'] }, '2026-11-28')).toBe('dayBefore');
});
