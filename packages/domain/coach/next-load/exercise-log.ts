import type { Metric } from '../../vocabulary/unit.ts';

/** A completed set. */
export interface DoneSet {
  /** Kilograms; null without a weight. */
  readonly weight: number | null;
  /** Repetitions, seconds or metres; of one side where there are two. */
  readonly amount: number;
  /** Repetitions in reserve, 0 to 4, 4 meaning four or more; null: not answered. */
  readonly reserve: number | null;
}

/** The plan's target for an exercise in one session. */
export interface RowTarget {
  readonly sets: number;
  /** Amount of a set: the load grows when `max` is reached, and the amount restarts at `min`. */
  readonly min: number;
  readonly max: number;
  /** Repetitions to keep in reserve, 0 to 5; null: no target, 2 is assumed. */
  readonly reserve: number | null;
  /** Whether this is a lighter week of the plan. */
  readonly light: boolean;
  /** Seconds of lowering in the plan's tempo; null or missing: not given. */
  readonly lowering?: number | null;
}

/** Whether the amount ranges of two sessions do not overlap. */
export function isOtherRange(one: RowTarget, other: RowTarget): boolean {
  return one.max < other.min || one.min > other.max;
}

/** One session of the exercise. */
export interface LoggedSession {
  /** Local day, '2026-11-22'. */
  readonly day: string;
  /** In order, at least one. */
  readonly sets: readonly DoneSet[];
  /** Pain during it, 0 to 10; null: not answered. */
  readonly pain: number | null;
  /** That day's target; null when unknown: today's target counts. */
  readonly asked: RowTarget | null;
}

/** Slugs of the next easier and harder exercises that this player can do. */
export interface Rungs {
  readonly easier: readonly string[];
  readonly harder: readonly string[];
}

/** Range within which the amount grows before the load does: ten may become twelve before the weight grows. */
export function amountRange(amount: number, metric: Metric): { min: number; max: number } {
  if (metric === 'weight_reps') return { min: amount, max: amount + (amount > 6 ? 2 : 1) };
  return { min: amount, max: amount + Math.max(amountStep(metric), roundToStep(amount / 4, metric)) };
}

/** The smallest sensible change of an amount: one repetition, five seconds, five metres. */
export function amountStep(metric: Metric): number {
  return metric === 'seconds' || metric === 'metres' ? 5 : 1;
}

/** Rounds down to a sensible amount. */
function roundToStep(amount: number, metric: Metric): number {
  const step = amountStep(metric);
  return Math.floor(amount / step) * step;
}
