import { roundTo } from '../number/rounding.ts';

/** Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 7.1.26; the error is below 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return Math.sign(x) * (1 - tail);
}

/** Share of a standard normal distribution below `z`, 0 to 1. */
export function normalCdf(z: number): number {
  return 0.5 * (1 + erf(z / Math.SQRT2));
}

export interface Distribution {
  readonly mean: number;
  /** Above 0. */
  readonly stdDev: number;
}

/**
 * Percentile of a value, 0 to 100 with two decimals: how many of a hundred are worse.
 * @param lowerIsBetter times: fewer seconds are a higher percentile
 */
export function percentileOf(value: number, { mean, stdDev }: Distribution, lowerIsBetter: boolean): number {
  const z = ((value - mean) / stdDev) * (lowerIsBetter ? -1 : 1);
  return Math.min(100, Math.max(0, roundTo(normalCdf(z) * 100, 2)));
}
