import { roundTo } from '../number/rounding.ts';

/** A trial: its value, `invalid`, or null while there is none. */
export type Trial = number | 'invalid' | null;

/** The values of the trials that count. */
export function validTrials(trials: readonly Trial[]): number[] {
  return trials.filter((trial) => typeof trial === 'number');
}

/** The best value: the smallest of times, the largest of everything else; null when none counts. */
export function bestOf(trials: readonly Trial[], lowerIsBetter: boolean): number | null {
  const values = validTrials(trials);
  if (values.length === 0) return null;
  return lowerIsBetter ? Math.min(...values) : Math.max(...values);
}

/** The mean, or null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * By how much the weaker side falls short of the stronger one, in percent of the stronger, with one decimal.
 * @param lowerIsBetter times: the weaker side is the slower one, and the percentage that of the faster time
 */
export function asymmetryPercent(left: number, right: number, lowerIsBetter: boolean): number {
  const [stronger, weaker] = lowerIsBetter === left < right ? [left, right] : [right, left];
  return stronger === 0 ? 0 : roundTo((Math.abs(stronger - weaker) / stronger) * 100, 1);
}
