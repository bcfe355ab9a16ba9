import type { Metric } from '../vocabulary/unit.ts';
import type { ExtraLoad } from './extra-load.ts';
import type { SetValues } from './logged-set.ts';
import type { OfKind } from './set-kind.ts';

export const SIDES = ['left', 'right'] as const;

export type Side = (typeof SIDES)[number];

export const SIDE_LABELS: Readonly<Record<Side, string>> = { left: 'Links', right: 'Rechts' };

/**
 * The values of a set that may have two sides: the left one is in the field of a set without sides, the right one in
 * `rightAmount`, in the same measure. They share the weight.
 */
export interface SidedValues extends SetValues, ExtraLoad, OfKind {
  /** Null: an exercise without sides, or the right side is still to do. */
  rightAmount?: number | null;
}

type AmountKey = 'reps' | 'durationSeconds' | 'distanceMeters';

/** The field that has the amount of a side for this metric; a weight is not an amount. */
export function amountKey(metric: Metric): AmountKey {
  if (metric === 'seconds') return 'durationSeconds';
  return metric === 'metres' ? 'distanceMeters' : 'reps';
}

/** Amount of a side; null while it is still to do. */
export function amountOfSide(values: SidedValues, side: Side, metric: Metric): number | null {
  return side === 'left' ? values[amountKey(metric)] : (values.rightAmount ?? null);
}

/** The missing side of a begun set; null when it has both or none. */
export function missingSide(values: SidedValues, metric: Metric): Side | null {
  const [left, right] = SIDES.map((side) => amountOfSide(values, side, metric));
  if ((left === null) === (right === null)) return null;
  return left === null ? 'left' : 'right';
}

/** Sets the amount of a side and keeps the other. */
export function withSide<Values extends SidedValues>(values: Values, side: Side, metric: Metric, amount: number | null): Values {
  return side === 'right' ? { ...values, rightAmount: amount } : { ...values, [amountKey(metric)]: amount };
}

/** Difference from this share of the stronger side on is mentioned. */
export const ASYMMETRY_SHARE = 0.1;

/** The clearly weaker side of a set, and the difference; null: about the same, or one is unknown. */
export function weakerSide(values: SidedValues, metric: Metric): { side: Side; less: number } | null {
  const left = amountOfSide(values, 'left', metric);
  const right = amountOfSide(values, 'right', metric);
  if (left === null || right === null) return null;
  const less = Math.abs(left - right);
  if (less === 0 || less < Math.max(left, right) * ASYMMETRY_SHARE) return null;
  return { side: left < right ? 'left' : 'right', less };
}
