import { expect, test } from 'vitest';
import { dayAfter } from '../coach/calendar-day.ts';
import { EXERCISE_TREND, type GoalPoint, habitProgress, TEST_TREND, valueProgress } from './goal-progress.ts';

const today = '2026-11-27';
const squat = { target: 100, setOn: '2026-11-01', until: '2027-03-01', lowerIsBetter: false };
const at = (day: string, value: number, isAside = false): GoalPoint => ({ day, value, isAside });
/** A value every week until today, the first one so many weeks ago. */
const weekly = (values: readonly number[]) => values.map((value, index) => at(dayAfter(today, (index - values.length + 1) * 7), value));
const progress = (points: readonly GoalPoint[], goal: Partial<typeof squat> = {}) =>
  valueProgress({ ...squat, ...goal }, points, today, EXERCISE_TREND);

test('a goal is reached on the first day on which its value is there, and stays so when later ones are less', () => {
  const reached = progress([at('2026-11-03', 95), at('2026-11-10', 100), at('2026-11-20', 90)]);
  expect(reached).toMatchObject({ state: 'reached', reachedOn: '2026-11-10', missing: 0, share: 1, outlook: null });
});

test('values from before it was set, or from after its day, reach nothing', () => {
  const before = progress([at('2026-10-20', 105), at('2026-11-05', 90)]);
  expect(before).toMatchObject({ state: 'open', reachedOn: null, now: 90, missing: 10 });
  const after = progress([at('2026-11-05', 90), at('2026-11-21', 101)], { until: '2026-11-20' });
  expect(after).toMatchObject({ state: 'over', reachedOn: null });
});

test('a time is reached from below', () => {
  const sprint = { target: 4.2, lowerIsBetter: true };
  expect(progress([at('2026-11-05', 4.25)], sprint)).toMatchObject({ state: 'open', now: 4.25 });
  expect(progress([at('2026-11-05', 4.2)], sprint)).toMatchObject({ state: 'reached' });
});

test('a value that is shown as the target reaches it', () => {
  expect(progress([at('2026-11-05', 99.996)])).toMatchObject({ state: 'reached' });
  expect(progress([at('2026-11-05', 99.99)])).toMatchObject({ state: 'open' });
});

test('the best of the last eight weeks counts, not a lighter day after it', () => {
  expect(progress([at('2026-11-03', 97.5), at('2026-11-20', 90, true)])).toMatchObject({ now: 97.5, missing: 2.5 });
});

test('the share of the way begins at the best of the weeks before', () => {
  expect(progress([at('2026-10-20', 90), at('2026-11-05', 95)])).toMatchObject({ share: 0.5 });
  expect(progress([])).toMatchObject({ now: null, missing: null, share: null, outlook: null });
});

test.each([
  ['a rise that is there in time', [90, 91, 92, 93, 94], {}, { kind: 'on-course' }],
  ['a rise that is there later', [90, 91, 92, 93, 94], { until: '2026-12-15' }, { kind: 'later', day: '2027-01-08' }],
  ['a rise that leads too far to say when', [90, 90.1, 90.2, 90.3, 90.4], { until: '2026-12-24' }, { kind: 'too-slow' }],
  ['no rise', [95, 94, 95, 94, 95], {}, { kind: 'level' }],
  ['a fall', [97, 96, 95, 94, 93], {}, { kind: 'level' }],
  ['two values', [90, 95], {}, null],
  ['three values within two weeks', [90, 92, 94], {}, null],
  ['a goal farther ahead than twice what was seen', [90, 90.1, 90.2, 90.3, 90.4], {}, null],
] as const)('%s', (_, values, goal, outlook) => {
  expect(progress(weekly(values), goal).outlook).toEqual(outlook);
});

test('a light week says nothing about where it leads', () => {
  const points = weekly([90, 91, 92, 93]).concat(at(dayAfter(today, -1), 70, true));
  expect(progress(points, { target: 97 }).outlook).toEqual({ kind: 'on-course' });
});

test('a change within what measuring alone makes is no trend', () => {
  const jumps = [at('2026-06-01', 36), at('2026-08-01', 36.4), at('2026-11-05', 37)];
  const goal = { target: 37.5, setOn: '2026-11-01', until: '2027-10-01', lowerIsBetter: false };
  const outlook = (least: number) => valueProgress(goal, jumps, today, { ...TEST_TREND, least }).outlook;
  expect(outlook(2)).toEqual({ kind: 'level' });
  expect(outlook(0.5)).toEqual({ kind: 'on-course' });
});

const habit = { kind: 'habit', target: 3, weeks: 2, setOn: '2026-11-11', until: '2026-12-13' } as const;
/** Three sessions in the week of a Monday. */
const full = (monday: string) => [0, 2, 4].map((days) => dayAfter(monday, days));

test('a habit counts weeks with as many sessions, the one in which it was set from its Monday on', () => {
  const shown = habitProgress(habit, [...full('2026-11-02'), ...full('2026-11-09'), '2026-11-16', '2026-11-23', '2026-11-24'], today);
  expect(shown).toMatchObject({ state: 'open', now: 1, missing: 1, share: 0.5, thisWeek: 1, outlook: { kind: 'on-course' } });
});

test('a habit is reached on the day of the last session that it needs; a week between may be missed', () => {
  const days = [...full('2026-11-09'), ...full('2026-11-23'), '2026-11-28'];
  expect(habitProgress(habit, days, today)).toMatchObject({ state: 'reached', reachedOn: '2026-11-27', thisWeek: null });
});

test.each([
  ['this week can still be done', '2026-11-26', ['2026-11-23'], { ...habit, weeks: 1, until: '2026-11-29' }, { kind: 'on-course' }],
  ['too few days are left', '2026-11-28', [], { ...habit, weeks: 1, until: '2026-11-29' }, { kind: 'later', day: '2026-11-30' }],
  ['more weeks are missing than there are', '2026-11-27', [], { ...habit, weeks: 6 }, { kind: 'later', day: '2027-01-03' }],
] as const)('of a habit it is said when %s', (_, day, days, goal, outlook) => {
  expect(habitProgress(goal, days, day).outlook).toEqual(outlook);
});

test('a habit whose day is over keeps the weeks that were done', () => {
  expect(habitProgress(habit, full('2026-11-09'), '2026-12-14')).toMatchObject({ state: 'over', now: 1, missing: 1, outlook: null });
});
