import type { Metric } from '../../vocabulary/unit.ts';

/** A set as it was done. */
export interface DoneSet {
  /** Kilograms; null without a weight. */
  readonly weight: number | null;
  /** Repetitions, seconds or metres, of one side where there are two. */
  readonly amount: number;
  /** Repetitions that would still have been possible, 0 to 4, 4 meaning four or more; null where it was not said. */
  readonly reserve: number | null;
}

/** What the plan asks of an exercise in one session. */
export interface RowTarget {
  readonly sets: number;
  /** Amount of a set: the load grows when `max` is reached and begins anew at `min`. */
  readonly min: number;
  readonly max: number;
  /** Repetitions that shall stay in reserve, 0 to 5; null: not asked, and 2 is assumed. */
  readonly reserve: number | null;
  /** Whether it is a lighter week of the plan. */
  readonly light: boolean;
}

/** Whether two sessions ask for amounts that have nothing in common. */
export function isOtherRange(one: RowTarget, other: RowTarget): boolean {
  return one.max < other.min || one.min > other.max;
}

/** One training of the exercise. */
export interface LoggedSession {
  /** Local day, '2026-11-22'. */
  readonly day: string;
  /** In the order they were done, at least one. */
  readonly sets: readonly DoneSet[];
  /** Pain during it, 0 to 10; null where it was not said. */
  readonly pain: number | null;
  /** What was asked that day; null where nobody knows any more: what is asked today counts. */
  readonly asked: RowTarget | null;
}

/** Slugs of the next easier and harder exercises that this player can do. */
export interface Rungs {
  readonly easier: readonly string[];
  readonly harder: readonly string[];
}

/** Amounts whose progress is a choice: a set of ten may become one of twelve before the weight grows. */
export function amountRange(amount: number, metric: Metric): { min: number; max: number } {
  if (metric === 'weight_reps') return { min: amount, max: amount + (amount > 6 ? 2 : 1) };
  return { min: amount, max: amount + Math.max(amountStep(metric), roundToStep(amount / 4, metric)) };
}

/** The smallest sensible change of an amount: a repetition, five seconds, five metres. */
export function amountStep(metric: Metric): number {
  return metric === 'seconds' || metric === 'metres' ? 5 : 1;
}

/** The nearest sensible change, downwards. */
function roundToStep(amount: number, metric: Metric): number {
  const step = amountStep(metric);
  return Math.floor(amount / step) * step;
}
