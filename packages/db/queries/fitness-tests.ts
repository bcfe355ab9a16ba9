import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';

/** A completed fitness test (`fitness_tests`). */
export interface FitnessTest {
  id: string;
  category: TestCategory;
  /** The player's local day, YYYY-MM-DD, and time, HH:MM. */
  day: string;
  time: string;
  /** As stored; parse with `readStoredResults`. */
  results: unknown;
  notes: string | null;
}

const columns = (results: string) => `
  t.id, t.test_category as "category", t.test_date::text as "day", t.test_time as "time", ${results} as "results", t.notes`;

const newestFirst = 'order by t.test_date desc, t.test_time desc, t.created_at desc, t.id desc';

const testColumns = ['id', 'category', 'day', 'time', 'results', 'notes'] as const;

/** The tests of a category, newest first. */
export function fitnessTests(category: TestCategory): ListQuery<FitnessTest, FitnessTest> {
  const query: LocalQuery<FitnessTest> = {
    sql: `select ${columns('t.results')} from fitness_tests t where t.test_category = $1 ${newestFirst}`,
    params: [category],
  };
  return asList(query, testColumns);
}

/** A test with one result, and no more than a comparison needs: a battery asks for a year's tests of each of its own at once. */
export type ComparedTest = Pick<FitnessTest, 'id' | 'day' | 'results'>;

const comparedColumns = ['id', 'day', 'results'] as const;

/** The tests of a category that have a sub-test, newest first, each with only that result. */
export function testsWith(category: TestCategory, test: string): ListQuery<ComparedTest, ComparedTest> {
  const query: LocalQuery<ComparedTest> = {
    sql: `
      select t.id, t.test_date::text as "day", jsonb_build_object($2::text, t.results -> $2::text) as "results" from fitness_tests t
      where t.test_category = $1 and t.results -> $2::text is not null ${newestFirst}`,
    params: [category, test],
  };
  return asList(query, comparedColumns);
}

/** A test with its circumstances. */
export interface StoredTest extends FitnessTest {
  /** As stored; parse with `conditionsSchema`. */
  conditions: unknown;
}

/** All tests of all categories, oldest first. */
export function allFitnessTests(): LocalQuery<StoredTest> {
  return {
    sql: `select ${columns('t.results')}, t.conditions from fitness_tests t order by t.test_date, t.test_time, t.created_at, t.id`,
    params: [],
  };
}

/** Local day of the newest test; null: there is none. One row. */
export function newestTestDay(): LocalQuery<{ day: string | null }> {
  return { sql: 'select max(test_date)::text as "day" from fitness_tests', params: [] };
}

/** Number of tests of each category that has any. */
export function testCounts(): LocalQuery<{ category: TestCategory; count: number }> {
  return { sql: 'select test_category as "category", count(*)::int as "count" from fitness_tests group by test_category', params: [] };
}

/** Category and id of each sub-test, as rows of SQL `values`. */
export const everySubTest = Object.values(SUB_TESTS)
  .flat()
  .map(({ id, category }) => `('${category}', '${id}')`)
  .join(', ');

/** For each sub-test of all categories, the newest test that has it, with only that result; newest first. */
export function newestResults(): LocalQuery<FitnessTest> {
  return {
    sql: `
      select newest.* from (values ${everySubTest}) s (category, id)
      cross join lateral (
        select ${columns('jsonb_build_object(s.id, t.results -> s.id)')} from fitness_tests t
        where t.test_category = s.category and t.results -> s.id is not null ${newestFirst} limit 1) newest
      order by "day" desc, "time" desc`,
    params: [],
  };
}
