import { cellsFor, type ComparedPerson } from '../norms/compare.ts';
import type { Norms } from '../norms/norm-records.ts';
import { farFromKnown } from '../number/far-from-known.ts';
import { type SubTest, trialUnitOf } from './sub-test.ts';

/** Standard deviations beyond which a value is queried. */
const FAR = 4;

/**
 * The range of unsuspicious trials: four standard deviations around the mean of the person's group, or of all groups for an
 * unknown person. Null: no reference for a single trial.
 */
export function plausibleRange(norms: Norms, test: SubTest, person: ComparedPerson | null): { min: number; max: number } | null {
  if (trialUnitOf(test) !== test.unit) return null;
  const cells = person === null ? norms.values.filter((value) => value.test === test.id) : cellsFor(norms, test.id, person);
  if (cells.length === 0) return null;
  return {
    min: Math.min(...cells.map(({ mean, stdDev }) => mean - FAR * stdDev)),
    max: Math.max(...cells.map(({ mean, stdDev }) => mean + FAR * stdDev)),
  };
}

/** Whether a trial is far outside of the range: leads to a question, never blocks. */
export function isImplausible(value: number, range: { min: number; max: number } | null): boolean {
  return range !== null && (value < range.min || value > range.max);
}

/** Steps by which a trial must differ from the best of before to be far from it. */
const FAR_STEPS = 10;

/**
 * The best of earlier tests, when a trial is more than twice or less than half of it: a test that is repeated alike does not change
 * so much, a lost comma does. Null: it is near, nothing is known, or the trial is measured in another unit than the result.
 * @param before in the unit of the result
 */
export function farFromBest(test: SubTest, value: number, before: number | null): number | null {
  if (before === null || trialUnitOf(test) !== test.unit) return null;
  return farFromKnown(value, [before], { above: 2, below: 2, margin: FAR_STEPS * test.step });
}
