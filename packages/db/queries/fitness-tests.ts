import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { LocalQuery } from './local-query.ts';

/** A fitness test that was done (`fitness_tests`). */
export interface FitnessTest {
  id: string;
  category: TestCategory;
  /** The player's own day, YYYY-MM-DD, and time, HH:MM. */
  day: string;
  time: string;
  /** As stored; `readStoredConditions` and `readStoredResults` read them. */
  conditions: unknown;
  results: unknown;
  notes: string | null;
}

/** All tests, the newest first; of one category when it is given. */
export function fitnessTests(category?: TestCategory): LocalQuery<FitnessTest> {
  return {
    sql: `
      select id, test_category as "category", test_date::text as "day", test_time as "time", conditions, results, notes
      from fitness_tests${category === undefined ? '' : ' where test_category = $1'}
      order by test_date desc, test_time desc, created_at desc, id desc`,
    params: category === undefined ? [] : [category],
  };
}
