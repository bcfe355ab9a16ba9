import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import type { WeekTarget } from '../plan/generated-plan.ts';
import { type Metric, unitToMetric } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';
import { measuredAmount } from './measured-amount.ts';

/** Initial amounts of a swap if neither exercise has any. */
export const SWAP_DEFAULTS = { sets: 1, reps: 10 } as const;
/** Largest amounts of a swap. */
export const SWAP_LIMITS = { sets: NUMERIC_FIELDS.swappedSets.max, amount: NUMERIC_FIELDS.swappedSeconds.max } as const;

/** The exercise that replaces a plan row's. */
export interface SwapTarget {
  readonly name: string;
  readonly description: string | null;
  readonly videoLink: string | null;
  readonly metric: Metric;
  readonly perSide: boolean;
  /** Usual amount of one set: repetitions, seconds or metres, by its metric. */
  readonly amount: number | null;
  readonly tempo: string | null;
  /** Rest between two sets; null: none given, the row's stays. */
  readonly pauseSeconds: number | null;
}

/** Sets, and the repetitions, seconds or metres of one. */
export interface SwapAmounts {
  sets: number;
  amount: number;
}

/** A plan row with this week's amounts. */
export interface SwappedRow extends ExerciseAmounts {
  readonly weekTargets: readonly WeekTarget[] | null;
}

/** Normalizes a number: whole, from 1 up to the limit; 1 when invalid. */
export function swapNumber(value: number | null, limit: number): number {
  return value === null || !Number.isFinite(value) ? 1 : Math.min(limit, Math.max(1, Math.round(value)));
}

function amountOf(row: ExerciseAmounts): number | null {
  const byMetric = { weight_reps: row.reps, reps: row.reps, seconds: secondsOf(row), metres: row.distanceMeters };
  return byMetric[unitToMetric(row.unit)];
}

function secondsOf({ durationSeconds, durationMinutes }: ExerciseAmounts): number | null {
  return durationSeconds ?? (durationMinutes === null ? null : durationMinutes * 60);
}

/** Whether both count repetitions, with or without a weight, or have the same metric. */
function isCountedAlike(one: Metric, other: Metric): boolean {
  const counts = (metric: Metric) => (metric === 'weight_reps' ? 'reps' : metric);
  return counts(one) === counts(other);
}

/** Proposed amounts of a swap: the row's own sets, and its amount if the new exercise has the same measure, else that one's. */
export function proposedAmounts(row: ExerciseAmounts, target: Pick<SwapTarget, 'metric' | 'amount'>): SwapAmounts {
  const own = isCountedAlike(unitToMetric(row.unit), target.metric) ? amountOf(row) : null;
  return {
    sets: swapNumber(row.sets ?? SWAP_DEFAULTS.sets, SWAP_LIMITS.sets),
    amount: swapNumber(own ?? target.amount ?? SWAP_DEFAULTS.reps, SWAP_LIMITS.amount),
  };
}

/** Changed fields of a row whose exercise is replaced; its position stays. */
export interface SwapResult extends ExerciseAmounts {
  readonly name: string;
  readonly description: string | null;
  readonly videoLink: string | null;
  readonly weekTargets: readonly WeekTarget[] | null;
}

/**
 * The row with the new exercise: unit, tempo, duration and instruction are the new one's or none, never the old one's. The plan's
 * weekly amounts stay if the player changes none of them and both have the same measure.
 * @param row with this week's amounts
 */
export function swappedExercise(row: SwappedRow, target: SwapTarget, { sets, amount }: SwapAmounts): SwapResult {
  const isUnchanged = unitToMetric(row.unit) === target.metric && sets === row.sets && amount === amountOf(row);
  return {
    name: target.name,
    description: target.description,
    videoLink: target.videoLink,
    sets,
    ...measuredAmount(target.metric, target.perSide, amount),
    tempo: target.tempo,
    pauseSeconds: target.pauseSeconds ?? row.pauseSeconds,
    weekTargets: isUnchanged && row.durationMinutes === null ? row.weekTargets : null,
  };
}
