import { toStoredResults } from '@anwurf/domain/fitness/stored-test';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { TEST_CATEGORIES } from '@anwurf/domain/fitness/test-category';
import { emptyEntry } from '@anwurf/domain/fitness/test-entry';
import { resultOf } from '@anwurf/domain/fitness/test-result';
import type { Sql } from '../../server/database/connection.ts';
import { newId } from '../server/accounts/test-user.ts';

/** Results of a whole category, every trial of every sub-test done. */
function resultsOf(category: (typeof TEST_CATEGORIES)[number], index: number) {
  const results = SUB_TESTS[category].flatMap((test) => {
    const { min, max } = test.bounds;
    const value = (trial: number) => Number((min + ((max - min) * ((index * 7 + trial * 3) % 97)) / 97).toFixed(1));
    const trials = Array.from({ length: test.trials }, (_, trial) => value(trial));
    const result = resultOf(test, { ...emptyEntry(test), trials, right: test.sideField === null ? [] : trials, legLength: 90 });
    return result === null ? [] : [[test.id, result] as const];
  });
  return toStoredResults(category, Object.fromEntries(results));
}

/** So many fitness tests of a player, one a day back from today, the categories in turn. */
function fitnessRows(userId: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const category = TEST_CATEGORIES[index % TEST_CATEGORIES.length] ?? 'wurfkraft';
    return {
      id: newId(),
      user_id: userId,
      test_category: category,
      test_date: new Date(Date.now() - index * 86_400_000).toISOString().slice(0, 10),
      test_time: '17:30',
      conditions: { aufwaermung_minuten: 15, tageszeit: 'nachmittags', subjektives_befinden: 3 },
      results: resultsOf(category, index),
      notes: index % 5 === 0 ? 'Hallenboden, neue Schuhe, nach dem Training' : null,
    };
  });
}

/** Gives a player so many fitness tests. */
export async function insertFitnessTests(sql: Sql, userId: string, count: number): Promise<void> {
  const rows = fitnessRows(userId, count).map((row) => ({ ...row, conditions: sql.json(row.conditions), results: sql.json(row.results) }));
  await sql`insert into fitness_tests ${sql(rows)}`;
}
