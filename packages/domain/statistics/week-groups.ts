import { sumOfWeeks, type TrainingSums, type TrainingWeek } from './training-weeks.ts';

/** Weeks in a row as one bar of a chart. */
export interface WeekGroup extends TrainingSums {
  /** Monday of the first and of the last week, local days. */
  readonly monday: string;
  readonly lastMonday: string;
}

/** Most bars that have room. */
const MOST_BARS = 54;
/** How many weeks a bar may stand for: four, a quarter, a year. */
const SIZES = [1, 4, 13, 52] as const;

/**
 * All weeks, joined where they are too many to be drawn: none is left out. The last group ends with the last week, the first may be
 * shorter than the others.
 * @param weeks oldest first
 */
export function groupWeeks(weeks: readonly TrainingWeek[]): { size: number; groups: WeekGroup[] } {
  const size = SIZES.find((one) => Math.ceil(weeks.length / one) <= MOST_BARS) ?? SIZES[SIZES.length - 1] ?? 1;
  const groups: WeekGroup[] = [];
  for (let end = weeks.length; end > 0; end -= size) {
    const joined = weeks.slice(Math.max(0, end - size), end);
    const [first, last] = [joined[0], joined.at(-1)];
    if (first !== undefined && last !== undefined) {
      groups.unshift({ monday: first.monday, lastMonday: last.monday, ...sumOfWeeks(joined) });
    }
  }
  return { size, groups };
}
