import type { Conditions } from '@anwurf/domain/fitness/conditions';
import { toStoredResults } from '@anwurf/domain/fitness/stored-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import type { Change } from '@anwurf/contract/sync/change';
import type { LocalDatabase } from '../client/local-database.ts';

/** A finished test. */
export interface FinishedTest {
  /** Made when the test starts: saving twice stores one row. */
  id: string;
  category: TestCategory;
  /** Start of the test: the player's local day, YYYY-MM-DD, and time, HH:MM. */
  day: string;
  time: string;
  conditions: Conditions;
  /** By sub-test. */
  results: Readonly<Record<string, SubTestResult>>;
  /** Empty: none. */
  notes: string;
}

/** The change that stores a test. */
export function savedTest(test: FinishedTest): Change {
  const notes = test.notes.trim();
  return {
    table: 'fitness_tests',
    op: 'upsert',
    key: test.id,
    values: {
      test_category: test.category,
      test_date: test.day,
      test_time: test.time,
      conditions: { ...test.conditions },
      results: toStoredResults(test.category, test.results),
      notes: notes === '' ? null : notes,
      created_at: new Date().toISOString(),
    },
  };
}

/** Saves a test. Resolves when it is on disk. */
export async function saveFitnessTest(db: LocalDatabase, test: FinishedTest): Promise<void> {
  await db.write([savedTest(test)]);
}

/** Tests of one write: a longer one would hold up a set that is saved meanwhile. */
const TESTS_OF_WRITE = 50;

/** Saves many tests, such as those of a table. Resolves when all are on disk; saved again with the same ids they are stored once. */
export async function saveFitnessTests(db: LocalDatabase, tests: readonly FinishedTest[]): Promise<void> {
  for (let from = 0; from < tests.length; from += TESTS_OF_WRITE) {
    await db.write(tests.slice(from, from + TESTS_OF_WRITE).map(savedTest));
  }
}

/** Deletes a test. Resolves when it is on disk. */
export async function deleteFitnessTest(db: LocalDatabase, id: string): Promise<void> {
  await db.write([{ table: 'fitness_tests', op: 'delete', key: id }]);
}
