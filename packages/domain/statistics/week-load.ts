import { loadWordsSoFar } from '../workout/effort.ts';

/** Number of previous weeks that define the usual load. */
export const USUAL_LOAD_WEEKS = 4;

/** Load of one of the examined weeks. */
export interface LoadOfWeek {
  /** 0: everything before these weeks; then 1 for the oldest of the four to 5 for this week. */
  readonly week: number;
  /** Minutes × effort of the rated workouts. */
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

/**
 * This week's load against the mean of the four previous weeks. Null when none of these five weeks has any.
 * @param loads weeks without load may be omitted
 */
export function weekLoad(loads: readonly LoadOfWeek[]): WeekLoad | null {
  const sumOf = (isMeant: (week: number) => boolean) => loads.reduce((sum, { week, load }) => sum + (isMeant(week) ? load : 0), 0);
  const load = sumOf((week) => week > USUAL_LOAD_WEEKS);
  const before = sumOf((week) => week > 0 && week <= USUAL_LOAD_WEEKS);
  if (load + before === 0) return null;
  // A player who started within the four weeks would be compared with weeks before the start.
  const isKnown = before > 0 && sumOf((week) => week <= 1) > 0;
  const usual = isKnown ? before / USUAL_LOAD_WEEKS : null;
  return { load, usual, words: usual === null ? null : loadWordsSoFar(load, usual) };
}
