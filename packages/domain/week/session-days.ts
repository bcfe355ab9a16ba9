import { WEEKDAYS, type Weekday } from '../vocabulary/weekday.ts';

/** Weekdays for sessions without one, at most one a day: distributed over the week from Monday on. */
export function spreadDays(count: number): readonly Weekday[] {
  const days = Math.min(count, WEEKDAYS.length);
  const offsets = Array.from({ length: days }, (_, index) => Math.floor((index * WEEKDAYS.length) / days));
  return WEEKDAYS.filter((_, day) => offsets.includes(day));
}
