import { dayAfter, daysBetween, mondayOf } from '../coach/calendar-day.ts';
import type { TrainingProfile } from '../coach/training-profile.ts';
import { WEEKDAYS } from '../vocabulary/weekday.ts';

type Matches = Pick<TrainingProfile, 'matchDays' | 'matchDates' | 'matchFreeDates'>;

const DAYS_OF_WEEK = 7;

/** Whether a single match is the regular one, moved to the day before or after; one that is further away is another. */
const isMoved = (regular: string, single: string) => Math.abs(daysBetween(regular, single)) <= 1;

/**
 * The match days of the calendar week that begins on this Monday: its single dates and the regular days. A regular one is not expected when
 * a single date on the next or former day moves it, or the week has a day without a match.
 * @returns days such as '2026-11-28', in order
 */
export function matchesOfWeek({ matchDays, matchDates, matchFreeDates }: Matches, monday: string): string[] {
  const isInWeek = (day: string) => mondayOf(day) === monday;
  const single = matchDates.filter(isInWeek);
  const isFree = matchFreeDates.some(isInWeek);
  const regular = isFree ? [] : matchDays.map((weekday) => dayAfter(monday, WEEKDAYS.indexOf(weekday)));
  return [...single, ...regular.filter((day) => !matchDates.some((date) => isMoved(day, date)))].toSorted();
}

/** The match days of a calendar week and its neighbours: a Sunday is the day before a Monday's match. */
function matchesAround(matches: Matches, day: string): string[] {
  const monday = mondayOf(day);
  return [-DAYS_OF_WEEK, 0, DAYS_OF_WEEK].flatMap((days) => matchesOfWeek(matches, dayAfter(monday, days)));
}

/** Effect of a match on a day near it. */
export type MatchEffect = 'match' | 'dayBefore' | 'dayAfter';

/** The effect of a match on a day; null: none near. Between two matches the next one decides. */
export function matchEffect(matches: Matches, day: string): MatchEffect | null {
  const distances = matchesAround(matches, day).map((match) => daysBetween(day, match));
  if (distances.includes(0)) return 'match';
  if (distances.includes(1)) return 'dayBefore';
  return distances.includes(-1) ? 'dayAfter' : null;
}
