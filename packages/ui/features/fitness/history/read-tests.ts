import type { FitnessTest } from '@anwurf/db/queries/fitness-tests';
import type { DatedResult } from '@anwurf/domain/fitness/measured-change';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { bestOf } from '@anwurf/domain/fitness/trials';

/** A test with what could be read of it. */
export interface ReadTest extends Pick<FitnessTest, 'id' | 'category' | 'day' | 'time' | 'notes'> {
  /** By sub-test, in their order. */
  readonly results: ReadonlyMap<string, SubTestResult>;
}

/** The tests of a category with what could be read of their results, in their order. */
export function readResults<Test extends Pick<FitnessTest, 'results'>>(category: FitnessTest['category'], rows: readonly Test[]) {
  return rows.map(({ results, ...test }) => ({ ...test, results: readStoredResults(category, results) }));
}

/** The stored tests in the words of the domain, in their order. */
export function readTests(rows: readonly FitnessTest[]): ReadTest[] {
  return rows.flatMap((row) => readResults(row.category, [row]));
}

/** The results of a sub-test in its own unit, in the order of the tests. */
export function resultsOf<Test extends Pick<ReadTest, 'results'>>(
  test: SubTest,
  tests: readonly Test[],
): { of: Test; result: SubTestResult }[] {
  return tests.flatMap((of) => {
    const result = of.results.get(test.id);
    return result !== undefined && result.unit === test.unit ? [{ of, result }] : [];
  });
}

/** Best of each sub-test of a category over all tests. */
export function bestsOf(category: ReadTest['category'], tests: readonly ReadTest[]): Map<string, number> {
  return new Map(
    SUB_TESTS[category].flatMap((test) => {
      const best = bestOf(
        resultsOf(test, tests).map(({ result }) => result.best),
        test.lowerIsBetter,
      );
      return best === null ? [] : [[test.id, best]];
    }),
  );
}

/** The results of a sub-test with their days, in the order of the tests. */
export function datedResults(test: SubTest, tests: readonly Pick<ReadTest, 'id' | 'day' | 'results'>[]): DatedResult[] {
  return resultsOf(test, tests).map(({ of, result }) => ({ id: of.id, day: of.day, result }));
}
