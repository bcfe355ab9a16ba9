import type { TestDayContent } from '@anwurf/domain/team/test-day';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

const valuesOf = ({ day, tests, choices, group }: TestDayContent) => ({
  day,
  tests: [...tests],
  choices: { ...choices },
  group_gender: group?.gender ?? null,
  group_age: group?.age ?? null,
});

/** Makes a test day of a team. Resolves to its id when it is on disk. */
export const openTestDay = mergeSameCalls(async (db: LocalDatabase, team: string, content: TestDayContent): Promise<string> => {
  const key = newId();
  const values = { ...valuesOf(content), closed_at: null, created_at: new Date().toISOString() };
  await db.write([{ table: 'team_test_days', op: 'upsert', key, team, values }]);
  return key;
});

/** Changes day, tests or group of a test day; values of a test that is no longer among them stay, and are not shown. */
export const changeTestDay = mergeSameCalls((db: LocalDatabase, team: string, id: string, content: TestDayContent): Promise<void> =>
  db.write([{ table: 'team_test_days', op: 'update', key: id, team, values: valuesOf(content) }]),
);

/** Closes a test day, from when on players are offered what was measured of them, or opens it again. */
export const closeTestDay = mergeSameCalls((db: LocalDatabase, team: string, id: string, isClosed: boolean): Promise<void> =>
  db.write([{ table: 'team_test_days', op: 'update', key: id, team, values: { closed_at: isClosed ? new Date().toISOString() : null } }]),
);

/** Deletes a test day with its values. Tests that players took over stay theirs. */
export const removeTestDay = mergeSameCalls((db: LocalDatabase, team: string, id: string): Promise<void> =>
  db.write([{ table: 'team_test_days', op: 'delete', key: id, team }]),
);
