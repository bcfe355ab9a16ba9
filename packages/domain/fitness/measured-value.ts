import type { Extra, SubTest } from './sub-test.ts';
import { type SubTestResult, sprintsOf } from './test-result.ts';
import { yoyoMetres } from './yoyo.ts';

/**
 * The value by which results of a test follow each other: the mean of six sprints, metres of the Yo-Yo test (whose levels are no
 * even steps), else the best. In the unit of `measuredUnit`.
 */
export function measuredValue(test: SubTest, result: SubTestResult): number {
  if (test.unit === 'level') return yoyoMetres(result.best) ?? 0;
  return sprintsOf(test, result)?.mean ?? result.best;
}

/** The stored unit of `measuredValue`. */
export function measuredUnit(test: SubTest): string {
  return test.unit === 'level' ? 'm' : test.unit;
}

/** Whether two choices stand for the same way of measuring. One that was not made is the usual way, unless it decides what is compared. */
function isSameWay({ decides, describes, options }: Extra, one: string | undefined, other: string | undefined): boolean {
  if (describes === true || one === other) return true;
  if (decides === true || (one !== undefined && other !== undefined)) return false;
  return options.find(({ value }) => value === (one ?? other))?.isOther !== true;
}

/** Whether two results were measured alike, so that their difference says something of the player. */
export function isMeasuredAlike(test: SubTest, one: SubTestResult, other: SubTestResult): boolean {
  if (one.unit !== other.unit) return false;
  const isComplete = (result: SubTestResult) => test.comparedAs !== 'mean-of-trials' || sprintsOf(test, result) !== null;
  if (!isComplete(one) || !isComplete(other)) return false;
  return test.extras.every((extra) => isSameWay(extra, one.extras[extra.field], other.extras[extra.field]));
}
