import { isCalendarDay } from '../calendar/calendar-day.ts';
import { parseGermanDate } from '../calendar/german-date.ts';
import type { TimeOfDay } from './conditions.ts';

/** Nobody enters a test of long before the app. */
export const FIRST_TEST_DAY = '2000-01-01';

/**
 * The local day of a test (YYYY-MM-DD) from typed text such as '14.3.2026'; null when the calendar has no such day, it is ahead of
 * today or before `FIRST_TEST_DAY`.
 */
export function readTestDay(typed: string, today: string): string | null {
  const day = parseGermanDate(typed);
  return day !== null && isCalendarDay(day) && day >= FIRST_TEST_DAY && day <= today ? day : null;
}

/** The time (HH:MM) of a test that is entered later: the middle of the part of the day that was chosen. */
export const USUAL_TIMES: Readonly<Record<TimeOfDay, string>> = {
  morgens: '08:00',
  vormittags: '10:30',
  mittags: '13:00',
  nachmittags: '16:00',
  abends: '19:00',
};
