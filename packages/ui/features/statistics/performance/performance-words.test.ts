import { expect, test } from 'vitest';
import { dayFormatOf } from './performance-words.ts';

test('days of a course have their year where it is longer than one', () => {
  expect(dayFormatOf(['2025-11-28', '2026-11-27'])('2025-11-28')).toBe('28.11.');
  expect(dayFormatOf(['2025-11-27', '2026-11-27'])('2025-11-27')).toBe('27.11.2025');
  expect(dayFormatOf([])('2026-11-27')).toBe('27.11.');
});
