import { cellsFor, type ComparedPerson } from '../norms/compare.ts';
import type { Norms } from '../norms/norm-records.ts';
import { errorAt, type TypicalError, typicalErrors } from '../norms/typical-error.ts';
import { isMeasuredAlike, measuredValue } from './measured-value.ts';
import type { SubTest } from './sub-test.ts';
import type { SubTestResult } from './test-result.ts';
import { errorOfTrials } from './trial-spread.ts';

/** How sure a change is, best first. */
export type ChangeVerdict = 'surely-better' | 'rather-better' | 'within-error' | 'rather-worse' | 'surely-worse';

export const CHANGE_WORDS: Readonly<Record<ChangeVerdict, string>> = {
  'surely-better': 'sicher besser',
  'rather-better': 'eher besser',
  'within-error': 'im Rahmen der Messung',
  'rather-worse': 'eher schlechter',
  'surely-worse': 'sicher schlechter',
};

/** Where the error of a judged change comes from. */
export type ErrorOrigin = { readonly kind: 'known'; readonly known: TypicalError } | { readonly kind: 'own'; readonly trials: number };

/** The error of one result. */
export interface MeasuringError {
  /** In the unit of `measuredValue`. */
  readonly size: number;
  readonly origin: ErrorOrigin;
}

/**
 * The error of a test at a value: the known one, or that of the player's own trials where it is larger or the only one, such as
 * with times taken by hand. Null: neither is known.
 * @param results all results of the player, from whose trials the own error is computed
 */
export function measuringError(test: SubTest, value: number, results: readonly SubTestResult[]): MeasuringError | null {
  const known = typicalErrors()[test.id];
  const own = errorOfTrials(test, results);
  const size = known === undefined ? 0 : errorAt(known, value);
  if (own !== null && own.error > size) return { size: own.error, origin: { kind: 'own', trials: own.trials } };
  return known === undefined ? null : { size, origin: { kind: 'known', known } };
}

/** Share of the standard deviation between people that is the least change worth anything (Hopkins; see `sources.md`). */
const WORTHWHILE = 0.2;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The smallest worthwhile change in the unit of `measuredValue`; null without a person or reference values in that unit. */
export function worthwhileChange(norms: Norms, test: SubTest, person: ComparedPerson | null): number | null {
  const cells = person === null ? [] : cellsFor(norms, test.id, person);
  const spreads = cells.flatMap(({ stdDev, stdDevDistanceM }) => (test.unit === 'level' ? (stdDevDistanceM ?? []) : stdDev));
  return spreads.length === 0 ? null : WORTHWHILE * average(spreads);
}

/** Two results have an error each: that of their difference is this much larger. */
const OF_A_DIFFERENCE = Math.SQRT2;
/** Standard errors within which 95 of 100 differences of an unchanged player lie. */
const SURE = 1.96;

/** The standard error of a difference between two results: √2 × the typical error of one. */
export function differenceError(error: number): number {
  return error * OF_A_DIFFERENCE;
}

/** The difference beyond which a change is sure at 95 %, the minimal detectable change: 1.96 × √2 × the typical error. */
export function sureDifference(error: number): number {
  return SURE * differenceError(error);
}

/**
 * How sure a difference is. Rather: beyond `differenceError`, surely: beyond `sureDifference`; neither below the smallest
 * worthwhile change.
 * @param gain above 0: better
 * @param error typical error, above 0, in the unit of the gain
 */
export function judgeChange(gain: number, error: number, worthwhile: number | null): ChangeVerdict {
  const size = Math.abs(gain);
  const rather = Math.max(differenceError(error), worthwhile ?? 0);
  const surely = Math.max(sureDifference(error), worthwhile ?? 0);
  if (size === 0 || size < rather) return 'within-error';
  if (size < surely) return gain > 0 ? 'rather-better' : 'rather-worse';
  return gain > 0 ? 'surely-better' : 'surely-worse';
}

/** A result with the day of its test. */
export interface DatedResult {
  /** Id of the test. */
  readonly id: string;
  /** Local day such as '2026-11-27'. */
  readonly day: string;
  readonly result: SubTestResult;
}

/** A result against an earlier one. */
export interface MeasuredChange {
  readonly to: 'last' | 'best';
  /** Of the earlier result. */
  readonly day: string;
  /** New minus earlier, in the unit of `measuredValue`. */
  readonly difference: number;
  /** Null: the test's error is not known. */
  readonly verdict: ChangeVerdict | null;
  readonly error: MeasuringError | null;
}

/**
 * A result against the last one before it and, where that is another, against the best one before it, both measured alike. None for
 * the first test, and for one that has no result in the unit of the test.
 * @param before earlier results, the newest first
 */
export function measuredChanges(
  test: SubTest,
  now: SubTestResult,
  before: readonly DatedResult[],
  worthwhile: number | null,
): MeasuredChange[] {
  const alike = now.unit === test.unit ? before.filter(({ result }) => isMeasuredAlike(test, now, result)) : [];
  const [last] = alike;
  if (last === undefined) return [];
  const value = measuredValue(test, now);
  const gainOver = (other: SubTestResult) => (value - measuredValue(test, other)) * (test.lowerIsBetter ? -1 : 1);
  const best = alike.reduce((found, one) => (gainOver(one.result) < gainOver(found.result) ? one : found), last);
  const all = [now, ...alike.map(({ result }) => result)];
  const changeTo = (to: MeasuredChange['to'], { day, result }: DatedResult): MeasuredChange => {
    const error = measuringError(test, (value + measuredValue(test, result)) / 2, all);
    return {
      to,
      day,
      difference: value - measuredValue(test, result),
      verdict: error === null ? null : judgeChange(gainOver(result), error.size, worthwhile),
      error,
    };
  };
  return best.id === last.id ? [changeTo('last', last)] : [changeTo('last', last), changeTo('best', best)];
}
