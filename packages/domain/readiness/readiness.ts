import { daysBetween } from '../coach/calendar-day.ts';
import { roundTo } from '../number/rounding.ts';
import { READINESS_SUM } from './readiness-points.ts';
/** Days before an entry that make up what is usual for a player. */
export const USUAL_DAYS = 28;

/** An entry of a day, with the entries of the {@link USUAL_DAYS} days before it. */
export interface ReadinessEntry {
  /** Local day, such as '2026-11-28'. */
  readonly day: string;
  /** 5 to 25 points. */
  readonly sum: number;
  /** Mean and standard deviation of the sums before, and of how many days. */
  readonly before: { readonly days: number; readonly mean: number; readonly deviation: number };
}

/** Scale on which an entry is shown. */
export const READINESS_SCALE = { min: 2, max: 10 } as const;

/**
 * Mean and sample standard deviation of entries' points, from integers that Postgres adds up fast; 0 where there are too few.
 * @param sums number of days, Σ points and Σ points²
 */
export function usualOf({
  days,
  sum,
  squares,
}: {
  readonly days: number;
  readonly sum: number;
  readonly squares: number;
}): ReadinessEntry['before'] {
  const mean = days === 0 ? 0 : sum / days;
  const deviation = days < 2 ? 0 : Math.sqrt((days * squares - sum * sum) / (days * (days - 1)));
  return { days, mean, deviation };
}

export type ReadinessWord = 'müde' | 'mittel' | 'gut' | 'sehr gut';
export type ReadinessComparison = 'viel schlechter als sonst' | 'schlechter als sonst' | 'wie sonst' | 'besser als sonst';

/** An entry as it is shown. */
export interface Readiness {
  readonly day: string;
  /** 2 to 10. */
  readonly value: number;
  readonly word: ReadinessWord;
  /** Against the player's own four weeks; null: too few entries. */
  readonly compared: ReadinessComparison | null;
}

/** Fewest entries to compare with. Practice. */
const FEWEST_BEFORE = 7;
/** Deviation below which a single answer, one point more or less, would be a change. Practice. */
const LEAST_DEVIATION = 1.5;
/** Lower bounds of the words, on the scale of 10. Practice. */
const words: readonly (readonly [number, ReadinessWord])[] = [
  [8, 'sehr gut'],
  [6.6, 'gut'],
  [5, 'mittel'],
];
/** An entry says something about its day and the next one. */
export const FRESH_DAYS = 2;

/** Sum of answers on the {@link READINESS_SCALE}. @param sum 5 to 25 */
export function readinessValue(sum: number): number {
  return roundTo((sum / READINESS_SUM.max) * READINESS_SCALE.max, 1);
}

/** Word for a value as {@link readinessValue} gives it. */
export function readinessWord(value: number): ReadinessWord {
  return words.find(([from]) => value >= from)?.[1] ?? 'müde';
}

/**
 * Judges an entry by the player's own days: in standard deviations from his mean, as wellness answers are read one player at a time
 * (Saw et al. 2016, Br J Sports Med 50(5):281–291, doi 10.1136/bjsports-2015-094758). Nothing is said about injuries.
 */
function comparedWithUsual({ sum, before }: ReadinessEntry): ReadinessComparison | null {
  if (before.days < FEWEST_BEFORE) return null;
  const distance = (sum - before.mean) / Math.max(before.deviation, LEAST_DEVIATION);
  if (distance <= -2) return 'viel schlechter als sonst';
  if (distance <= -1) return 'schlechter als sonst';
  return distance >= 1 ? 'besser als sonst' : 'wie sonst';
}

/** An entry in words. */
export function readinessOf(entry: ReadinessEntry): Readiness {
  const value = readinessValue(entry.sum);
  return { day: entry.day, value, word: readinessWord(value), compared: comparedWithUsual(entry) };
}

/** Whether an entry still says something about `today`. */
export function isFresh({ day }: Pick<Readiness, 'day'>, today: string): boolean {
  const days = daysBetween(day, today);
  return days >= 0 && days < FRESH_DAYS;
}
