import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { testBatteries, testBattery } from '../queries/test-batteries.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId } from './new-id.ts';
import { addTestBattery, deleteTestBattery, editTestBattery } from './save-test-battery.ts';

let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, newId());
});

test('a battery keeps the order of its tests, is changed, deleted and brought back under its id', async () => {
  const battery = { id: newId(), name: 'Unsere Teamtests', tests: ['sprint_30m', 'countermovement_jump'] };
  await addTestBattery(db, battery);
  await addTestBattery(db, battery);
  expect(await readRows(db, testBatteries())).toEqual([battery]);

  const changed = { ...battery, name: 'Teamtests', tests: ['countermovement_jump', 'sprint_30m', 'plank_test'] };
  await editTestBattery(db, changed);
  expect(await readRows(db, testBattery(battery.id))).toEqual([changed]);

  const undo = await deleteTestBattery(db, battery.id);
  expect(await readRows(db, testBatteries())).toEqual([]);
  await undo();
  expect(await readRows(db, testBatteries())).toEqual([changed]);
});
