import { expect, test } from 'vitest';
import { ageOn, isBirthDate } from './birth-date.ts';

test.each([
  ['2009-03-14', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2009-02-30', false],
  ['2008-02-29', true],
  ['2009-02-29', false],
  ['2009-13-01', false],
  ['2009-3-14', false],
  ['', false],
])('%s can be a birth date: %s', (day, possible) => {
  expect(isBirthDate(day, '2026-11-22')).toBe(possible);
});

test.each([
  ['2009-03-14', '2026-03-13', 16],
  ['2009-03-14', '2026-03-14', 17],
  ['2008-02-29', '2025-02-28', 16],
  ['2008-02-29', '2025-03-01', 17],
  ['2008-02-29', '2024-02-29', 16],
  ['2026-11-22', '2026-11-22', 0],
])('a person born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
