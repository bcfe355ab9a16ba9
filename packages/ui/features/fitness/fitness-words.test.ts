import { expect, test } from 'vitest';
import { dayText, measureText, valueText } from './fitness-words.ts';

// The local day decides, not how many hours ago it was.
test.each([
  ['2026-11-22', 'Heute'],
  ['2026-11-21', 'Gestern'],
  ['2026-11-20', 'Vor 2 Tagen'],
  ['2026-11-16', 'Vor 6 Tagen'],
  ['2026-11-15', '15.11.2026'],
  ['2025-11-22', '22.11.2025'],
  ['2026-11-23', '23.11.2026'],
])('a test of %s is dated %s', (day, text) => {
  expect(dayText(day, new Date(2026, 10, 22, 0, 5))).toBe(text);
  expect(dayText(day, new Date(2026, 10, 22, 23, 55))).toBe(text);
});

test('values have the decimals of their test, a comma, and their unit on the same line', () => {
  expect(valueText({ unit: 's', step: 0.01 }, 1.9)).toBe('1,90');
  expect(valueText({ unit: 'cm', step: 0.1 }, 34.5)).toBe('34,5');
  expect(valueText({ unit: 'level', step: 0.1 }, 15.3)).toBe('15.3');
  expect(valueText({ unit: 'cm', step: 0.1 }, null)).toBe('–');
  expect(measureText({ unit: 'cm', step: 0.1 }, 178)).toBe('178\u00a0cm');
});
