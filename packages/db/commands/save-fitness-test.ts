import type { Conditions } from '@anwurf/domain/fitness/conditions';
import { toStoredResults } from '@anwurf/domain/fitness/stored-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
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

/** Saves a test. Resolves when it is on disk. */
export async function saveFitnessTest(db: LocalDatabase, test: FinishedTest): Promise<void> {
  const notes = test.notes.trim();
  await db.write([
    {
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
    },
  ]);
}

/** Deletes a test. Resolves when it is on disk. */
export async function deleteFitnessTest(db: LocalDatabase, id: string): Promise<void> {
  await db.write([{ table: 'fitness_tests', op: 'delete', key: id }]);
}
