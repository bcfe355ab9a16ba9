import { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { pendingMutations, writeMutations } from '../sync/upload/outbox.ts';
import { localMigrations } from './local-migrations.ts';
import { migrateLocal } from './migrate-local.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const set = {
  id: '0198a000-0000-7000-8000-000000000002',
  table: 'workout_tracking' as const,
  op: 'upsert' as const,
  key: '0198a000-0000-7000-8000-000000000003',
  values: { workout_id: user, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' },
};

let empty: Blob;

beforeAll(async () => {
  const store = await PGlite.create();
  empty = await store.dumpDataDir('none');
  await store.close();
});

/** A store without a schema. */
const createStore = () => PGlite.create({ loadDataDir: empty });

test('a newer schema runs once on an older store and keeps its rows and outbox', async () => {
  const store = await createStore();
  await migrateLocal(store, localMigrations);
  await writeMutations(store, [set], user);
  const newer = [...localMigrations, { name: '0200_note', sql: `alter table workout_tracking add column note text default 'neu'` }];
  await migrateLocal(store, newer);
  await migrateLocal(store, newer);
  expect((await store.query('select weight::float, note from workout_tracking')).rows).toEqual([{ weight: 40, note: 'neu' }]);
  expect(await pendingMutations(store, 10)).toMatchObject([{ id: set.id, table: 'workout_tracking', values: set.values }]);
  await store.close();
});

test('in an older log the estimate of a single repetition becomes its weight, and advances only what it does', async () => {
  const store = await createStore();
  await migrateLocal(
    store,
    localMigrations.filter(({ name }) => name !== '0113_one_repetition'),
  );
  // 97 kg for five estimate more than 110 for one: the first release to say so took 113.67 for the single.
  await store.exec(`insert into workout_tracking (id, user_id, workout_id, exercise_name, weight, reps, created_at)
    select gen_random_uuid(), '${user}', gen_random_uuid(), 'Kniebeuge', weight, reps, at from (values
      (97, 5, timestamptz '2026-11-01'), (110, 1, timestamptz '2026-11-08'), (97, 6, timestamptz '2026-11-15')) done (weight, reps, at)`);
  const estimates = () =>
    store.query('select round(one_rep_max::numeric, 2)::float8 as max, advances from exercise_workouts order by began_at');
  expect((await estimates()).rows.map((row) => (row as { max: number }).max)).toEqual([113.17, 113.67, 116.4]);
  await migrateLocal(store, localMigrations);
  // The single is still the heaviest weight.
  expect((await estimates()).rows).toEqual([
    { max: 113.17, advances: true },
    { max: 110, advances: true },
    { max: 116.4, advances: true },
  ]);
  await store.close();
});

test('in an older log each workout with an exercise gets its best set, and one of warm-up sets none', async () => {
  const store = await createStore();
  await migrateLocal(
    store,
    localMigrations.filter(({ name }) => name < '0120_best_sets'),
  );
  await store.exec(`insert into workout_tracking (id, user_id, workout_id, exercise_name, weight, reps, set_kind, created_at)
    select gen_random_uuid(), '${user}', workout::uuid, exercise, weight, reps, kind, '2026-11-01' from (values
      ('${set.id}', 'Kniebeuge', 80, 5, null), ('${set.id}', 'Kniebeuge', 90, 3, null), ('${set.id}', 'Kniebeuge', 90, 4, null),
      ('${set.id}', 'Kniebeuge', 120, 1, 'warmup'), ('${set.id}', 'Liegestütz', null, 12, null),
      ('${set.key}', 'Kniebeuge', 40, 10, 'warmup')) done (workout, exercise, weight, reps, kind)`);
  await migrateLocal(store, localMigrations);
  const { rows } = await store.query(`
    select e.workout_id as workout, e.exercise_name as exercise, t.weight::float8, t.reps
    from exercise_workouts e left join workout_tracking t on t.id = e.best_set order by 1, 2`);
  expect(rows).toEqual([
    { workout: set.id, exercise: 'Kniebeuge', weight: 90, reps: 4 },
    { workout: set.id, exercise: 'Liegestütz', weight: null, reps: 12 },
    { workout: set.key, exercise: 'Kniebeuge', weight: null, reps: null },
  ]);
  await store.close();
});

test('a migration that fails leaves the store as it was', async () => {
  const store = await createStore();
  await migrateLocal(store, localMigrations);
  await writeMutations(store, [set], user);
  const broken = { name: '0200_broken', sql: 'alter table workout_tracking add column note text; select 1 / 0' };
  await expect(migrateLocal(store, [...localMigrations, broken])).rejects.toThrow('division by zero');
  expect(
    (await store.query(`select from information_schema.columns where table_name = 'workout_tracking' and column_name = 'note'`)).rows,
  ).toHaveLength(0);
  expect(await pendingMutations(store, 10)).toHaveLength(1);
  await store.close();
});

test('a store that ran the migrations in the order of an earlier release runs none of them again', async () => {
  const earlier = ['0001_synced', '0100_sync', '0008_cancelled_at'].map((name) => ({
    name,
    sql: localMigrations.find((migration) => migration.name === name)?.sql ?? 'not a migration any more',
  }));
  const store = await createStore();
  await migrateLocal(store, earlier);
  // As written by that release.
  await store.query(`insert into outbox (id, table_name, key, op, "values") values ($1, $2, $3, $4, $5)`, [
    set.id,
    set.table,
    set.key,
    set.op,
    JSON.stringify(set.values),
  ]);
  await migrateLocal(store, localMigrations);
  const ran = await store.query<{ name: string }>('select name from local_migrations order by name');
  expect(ran.rows.map(({ name }) => name)).toEqual(localMigrations.map(({ name }) => name).toSorted());
  expect(await pendingMutations(store, 10)).toHaveLength(1);
  await store.close();
});
