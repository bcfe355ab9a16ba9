import type { Metric } from '../vocabulary/unit.ts';
import type { SetValues } from './logged-set.ts';

export const SIDES = ['left', 'right'] as const;

export type Side = (typeof SIDES)[number];

export const SIDE_LABELS: Readonly<Record<Side, string>> = { left: 'Links', right: 'Rechts' };

/**
 * The values of a set that may have two sides: the left one stands where a set without sides has its only amount, the
 * right one in `rightAmount`, in the same measure. A weight is shared.
 */
export interface SidedValues extends SetValues {
  /** Null: an exercise without sides, or the right side is still to do. */
  rightAmount?: number | null;
}

type AmountKey = 'reps' | 'durationSeconds' | 'distanceMeters';

/** The value that counts the sides of a set of this metric; a weight is no amount. */
export function amountKey(metric: Metric): AmountKey {
  if (metric === 'seconds') return 'durationSeconds';
  return metric === 'metres' ? 'distanceMeters' : 'reps';
}

/** What a side did; null while it is still to do. */
export function amountOfSide(values: SidedValues, side: Side, metric: Metric): number | null {
  return side === 'left' ? values[amountKey(metric)] : (values.rightAmount ?? null);
}

/** The side of a begun set that is still to do; null when it has both or none. */
export function missingSide(values: SidedValues, metric: Metric): Side | null {
  const [left, right] = SIDES.map((side) => amountOfSide(values, side, metric));
  if ((left === null) === (right === null)) return null;
  return left === null ? 'left' : 'right';
}

/** The amounts of both sides: what is given is set, the other stays. */
export function withSide<Values extends SidedValues>(values: Values, side: Side, metric: Metric, amount: number | null): Values {
  return side === 'right' ? { ...values, rightAmount: amount } : { ...values, [amountKey(metric)]: amount };
}

/** From this share of the stronger side on, the weaker one is spoken of. */
export const ASYMMETRY_SHARE = 0.1;

/** The side that did clearly less in a set, and by how much; null where both are about the same or one is unknown. */
export function weakerSide(values: SidedValues, metric: Metric): { side: Side; less: number } | null {
  const left = amountOfSide(values, 'left', metric);
  const right = amountOfSide(values, 'right', metric);
  if (left === null || right === null) return null;
  const less = Math.abs(left - right);
  if (less === 0 || less < Math.max(left, right) * ASYMMETRY_SHARE) return null;
  return { side: left < right ? 'left' : 'right', less };
}
