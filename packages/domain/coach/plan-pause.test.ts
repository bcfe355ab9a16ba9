import { expect, test } from 'vitest';
import { dayAfter } from './calendar-day.ts';
import { isPaused, type PlanPause, pauseOn, weekWithPauses } from './plan-pause.ts';

/** A Monday. */
const start = '2026-11-02';
const pause = (from: number, until: number | null): PlanPause => ({
  from: dayAfter(start, from),
  until: until === null ? null : dayAfter(start, until),
});
const weekOn = (day: number, ...pauses: PlanPause[]) => weekWithPauses(start, pauses, dayAfter(start, day));

test('without a pause each seven days are a week', () => {
  expect([-3, 0, 6, 7, 20].map((day) => weekOn(day))).toEqual([1, 1, 1, 2, 3]);
});

test('a pause of a week shifts the weeks after it by one', () => {
  const week = pause(7, 13);
  expect([6, 7, 13, 14, 21].map((day) => weekOn(day, week))).toEqual([1, 2, 2, 2, 3]);
});

test('a pause in the middle of the week goes on in the week in which it began', () => {
  // Thursday of week 1 to Sunday of week 2: eleven days.
  expect([10, 14, 21].map((day) => weekOn(day, pause(3, 13)))).toEqual([1, 1, 2]);
  expect([6, 7, 14].map((day) => weekOn(day, pause(3, 6)))).toEqual([1, 1, 2]);
});

test('a few days shift nothing, and no pause leads back behind the week in which it began', () => {
  expect(weekOn(7, pause(5, 6))).toBe(2);
  expect(weekOn(11, pause(7, 10))).toBe(2);
});

test('an open pause keeps its week for as long as it lasts', () => {
  expect([13, 14, 60].map((day) => weekOn(day, pause(9, null)))).toEqual([2, 2, 2]);
});

test('pauses of two devices that overlap count once, one that was taken back not at all', () => {
  expect(weekOn(21, pause(7, 13), pause(8, 13), pause(10, 12))).toBe(3);
  expect(weekOn(21, pause(7, 10), pause(11, 13))).toBe(3);
  expect(weekOn(21, pause(7, 6))).toBe(4);
  expect(weekOn(21, pause(7, 13), pause(9, null))).toBe(2);
});

test('days before the plan began are no pause of it', () => {
  expect(weekOn(7, pause(-14, -1))).toBe(2);
  expect(weekOn(14, pause(-14, 6))).toBe(2);
});

test('a week never falls while days go on', () => {
  const pauses = [pause(3, 6), pause(12, 15), pause(25, 40), pause(44, 44)];
  const weeks = Array.from({ length: 90 }, (_, day) => weekOn(day, ...pauses));
  expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
});

test('a day is in a pause from its first to its last day', () => {
  const days = pause(7, 9);
  expect([6, 7, 9, 10].map((day) => isPaused([days], dayAfter(start, day)))).toEqual([false, true, true, false]);
  expect(pauseOn([days], dayAfter(start, 8))).toBe(days);
  expect(isPaused([pause(7, null)], dayAfter(start, 99))).toBe(true);
});
