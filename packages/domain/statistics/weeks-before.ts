import { dayAfter, daysBetween } from '../coach/calendar-day.ts';

/** Number of weeks that a week is compared with. */
export const WEEKS_BEFORE = 4;
const DAYS_OF_WEEK = 7;

/** The Mondays of the four weeks before a week, oldest first, and its own. */
export function mondaysUntil(monday: string): string[] {
  return Array.from({ length: WEEKS_BEFORE + 1 }, (_, index) => dayAfter(monday, (index - WEEKS_BEFORE) * DAYS_OF_WEEK));
}

/** The Monday of the oldest of the four weeks before a week. */
export function firstMondayBefore(monday: string): string {
  return dayAfter(monday, -WEEKS_BEFORE * DAYS_OF_WEEK);
}

/**
 * Number of a day's week: 1 for the oldest of the four, 5 for the compared one; null before and after them.
 * @param monday of the compared week
 */
export function weekNumber(day: string, monday: string): number | null {
  const week = Math.floor(daysBetween(firstMondayBefore(monday), day) / DAYS_OF_WEEK) + 1;
  return week < 1 || week > WEEKS_BEFORE + 1 ? null : week;
}
