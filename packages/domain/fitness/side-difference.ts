import {
  differenceError,
  judgeChange,
  type DatedResult,
  type MeasuredChange,
  type MeasuringError,
  measuringError,
  sureDifference,
} from './measured-change.ts';
import { isMeasuredAlike } from './measured-value.ts';
import type { SubTest } from './sub-test.ts';
import type { SubTestResult } from './test-result.ts';
import { asymmetryPercent } from './trials.ts';

export type Side = 'left' | 'right';

/** How sure it is that two sides differ. */
export type SideVerdict = 'surely-different' | 'rather-different' | 'within-error';

export const SIDE_WORDS: Readonly<Record<SideVerdict, string>> = {
  'surely-different': 'sicher verschieden',
  'rather-different': 'eher verschieden',
  'within-error': 'im Rahmen der Messung',
};

/** Both sides of a result against each other. */
export interface SideDifference {
  /** In the unit of the test. */
  readonly left: number;
  readonly right: number;
  /** Deficit of the weaker side in percent of the stronger, one decimal. */
  readonly percent: number;
  /** Null: both are equal. */
  readonly weaker: Side | null;
  /** Of one side; null: not known. */
  readonly error: MeasuringError | null;
  /** The difference that two equal sides show by measuring alone, in percent of the stronger; null: not known. */
  readonly errorPercent: number | null;
  readonly verdict: SideVerdict | null;
}

function verdictOf(difference: number, error: number): SideVerdict {
  if (difference === 0 || difference < differenceError(error)) return 'within-error';
  return difference < sureDifference(error) ? 'rather-different' : 'surely-different';
}

/**
 * The sides of a result against each other and against the error of their difference, which is √2 times that of one side.
 * @param results all results of the player, from whose trials the own error is computed
 * @returns null without both sides in the unit of the test
 */
export function sideDifference(test: SubTest, result: SubTestResult, results: readonly SubTestResult[]): SideDifference | null {
  const [left, right] = [result.sides?.left.best ?? null, result.sides?.right.best ?? null];
  if (left === null || right === null || result.unit !== test.unit) return null;
  const isLeftWeaker = test.lowerIsBetter ? left > right : left < right;
  const stronger = isLeftWeaker ? right : left;
  const error = measuringError(test, (left + right) / 2, results);
  return {
    left,
    right,
    percent: asymmetryPercent(left, right, test.lowerIsBetter),
    weaker: left === right ? null : isLeftWeaker ? 'left' : 'right',
    error,
    errorPercent: error === null || stronger === 0 ? null : (differenceError(error.size) / stronger) * 100,
    verdict: error === null ? null : verdictOf(Math.abs(left - right), error.size),
  };
}

/**
 * The side that is weaker now, against the same side in the test before that was measured alike.
 * @param before earlier results, the newest first
 * @returns null when both sides are equal, or nothing stands before
 */
export function weakerSideChange(
  test: SubTest,
  now: SubTestResult,
  before: readonly DatedResult[],
  worthwhile: number | null,
): { readonly side: Side; readonly change: MeasuredChange } | null {
  const alike = before.filter(({ result }) => isMeasuredAlike(test, now, result));
  const all = [now, ...alike.map(({ result }) => result)];
  const side = sideDifference(test, now, all)?.weaker ?? null;
  const value = side === null ? null : (now.sides?.[side].best ?? null);
  if (side === null || value === null) return null;
  for (const { day, result } of alike) {
    const earlier = result.sides?.[side].best ?? null;
    if (earlier !== null) {
      const difference = value - earlier;
      const error = measuringError(test, (value + earlier) / 2, all);
      const verdict = error === null ? null : judgeChange(difference * (test.lowerIsBetter ? -1 : 1), error.size, worthwhile);
      return { side, change: { to: 'last', day, difference, verdict, error } };
    }
  }
  return null;
}
