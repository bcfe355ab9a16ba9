import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { handballSince } from '../queries/handball-loads.ts';
import { readRows } from '../queries/local-query.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId } from './new-id.ts';
import { noteHandball, removeHandball } from './note-handball.ts';

const user = newId();
const match = { day: '2026-11-21', kind: 'match', minutes: 60, effort: 9 } as const;
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
});
beforeEach(() => store.exec('truncate handball_loads, outbox, base_rows'));

async function noted() {
  const rows = await readRows(db, handballSince('2026-11-01'));
  return rows.map(({ day, kind, minutes, effort }) => ({ day, kind, minutes, effort }));
}

test('a note replaces the one of the day, and undoing brings that back, or takes away the first', async () => {
  const undoFirst = await noteHandball(db, match);
  const undoSecond = await noteHandball(db, { ...match, minutes: 90, effort: 7 });
  expect(await noted()).toEqual([{ ...match, minutes: 90, effort: 7 }]);
  await undoSecond();
  expect(await noted()).toEqual([match]);
  await undoFirst();
  expect(await noted()).toEqual([]);
});

test('a removed note comes back with undo; team training and match of a day are two', async () => {
  const team = { ...match, kind: 'team', minutes: 45 } as const;
  await noteHandball(db, match);
  await noteHandball(db, team);
  expect(await noted()).toEqual([match, team]);
  const undo = await removeHandball(db, match);
  expect(await noted()).toEqual([team]);
  await undo();
  expect(await noted()).toEqual([match, team]);
});

test('of two devices that were offline the newest note counts, and removing it brings no older one back', async () => {
  const insert = `insert into handball_loads (id, user_id, day, kind, minutes, effort, noted_at, server_version) values ($1, $2, '2026-11-21', 'match', $3, 5, $4, $5)`;
  await store.query(insert, [newId(), user, 40, '2026-11-21T20:00:00Z', 8]);
  await store.query(insert, [newId(), user, 50, '2026-11-21T21:00:00Z', 7]);
  expect(await noted()).toMatchObject([{ minutes: 50 }]);
  await removeHandball(db, match);
  expect(await noted()).toEqual([]);
});
