import { expect, test } from 'vitest';
import { firstMondayBefore, mondaysUntil, weekNumber, WEEKS_BEFORE } from './weeks-before.ts';

test('a week is compared with the four before it, over the change of the clock and of the year', () => {
  expect(mondaysUntil('2026-11-02')).toEqual(['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']);
  expect(firstMondayBefore('2027-01-04')).toBe('2026-12-07');
});

test.each([
  ['2026-10-04', null],
  ['2026-10-05', 1],
  ['2026-10-11', 1],
  ['2026-11-01', WEEKS_BEFORE],
  ['2026-11-08', WEEKS_BEFORE + 1],
  ['2026-11-09', null],
])('%s is in week %s', (day, week) => {
  expect(weekNumber(day, '2026-11-02')).toBe(week);
});
