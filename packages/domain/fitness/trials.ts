import { roundTo } from '../number/rounding.ts';

/** A trial: its value, `invalid`, or null when empty. */
export type Trial = number | 'invalid' | null;

/** The values of valid trials. */
export function validTrials(trials: readonly Trial[]): number[] {
  return trials.filter((trial) => typeof trial === 'number');
}

/** The best value: the smallest time, otherwise the largest value; null without a valid trial. */
export function bestOf(trials: readonly Trial[], lowerIsBetter: boolean): number | null {
  const values = validTrials(trials);
  if (values.length === 0) return null;
  return lowerIsBetter ? Math.min(...values) : Math.max(...values);
}

/** The mean; null without values. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Deficit of the weaker side in percent of the stronger, one decimal.
 * @param lowerIsBetter times: the weaker side is the slower one, and the percentage is of the faster time
 */
export function asymmetryPercent(left: number, right: number, lowerIsBetter: boolean): number {
  const [stronger, weaker] = lowerIsBetter === left < right ? [left, right] : [right, left];
  return stronger === 0 ? 0 : roundTo((Math.abs(stronger - weaker) / stronger) * 100, 1);
}
