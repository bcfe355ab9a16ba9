import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import type { WeekTarget } from '../plan/generated-plan.ts';
import { type Metric, unitToMetric } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';
import { measuredAmount } from './measured-amount.ts';

/** What a swap starts with where neither exercise says. */
export const SWAP_DEFAULTS = { sets: 1, reps: 10 } as const;
/** The most that can be set when swapping. */
export const SWAP_LIMITS = { sets: NUMERIC_FIELDS.swappedSets.max, amount: NUMERIC_FIELDS.swappedSeconds.max } as const;

/** The exercise that a row of a plan becomes. */
export interface SwapTarget {
  readonly name: string;
  readonly description: string | null;
  readonly videoLink: string | null;
  readonly metric: Metric;
  readonly perSide: boolean;
  /** Usual amount of one set: repetitions, seconds or metres, as it is measured. */
  readonly amount: number | null;
  readonly tempo: string | null;
  /** Rest between two sets; null: it does not say, and the row's stays. */
  readonly pauseSeconds: number | null;
}

/** Sets, and the repetitions, seconds or metres of one. */
export interface SwapAmounts {
  sets: number;
  amount: number;
}

/** A row of a plan, as it is to be done now. */
export interface SwappedRow extends ExerciseAmounts {
  readonly weekTargets: readonly WeekTarget[] | null;
}

/** A number as it counts: whole, from 1 up to the limit; what is no number is 1. */
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

/** Repetitions stay repetitions, with or without a weight. */
function isCountedAlike(one: Metric, other: Metric): boolean {
  const counts = (metric: Metric) => (metric === 'weight_reps' ? 'reps' : metric);
  return counts(one) === counts(other);
}

/** What a swap proposes: the row's own sets, and its amount where the new exercise is measured alike, else that one's. */
export function proposedAmounts(row: ExerciseAmounts, target: Pick<SwapTarget, 'metric' | 'amount'>): SwapAmounts {
  const own = isCountedAlike(unitToMetric(row.unit), target.metric) ? amountOf(row) : null;
  return {
    sets: swapNumber(row.sets ?? SWAP_DEFAULTS.sets, SWAP_LIMITS.sets),
    amount: swapNumber(own ?? target.amount ?? SWAP_DEFAULTS.reps, SWAP_LIMITS.amount),
  };
}

/** What of a row changes when another exercise takes its place; where it stands stays. */
export interface SwapResult extends ExerciseAmounts {
  readonly name: string;
  readonly description: string | null;
  readonly videoLink: string | null;
  readonly weekTargets: readonly WeekTarget[] | null;
}

/**
 * The row as the new exercise: unit, tempo, duration and instruction are the new one's or none, never the old one's.
 * The amounts of the plan's weeks stay while the player changes nothing about them and both are measured alike.
 * @param row as it is to be done in this week
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
