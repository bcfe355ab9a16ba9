import { dayAfter, mondayOf } from '../coach/calendar-day.ts';

const DAYS_OF_WEEK = 7;
/** ISO 8601: the week of 4 January is the year's first. */
const DAY_OF_FIRST_WEEK = '-01-04';
const YEAR_LENGTH = 4;
const THURSDAY = 3;
const DAY_MS = 86_400_000;

/** Sums of one or more calendar weeks. */
export interface TrainingSums {
  readonly workouts: number;
  readonly sets: number;
  readonly minutes: number;
  /** Minutes × effort of the rated workouts. */
  readonly load: number;
  /** Number of rated workouts. */
  readonly rated: number;
  /** Kilograms moved. */
  readonly volume: number;
}

export interface TrainingWeek extends TrainingSums {
  /** Local day such as '2026-11-23'. */
  readonly monday: string;
}

const NOTHING: TrainingSums = { workouts: 0, sets: 0, minutes: 0, load: 0, rated: 0, volume: 0 };

/** The Mondays from one local day's week to another's. */
export function mondaysBetween(from: string, to: string): string[] {
  const first = mondayOf(from);
  const weeks = Math.round((Date.parse(mondayOf(to)) - Date.parse(first)) / (DAYS_OF_WEEK * DAY_MS)) + 1;
  return Array.from({ length: Math.max(0, weeks) }, (_, index) => dayAfter(first, index * DAYS_OF_WEEK));
}

/** Number of the calendar week (ISO 8601, 1 to 53) that begins on a Monday. */
export function weekNumber(monday: string): number {
  const year = dayAfter(monday, THURSDAY).slice(0, YEAR_LENGTH);
  return mondaysBetween(`${year}${DAY_OF_FIRST_WEEK}`, monday).length;
}

/** Adds up all weeks. */
export function sumOfWeeks(weeks: readonly TrainingSums[]): TrainingSums {
  return weeks.reduce<TrainingSums>(
    (sum, { workouts, sets, minutes, load, rated, volume }) => ({
      workouts: sum.workouts + workouts,
      sets: sum.sets + sets,
      minutes: sum.minutes + minutes,
      load: sum.load + load,
      rated: sum.rated + rated,
      volume: sum.volume + volume,
    }),
    NOTHING,
  );
}

/**
 * Every week that begins on one of these Mondays, including those without training.
 * @param stretches sums of periods, each within one week, with the local day on which it begins
 */
export function weeksOf(mondays: readonly string[], stretches: readonly (TrainingSums & { readonly begin: string })[]): TrainingWeek[] {
  const parts = new Map<string, TrainingSums[]>(mondays.map((monday) => [monday, []]));
  for (const stretch of stretches) parts.get(mondayOf(stretch.begin))?.push(stretch);
  return [...parts].map(([monday, sums]) => ({ monday, ...sumOfWeeks(sums) }));
}

const USUAL_WEEKS = 4;

/**
 * Usual weekly value of a sum: the mean of the four weeks before the last one, which is not over yet. Null with fewer than four
 * weeks, or when all are 0.
 */
export function usualOf(weeks: readonly TrainingWeek[], sum: 'volume' | 'load'): number | null {
  const before = weeks.slice(0, -1).slice(-USUAL_WEEKS);
  const total = sumOfWeeks(before)[sum];
  return before.length < USUAL_WEEKS || total === 0 ? null : total / USUAL_WEEKS;
}
