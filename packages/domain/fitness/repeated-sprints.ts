import { roundTo } from '../number/rounding.ts';
import { meanOf } from './trials.ts';

export interface RepeatedSprints {
  /** Seconds, three decimals at most. */
  readonly mean: number;
  /** Seconds of the fastest sprint. */
  readonly best: number;
  /** By how many percent all together were slower than if each had been the best; one decimal. */
  readonly decrementPercent: number;
}

const SPRINTS = 6;

/**
 * Mean, best and decrement of six sprints in seconds; null unless all six are there.
 * Decrement: 100 × (sum / (best × 6)) − 100 (Glaister et al. 2008, J Strength Cond Res 22(5):1597-1601).
 */
export function repeatedSprints(seconds: readonly number[]): RepeatedSprints | null {
  const mean = meanOf(seconds);
  if (mean === null || seconds.length !== SPRINTS) return null;
  const best = Math.min(...seconds);
  return { mean: roundTo(mean, 3), best, decrementPercent: roundTo((mean / best - 1) * 100, 1) };
}
