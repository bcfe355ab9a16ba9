import { expect, test } from 'vitest';
import { timeOfDayAt, TIMES_OF_DAY } from './conditions.ts';
import { readTestDay, USUAL_TIMES } from './test-day.ts';

test.each([
  ['27.11.2026', '2026-11-27'],
  ['1.3.2026', '2026-03-01'],
  ['28.11.2026', null],
  ['31.02.2026', null],
  ['01.01.1999', null],
  ['gestern', null],
  ['', null],
])('a test of %s, entered on 27 November 2026, is of %s', (typed, day) => {
  expect(readTestDay(typed, '2026-11-27')).toBe(day);
});

test('the usual time of a part of the day lies in it', () => {
  for (const part of TIMES_OF_DAY) expect(timeOfDayAt(Number(USUAL_TIMES[part].slice(0, 2)))).toBe(part);
});
