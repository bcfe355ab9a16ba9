import { expect, test } from 'vitest';
import { MAX_MATCH_DATES } from '../coach/training-profile.ts';
import { dayAfter } from '../coach/calendar-day.ts';
import { changedMatchPlan, daysBeside, joinedMatchPlan, matchPlanOf } from './match-plan.ts';

const today = '2026-11-25';
const entry = (day: string, kind: 'match' | 'training' | 'free' = 'match', isCancelled = false) => ({ day, kind, isCancelled });

test('matches and days without one are taken from a calendar, trainings are not', () => {
  const entries = [
    entry('2026-12-12'),
    entry('2026-12-05'),
    entry('2026-12-05'),
    entry('2026-12-08', 'training'),
    entry('2026-12-15', 'training', true),
    entry('2026-12-19', 'free'),
    entry('2026-12-26', 'free', true),
  ];
  expect(matchPlanOf(entries)).toEqual({ matchDates: ['2026-12-05', '2026-12-12'], matchFreeDates: ['2026-12-19'] });
});

test('a match that is called off makes its day one without, unless there is another', () => {
  const entries = [entry('2026-12-05', 'match', true), entry('2026-12-12', 'match', true), entry('2026-12-12')];
  expect(matchPlanOf(entries)).toEqual({ matchDates: ['2026-12-12'], matchFreeDates: ['2026-12-05'] });
});

test('days ahead that the calendar lacks are named, and those that are kept join its own', () => {
  const known = { matchDates: ['2026-11-20', '2026-12-02', '2026-12-05'], matchFreeDates: ['2026-12-19'] };
  const found = { matchDates: ['2026-11-21', '2026-12-05', '2026-12-06'], matchFreeDates: [] };
  const beside = daysBeside(known, found, today);
  expect(beside).toEqual({ matchDates: ['2026-12-02'], matchFreeDates: ['2026-12-19'] });
  expect(joinedMatchPlan(found, beside, today)).toEqual({
    matchDates: ['2026-12-02', '2026-12-05', '2026-12-06'],
    matchFreeDates: ['2026-12-19'],
  });
  expect(joinedMatchPlan(found, { matchDates: [], matchFreeDates: [] }, today).matchDates).toEqual(['2026-12-05', '2026-12-06']);
});

test('a day is not with and without a match, and no list outgrows its bound', () => {
  const many = Array.from({ length: 80 }, (_, index) => dayAfter(today, index));
  const joined = joinedMatchPlan({ matchDates: many, matchFreeDates: [] }, { matchDates: [], matchFreeDates: many }, today);
  expect(joined.matchDates).toEqual(many.slice(0, MAX_MATCH_DATES));
  expect(joined.matchFreeDates).toEqual([]);
});

test('a later reading of a calendar moves what moved there, leaves the player’s own days, and can be taken back', () => {
  const before = { matchDates: ['2026-11-20', '2026-12-05', '2026-12-12'], matchFreeDates: ['2026-12-19'] };
  const found = { matchDates: ['2026-12-06', '2026-12-12'], matchFreeDates: ['2026-12-20'] };
  // He plays on the 2nd beside it, and has removed the 12th.
  const known = { matchDates: ['2026-12-02', '2026-12-05'], matchFreeDates: ['2026-12-19'] };
  const changed = changedMatchPlan(known, before, found, today);
  expect(changed).toEqual({
    plan: { matchDates: ['2026-12-02', '2026-12-06'], matchFreeDates: ['2026-12-20'] },
    added: { matchDates: ['2026-12-06'], matchFreeDates: ['2026-12-20'] },
    removed: { matchDates: ['2026-12-05'], matchFreeDates: ['2026-12-19'] },
  });
  expect(changedMatchPlan(changed.plan, found, before, today).plan).toEqual(known);
  // Another device has moved it already.
  const again = changedMatchPlan(changed.plan, before, found, today);
  expect([again.plan, again.added.matchDates, again.removed.matchDates]).toEqual([changed.plan, [], []]);
});
