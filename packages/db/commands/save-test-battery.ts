import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { type TestBattery, testBattery } from '../queries/test-batteries.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/**
 * Stores a new battery; saved twice it is one. Resolves when it is on disk.
 * @param battery its id is made when the player begins to choose
 */
export const addTestBattery = mergeSameCalls(async (db: LocalDatabase, { id, name, tests }: TestBattery) => {
  await db.write([
    { table: 'test_batteries', op: 'upsert', key: id, values: { name, tests: [...tests], created_at: new Date().toISOString() } },
  ]);
});

/** Stores another name or other tests of a battery. Resolves when they are on disk. */
export const editTestBattery = mergeSameCalls(async (db: LocalDatabase, { id, name, tests }: TestBattery) => {
  await db.write([{ table: 'test_batteries', op: 'update', key: id, values: { name, tests: [...tests] } }]);
});

/** Deletes a battery; the results of its tests stay. Resolves when it is on disk, with what takes it back. */
export const deleteTestBattery = mergeSameCalls(async (db: LocalDatabase, id: string) => {
  const [deleted] = await readRows(db, testBattery(id));
  await db.write([{ table: 'test_batteries', op: 'delete', key: id }]);
  return async () => {
    if (deleted !== undefined) await addTestBattery(db, deleted);
  };
});
