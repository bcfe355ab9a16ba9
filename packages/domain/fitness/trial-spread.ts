import { meanOf } from './trials.ts';
import type { SubTest } from './sub-test.ts';
import type { SubTestResult } from './test-result.ts';

/** Fewest degrees of freedom for an error from own trials: two tests of three trials. */
const LEAST_FREEDOM = 4;

const sumOfSquares = (values: readonly number[]) => {
  const mean = meanOf(values) ?? 0;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};

/** Whether trials of one test are repetitions of the same: directions and sprints that tire are not. */
export function hasRepetitions({ trials, trialNames, comparedAs }: SubTest): boolean {
  return trials > 1 && trialNames === undefined && comparedAs !== 'mean-of-trials';
}

/** The valid trials of a result, those of each side apart. */
function groupsOf({ trials, sides }: SubTestResult): number[][] {
  const all = sides === null ? [trials] : [sides.left.trials, sides.right.trials];
  return all.map((group) => group.filter((trial) => trial !== null));
}

export interface TrialSpread {
  /** In the unit of the trials. */
  readonly mean: number;
  /** Standard deviation, with n − 1. */
  readonly stdDev: number;
}

/** Mean and spread of the trials of one side or test; null below two valid trials. */
export function trialSpread(trials: readonly (number | null)[]): TrialSpread | null {
  const values = trials.filter((trial) => trial !== null);
  const mean = meanOf(values);
  if (mean === null || values.length < 2) return null;
  return { mean, stdDev: Math.sqrt(sumOfSquares(values) / (values.length - 1)) };
}

export interface OwnError {
  /** Standard deviation within tests and sides, in the unit of the test. */
  readonly error: number;
  /** Trials that it rests on. */
  readonly trials: number;
}

/**
 * The typical error from a player's own trials: their standard deviation within each test and side, pooled over all.
 * Null: the trials are no repetitions, are too few, or do not differ at all.
 */
export function errorOfTrials(test: SubTest, results: readonly SubTestResult[]): OwnError | null {
  if (!hasRepetitions(test)) return null;
  const groups = results.flatMap(groupsOf).filter(({ length }) => length > 1);
  const trials = groups.reduce((sum, { length }) => sum + length, 0);
  const freedom = trials - groups.length;
  if (freedom < LEAST_FREEDOM) return null;
  const error = Math.sqrt(groups.reduce((sum, group) => sum + sumOfSquares(group), 0) / freedom);
  return error === 0 ? null : { error, trials };
}
