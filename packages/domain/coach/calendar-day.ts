const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 1970-01-01, the day 0, was a Thursday. */
const MONDAY_BEFORE_DAY_0 = -3;

/** Days since 1970 of a day such as '2026-11-28'. Counted in UTC, so that no day has 23 or 25 hours. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function dayOfNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another, negative backwards. Both are local days such as '2026-11-28'. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day a number of days later, or earlier for negative numbers. */
export function dayAfter(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const number = dayNumber(day);
  const sinceMonday = (((number - MONDAY_BEFORE_DAY_0) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return dayOfNumber(number - sinceMonday);
}
