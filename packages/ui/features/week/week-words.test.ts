import { expect, test } from 'vitest';
import { dayWords, shortWeekday } from '../../data/week/day-words.ts';
import { weekRange } from './week-words.ts';

test('a week is named by its days, with both months where it has two', () => {
  expect(weekRange('2026-11-23')).toBe('23. bis 29. November');
  expect(weekRange('2026-11-30')).toBe('30. November bis 6. Dezember');
});

test('a day is named with its weekday', () => {
  expect(dayWords('2026-11-27')).toBe('Freitag, 27. November');
  expect(shortWeekday('2026-11-27')).toBe('Fr');
});
