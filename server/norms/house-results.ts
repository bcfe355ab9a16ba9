import { toCompare } from '@anwurf/domain/fitness/compared-value';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import { subTestOf } from '@anwurf/domain/fitness/sub-tests';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { ageOn } from '@anwurf/domain/identity/birth-date';
import { type HouseNorm, houseNorms, type HouseResult } from '@anwurf/domain/norms/house-norm';
import type { Sql } from '../database/connection.ts';

interface NewestTest {
  category: TestCategory;
  day: string;
  born: string;
  gender: 'male' | 'female';
  results: unknown;
}

/** Older results say little about players of that age today. */
const YEARS = 3;
/** Rows per read. */
const batch = 500;

function resultsOf({ category, day, born, gender, results }: NewestTest): HouseResult[] {
  return [...readStoredResults(category, results)].flatMap(([id, result]) => {
    const test = subTestOf(category, id);
    const compared = test && toCompare(test, result);
    // Another protocol is another test.
    return compared === undefined || 'none' in compared ? [] : [{ test: id, gender, age: ageOn(born, day), value: compared.value.value }];
  });
}

/** The house norms of all consenting players: of each player the newest test of a category. */
export async function readHouseNorms(sql: Sql): Promise<HouseNorm[]> {
  const found: HouseResult[] = [];
  const newest = sql<NewestTest[]>`
    select distinct on (t.user_id, t.test_category) t.test_category as category, t.test_date::text as day, t.results,
      p.date_of_birth::text as born, p.gender
    from profiles p join fitness_tests t on t.user_id = p.id
    where p.house_norm_since is not null and p.date_of_birth is not null and p.gender in ('male', 'female')
      and t.test_date between current_date - ${YEARS * 365}::int and current_date
    order by t.user_id, t.test_category, t.test_date desc, t.test_time desc`;
  for await (const rows of newest.cursor(batch)) found.push(...rows.flatMap(resultsOf));
  return houseNorms(found);
}
