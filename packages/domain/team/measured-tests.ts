import * as z from 'zod/mini';
import type { SubTestResult } from '../fitness/test-result.ts';
import { TEST_CATEGORIES, type TestCategory } from '../fitness/test-category.ts';
import { areMeasurable } from './cell-trials.ts';
import { resultOfTrials } from './test-cell.ts';
import { TEAM_TESTS } from './test-day.ts';

const resultsSchema = z.record(
  z.string(),
  z.object({ trials: z.array(z.nullable(z.number())), choices: z.catch(z.record(z.string(), z.string()), {}) }),
);

/** Results of one category that a team has measured of a player. */
export interface MeasuredCategory {
  readonly category: TestCategory;
  /** By test, at least one. */
  readonly results: Readonly<Record<string, SubTestResult>>;
}

/** The results of an offer by category; what is not readable is left out. */
export function measuredCategories(stored: unknown): readonly MeasuredCategory[] {
  const offered = z.safeParse(resultsSchema, stored).data ?? {};
  const found = TEAM_TESTS.flatMap((test) => {
    const { trials, choices } = offered[test.id] ?? { trials: [], choices: {} };
    const result = areMeasurable(test, trials) ? resultOfTrials(test, trials, choices) : null;
    return result === null ? [] : [{ test, result }];
  });
  return TEST_CATEGORIES.flatMap((category) => {
    const own = found.filter(({ test }) => test.category === category);
    return own.length === 0 ? [] : [{ category, results: Object.fromEntries(own.map(({ test, result }) => [test.id, result])) }];
  });
}

/**
 * The id of the own test that an offer becomes in a category: the same on every device, so that accepting twice stores one test.
 * @param offer a random UUID
 */
export function takenTestId(offer: string, category: TestCategory): string {
  const digit = Number.parseInt(offer.slice(-1), 16);
  return `${offer.slice(0, -1)}${(digit ^ (TEST_CATEGORIES.indexOf(category) + 1)).toString(16)}`;
}
