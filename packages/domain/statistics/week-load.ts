import { loadWordsSoFar } from '../workout/effort.ts';

/** So many weeks before this one say what is usual. */
export const USUAL_LOAD_WEEKS = 4;

/** Load of one of the weeks that are looked at. */
export interface LoadOfWeek {
  /** 0: all that lies before these weeks; then 1 for the oldest of the four to 5 for this week. */
  readonly week: number;
  /** Minutes × effort of the workouts whose effort was said. */
  readonly load: number;
}

/** The load of a week that is not over, beside what is usual. */
export interface WeekLoad {
  readonly load: number;
  /** Mean of the four weeks before; null: it was not told for that long, so nothing is usual yet. */
  readonly usual: number | null;
  /** How it compares so far; null: it may still become as usual. */
  readonly words: string | null;
}

/**
 * This week's load against the mean of the four weeks before. Null where none of these five weeks has any.
 * @param loads weeks without load may be left out
 */
export function weekLoad(loads: readonly LoadOfWeek[]): WeekLoad | null {
  const sumOf = (isMeant: (week: number) => boolean) => loads.reduce((sum, { week, load }) => sum + (isMeant(week) ? load : 0), 0);
  const load = sumOf((week) => week > USUAL_LOAD_WEEKS);
  const before = sumOf((week) => week > 0 && week <= USUAL_LOAD_WEEKS);
  if (load + before === 0) return null;
  // Whoever began within the four weeks would be compared with weeks in which he had not begun.
  const isKnown = before > 0 && sumOf((week) => week <= 1) > 0;
  const usual = isKnown ? before / USUAL_LOAD_WEEKS : null;
  return { load, usual, words: usual === null ? null : loadWordsSoFar(load, usual) };
}
