import { expect, test } from 'vitest';
import { dayAfter } from '../coach/calendar-day.ts';
import { type CoursePoint, estimatedDay, lineStretches, nextMark } from './exercise-course.ts';

const begin = '2026-09-01';
const point = (days: number, value: number | null, isLight = false): CoursePoint => ({ day: dayAfter(begin, days), value, isLight });

test('three measured sessions make a line, two do not', () => {
  const points = [point(0, 30), point(7, null), point(14, 32)];
  expect(lineStretches(points)).toEqual([]);
  expect(lineStretches([...points, point(21, 33)])).toEqual([[point(0, 30), point(14, 32), point(21, 33)]]);
});

test('a light week breaks the line', () => {
  const stretches = lineStretches([
    point(0, 30),
    point(7, 31),
    point(14, 25, true),
    point(21, 32),
    point(28, 33),
    point(35, 20, true),
    point(42, 30),
  ]);
  expect(stretches.map((stretch) => stretch.map(({ value }) => value))).toEqual([
    [30, 31],
    [32, 33],
  ]);
});

test.each([
  [7.8, 10],
  [12.5, 15],
  [43.1, 45],
  [45, 50],
  [118, 120],
  [996, 1000],
  [1080, 1250],
  [6480, 7000],
])('the mark after %d is %d', (value, mark) => {
  expect(nextMark(value)).toBe(mark);
});

test('a kilogram a week reaches a mark two above in two weeks', () => {
  const points = [point(0, 40), point(7, 41), point(14, 42), point(21, 43)];
  expect(estimatedDay(points, 45)).toBe(dayAfter(begin, 35));
});

test.each([
  ['two sessions', [point(0, 40), point(7, 41)], 45],
  ['no progress', [point(0, 41), point(7, 41), point(14, 41)], 45],
  ['going down', [point(0, 43), point(7, 42), point(14, 41)], 45],
  ['a mark that is too far', [point(0, 40), point(28, 40.1), point(56, 40.2)], 45],
  ['a mark that is reached', [point(0, 40), point(7, 43), point(14, 46)], 45],
  ['sessions of light weeks alone', [point(0, 40, true), point(7, 41, true), point(14, 42, true)], 45],
  ['sessions that are too old', [point(0, 40), point(7, 41), point(100, 42)], 45],
  ['a single day', [point(0, 40), point(0, 41), point(0, 42)], 45],
])('there is no estimate from %s', (_, points, mark) => {
  expect(estimatedDay(points, mark)).toBeNull();
});
