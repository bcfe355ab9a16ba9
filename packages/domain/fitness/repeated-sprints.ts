import { roundTo } from '../number/rounding.ts';
import { meanOf } from './trials.ts';

export interface RepeatedSprints {
  /** Seconds, at most three decimals. */
  readonly mean: number;
  /** Seconds of the fastest sprint. */
  readonly best: number;
  /** How many percent slower all sprints together were than six times the best; one decimal. */
  readonly decrementPercent: number;
}

const SPRINTS = 6;

/**
 * Mean, best and decrement of six sprints in seconds; null without all six. Decrement: 100 × (sum / (best × 6)) − 100 (Glaister
 * et al. 2008, J Strength Cond Res 22(5):1597-1601).
 */
export function repeatedSprints(seconds: readonly number[]): RepeatedSprints | null {
  const mean = meanOf(seconds);
  if (mean === null || seconds.length !== SPRINTS) return null;
  const best = Math.min(...seconds);
  return { mean: roundTo(mean, 3), best, decrementPercent: roundTo((mean / best - 1) * 100, 1) };
}

/** Typical error of a decrement as a share of it: 22 %, beside 1.0 % of best and mean (Buchheit, as noted on 2026-11-25; paper not read). */
const DECREMENT_ERROR = 0.22;

/** How far a decrement may lie from the true one by measuring alone, in percent; one decimal. */
export function decrementError(decrementPercent: number): number {
  return roundTo(decrementPercent * DECREMENT_ERROR, 1);
}
