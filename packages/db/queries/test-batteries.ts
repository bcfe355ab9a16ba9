import type { LocalQuery } from './local-query.ts';

/** Several tests that are done one after the other (`test_batteries`). */
export interface TestBattery {
  id: string;
  name: string;
  /** Ids of tests in their order; read with `testsOfBattery`. */
  tests: readonly string[];
}

const columns = 'id, name, tests';

/** All batteries, oldest first. */
export function testBatteries(): LocalQuery<TestBattery> {
  return { sql: `select ${columns} from test_batteries order by created_at, id`, params: [] };
}

/** A battery; no row when it was deleted. */
export function testBattery(id: string): LocalQuery<TestBattery> {
  return { sql: `select ${columns} from test_batteries where id = $1`, params: [id] };
}
