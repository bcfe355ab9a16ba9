import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { readList, readRows } from '../queries/local-query.ts';
import { readinessOn, readinessSince } from '../queries/readiness.ts';
import { emptyStore } from '../store/empty-store.ts';
import { decideAboutHealth, refuseHealthData, refuseReadiness } from './decide-about-health.ts';
import { newId } from './new-id.ts';
import { noteReadiness } from './note-readiness.ts';

const user = newId();
const day = '2026-11-27';
const ordinary = { sleep: 3, fatigue: 3, soreness: 3, stress: 3, mood: 3 };
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
});
beforeEach(() => store.exec('truncate readiness_checks, health_consents, outbox, base_rows'));

const sums = async () => (await readList(db, readinessSince('2026-11-01'))).map(({ sum }) => sum);
const decisions = async () =>
  (await store.query<{ purpose: string; granted: boolean }>('select purpose, granted from health_consents order by decided_at, purpose'))
    .rows;

test('a day has one entry, and undoing brings the earlier one back, or takes away the first', async () => {
  const undoFirst = await noteReadiness(db, day, ordinary);
  const undoSecond = await noteReadiness(db, day, { ...ordinary, sleep: 1 });
  expect(await sums()).toEqual([13]);
  await undoSecond();
  expect(await sums()).toEqual([15]);
  await undoFirst();
  expect(await readRows(db, readinessOn(day))).toEqual([]);
});

test('of two devices’ entries of a day the newest counts, and taking it back leaves none', async () => {
  const undo = await noteReadiness(db, day, ordinary);
  const insert = `insert into readiness_checks (id, user_id, day, sleep, fatigue, soreness, stress, mood, noted_at, server_version)
    values ($1, $2, $3, 5, 5, 5, 5, 5, now() - interval '1 hour', 7)`;
  await store.query(insert, [newId(), user, day]);
  expect(await sums()).toEqual([15]);
  await undo();
  expect(await sums()).toEqual([]);
});

test('the no removes the entries, and is not said where there was no yes', async () => {
  await refuseReadiness(db);
  expect(await decisions()).toEqual([]);
  await decideAboutHealth(db, 'readiness', true);
  await noteReadiness(db, day, ordinary);
  await refuseReadiness(db);
  expect(await sums()).toEqual([]);
  expect(await decisions()).toEqual([
    { purpose: 'readiness', granted: true },
    { purpose: 'readiness', granted: false },
  ]);
});

test('the no to all health data is one to this as well', async () => {
  await decideAboutHealth(db, 'readiness', true);
  await noteReadiness(db, day, ordinary);
  await refuseHealthData(db);
  expect(await sums()).toEqual([]);
  expect((await decisions()).filter(({ granted }) => !granted).map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['coaching', 'readiness']),
  );
});
