import type { PGlite } from '@electric-sql/pglite';
import { type ExerciseGoal, MAX_GOALS } from '@anwurf/domain/goals/goal';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { goals } from '../queries/goals.ts';
import { readRows } from '../queries/local-query.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId } from './new-id.ts';
import { changeGoal, deleteGoal, setGoal } from './set-goal.ts';

const user = newId();
const squat: ExerciseGoal = { kind: 'exercise', exercise: 'Kniebeuge', measure: 'weight', reps: 5, target: 100, until: '2027-03-01' };
const today = '2026-11-27';
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
});
beforeEach(() => store.exec('truncate goals, outbox, base_rows'));

async function kept() {
  const rows = await readRows(db, goals(null));
  return rows.map(({ subject, target, until }) => `${subject} ${target} ${until}`);
}

async function onlyId(): Promise<string> {
  const [row] = await readRows(db, goals(null));
  if (row === undefined) throw new Error('no goal');
  return row.id;
}

/** A row as another device wrote it. */
async function fromOtherDevice(target: number): Promise<void> {
  await store.query(
    `insert into goals (id, user_id, kind, subject, measure, target, reps, set_on, until_day, server_version)
     values ($1, $2, 'exercise', 'Kniebeuge', 'weight', $3, 5, '2026-11-26', '2027-03-01', 7)`,
    [newId(), user, target],
  );
}

test('a goal is set, changed and deleted, and each is undone', async () => {
  const undoSet = await setGoal(db, squat, today);
  const undoChange = await changeGoal(db, await onlyId(), { ...squat, target: 105, until: '2027-04-01' });
  expect(await kept()).toEqual(['Kniebeuge 105 2027-04-01']);
  await undoChange();
  expect(await kept()).toEqual(['Kniebeuge 100 2027-03-01']);
  const id = await onlyId();
  const undoDelete = await deleteGoal(db, { id });
  expect(await kept()).toEqual([]);
  await undoDelete();
  expect(await onlyId()).toBe(id);
  await undoSet?.();
  expect(await kept()).toEqual([]);
});

test('a second press after the first makes no second goal', async () => {
  await setGoal(db, squat, today);
  expect(await setGoal(db, { ...squat }, today)).toBeNull();
  expect(await kept()).toEqual(['Kniebeuge 100 2027-03-01']);
  await setGoal(db, { ...squat, reps: 3 }, today);
  expect(await kept()).toHaveLength(2);
});

test('the same goal of two devices is shown once, is changed as one and is gone once it is deleted', async () => {
  await setGoal(db, squat, today);
  await fromOtherDevice(100);
  expect(await kept()).toEqual(['Kniebeuge 100 2027-03-01']);
  await changeGoal(db, await onlyId(), { ...squat, target: 110 });
  expect(await kept()).toEqual(['Kniebeuge 110 2027-03-01']);
  await fromOtherDevice(110);
  await deleteGoal(db, { id: await onlyId() });
  expect(await kept()).toEqual([]);
});

test('an account has no more goals than its bound', async () => {
  await store.query(
    `insert into goals (id, user_id, kind, target, weeks, set_on, until_day)
     select gen_random_uuid(), $1, 'habit', 3, 1, '2024-01-01', '2024-02-01'::date + n from generate_series(1, ${MAX_GOALS}) n`,
    [user],
  );
  expect(await setGoal(db, squat, today)).toBeNull();
  expect(await kept()).toHaveLength(MAX_GOALS);
});
