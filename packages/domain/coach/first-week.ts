import { spreadDays } from '../week/session-days.ts';
import { type Weekday, WEEKDAYS } from '../vocabulary/weekday.ts';
import { dayAfter, daysBetween, mondayOf } from './calendar-day.ts';

/** A plan that starts in the last three days of a calendar week would have hardly a first week. */
const DAYS_BEFORE_MONDAY = 3;

/**
 * The Monday from which a plan's weeks are counted: that of its first day's week, from Friday on the next one, so that week 1 has four to
 * ten days. The weeks go with the calendar so that each begins with the plan's first session.
 */
export function firstMondayOf(startDay: string): string {
  return mondayOf(dayAfter(startDay, DAYS_BEFORE_MONDAY));
}

/** Days after Monday on which sessions lie: on their weekdays; those without one are spread over the week. */
export function regularOffsets(sessions: readonly number[], weekdays: readonly (Weekday | null)[]): number[] {
  const spread = spreadDays(sessions.length);
  return sessions.map((session, place) => {
    const weekday = weekdays[session] ?? spread[place % Math.max(1, spread.length)];
    return weekday === undefined ? 0 : WEEKDAYS.indexOf(weekday);
  });
}

/**
 * Days after Monday on which a plan's first week trains, in order: the weekdays of its sessions that are still ahead on its first day.
 * Where none is, the first day itself, so that a new plan never has nothing to train; where no weekday is known the first session lies
 * on it too.
 */
export function firstWeekOffsets(
  { startDay, weekdays }: { readonly startDay: string; readonly weekdays: readonly (Weekday | null)[] },
  sessions: readonly number[],
): number[] {
  const begun = Math.max(0, daysBetween(firstMondayOf(startDay), startDay));
  const regular = regularOffsets(sessions, weekdays);
  if (begun === 0) return regular;
  const ahead = regular.filter((offset) => offset >= begun).toSorted((one, other) => one - other);
  const isSpread = sessions.every((session) => (weekdays[session] ?? null) === null);
  return ahead.length === 0 || isSpread ? [begun, ...ahead.slice(1)] : ahead;
}
