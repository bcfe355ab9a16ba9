import { expect, test } from 'vitest';
import { MOST_REPEATED, repeatedDays } from './team-event.ts';

test('an entry is repeated each week up to a day, on it as well', () => {
  expect(repeatedDays('2026-12-01', '2026-12-15')).toEqual(['2026-12-01', '2026-12-08', '2026-12-15']);
  expect(repeatedDays('2026-12-01', '2026-12-14')).toEqual(['2026-12-01', '2026-12-08']);
  expect(repeatedDays('2026-12-01', '2026-11-01')).toEqual(['2026-12-01']);
  // Neither night with 23 or 25 hours moves it.
  expect(repeatedDays('2026-10-20', '2026-10-27')).toEqual(['2026-10-20', '2026-10-27']);
  expect(repeatedDays('2026-01-01', '2036-01-01')).toHaveLength(MOST_REPEATED);
});
