import type { HandballLoad } from '../week/handball-load.ts';
import { loadWordsSoFar, workoutLoad } from '../workout/effort.ts';
import { weekNumber, WEEKS_BEFORE } from './weeks-before.ts';

/** Load of one of the examined weeks. */
export interface LoadOfWeek {
  /** 0: everything before these weeks; then 1 for the oldest of the four to 5 for this week. */
  readonly week: number;
  /** Minutes × effort. */
  readonly load: number;
}

/** The load of an unfinished week, compared with the usual one. */
export interface WeekLoad {
  readonly load: number;
  /** Mean of the four previous weeks; null: not rated for that long. */
  readonly usual: number | null;
  /** The comparison so far; null: it may still become usual. */
  readonly words: string | null;
}

/** Sum of the loads of the weeks for which `isMeant`. */
function sumOf(loads: readonly LoadOfWeek[], isMeant: (week: number) => boolean): number {
  return loads.reduce((sum, { week, load }) => sum + (isMeant(week) ? load : 0), 0);
}

const isNow = (week: number) => week > WEEKS_BEFORE;

/**
 * Whether handball may be compared: noted in each of the four weeks, or not at all. A player who begins to note it trains no more
 * than before.
 */
function isHandballKnown(handball: readonly LoadOfWeek[]): boolean {
  const isNoted = (week: number) => sumOf(handball, (one) => one === week) > 0;
  const weeks = Array.from({ length: WEEKS_BEFORE }, (_, index) => index + 1);
  return weeks.every(isNoted) || (sumOf(handball, isNow) === 0 && !weeks.some(isNoted));
}

/**
 * This week's load against the mean of the four previous weeks. Null when none of these five weeks has any.
 * @param own of the finished workouts; weeks without load may be omitted
 * @param handball of team training and matches, of the five weeks
 */
export function weekLoad(own: readonly LoadOfWeek[], handball: readonly LoadOfWeek[] = []): WeekLoad | null {
  const loads = [...own, ...handball];
  const load = sumOf(loads, isNow);
  const before = sumOf(loads, (week) => week > 0 && !isNow(week));
  if (load + before === 0) return null;
  // A player who started within the four weeks would be compared with weeks before the start.
  const isKnown = before > 0 && sumOf(loads, (week) => week <= 1) > 0 && isHandballKnown(handball);
  const usual = isKnown ? before / WEEKS_BEFORE : null;
  return { load, usual, words: usual === null ? null : loadWordsSoFar(load, usual) };
}

/**
 * Load of each week's handball, as `weekLoad` takes it.
 * @param monday of this week; notes before the four weeks and after this one are left out
 */
export function handballByWeek(noted: readonly HandballLoad[], monday: string): LoadOfWeek[] {
  return noted.flatMap(({ day, minutes, effort }) => {
    const week = weekNumber(day, monday);
    return week === null ? [] : [{ week, load: workoutLoad(minutes, effort) }];
  });
}
