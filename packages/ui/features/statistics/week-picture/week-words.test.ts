import { expect, test } from 'vitest';
import { spokenWeek } from './week-words.ts';

test.each([
  ['2026-11-23', '23. bis 29. November 2026'],
  ['2026-11-30', '30. November bis 6. Dezember 2026'],
  ['2026-12-28', '28. Dezember 2026 bis 3. Januar 2027'],
])('the week of %s is %s', (monday, words) => {
  expect(spokenWeek(monday)).toBe(words);
});
