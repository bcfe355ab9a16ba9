import type { PGlite } from '@electric-sql/pglite';
import type { ImportedSet } from '@anwurf/domain/training-import/imported-set';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { finishedWorkout } from '../queries/finished-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import { emptyStore } from '../store/empty-store.ts';
import { importWorkouts, type LogToImport } from './import-workouts.ts';
import { newId } from './new-id.ts';
import { removeWorkout } from './correct-workout.ts';

let store: PGlite;
let db: LocalDatabase;
const userId = newId();

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, userId);
});
beforeEach(async () => {
  await store.exec('delete from workout_tracking; delete from completed_sessions; delete from athleten_uebungen');
});

const set = (exerciseName: string, weight: number, kind: 'warmup' | null = null): ImportedSet => ({
  exerciseName,
  unit: 'kg',
  values: { weight, reps: 5, durationSeconds: null, distanceMeters: null, extraWeight: null, kind },
  reserve: 2,
});
const log: LogToImport = {
  source: 'Hevy',
  timeZone: 'Europe/Berlin',
  ownExercises: [
    { name: 'Landmine Twist', metric: 'weight_reps' },
    { name: 'Nie gemacht', metric: 'reps' },
  ],
  workouts: [
    {
      key: 'a',
      title: 'Push',
      beganAt: new Date('2026-11-04T23:30:00Z'),
      minutes: 60,
      note: 'Gut',
      sets: [set('Bankdrücken', 40, 'warmup'), set('Bankdrücken', 80), set('Landmine Twist', 20)],
    },
    { key: 'b', title: '', beganAt: new Date('2026-11-06T17:00:00Z'), minutes: 45, note: '', sets: [set('Bankdrücken', 82.5)] },
  ],
};

const counts = async () => {
  const { rows } = await store.query<Record<string, number>>(
    `select (select count(*)::int from workout_tracking) as sets, (select count(*)::int from completed_sessions) as workouts,
      (select count(*)::int from athleten_uebungen) as own`,
  );
  return rows[0];
};

test('workouts are on their local days, with numbered sets, sums, and the own exercises that they need', async () => {
  const shares: number[] = [];
  const result = await importWorkouts(db, userId, log, (share) => shares.push(share));
  expect(result).toMatchObject({ workouts: 2, sets: 4, known: 0 });
  expect(shares.at(-1)).toBe(1);
  expect(await counts()).toEqual({ sets: 4, workouts: 2, own: 1 });
  const { rows } = await store.query(
    `select local_day::text as day, plan_name as name, duration_minutes as minutes, notes from completed_sessions order by began_at`,
  );
  expect(rows).toEqual([
    { day: '2026-11-05', name: 'Push', minutes: 60, notes: 'Gut' },
    { day: '2026-11-06', name: 'Hevy', minutes: 45, notes: 'Training abgeschlossen' },
  ]);
  const sums = await store.query(`select exercise_name as name, weight from exercise_workouts order by began_at, exercise_name`);
  expect(sums.rows).toEqual([
    { name: 'Bankdrücken', weight: 80 },
    { name: 'Landmine Twist', weight: 20 },
    { name: 'Bankdrücken', weight: 82.5 },
  ]);
});

test('the same log imported again adds nothing, one that has grown only what is new', async () => {
  await importWorkouts(db, userId, log);
  expect(await importWorkouts(db, userId, log)).toMatchObject({ workouts: 0, sets: 0, known: 2 });
  const more = { key: 'c', title: 'Pull', beganAt: new Date('2026-11-08T17:00:00Z'), minutes: 45, note: '', sets: [set('Rudern', 60)] };
  expect(await importWorkouts(db, userId, { ...log, workouts: [...log.workouts, more] })).toMatchObject({ workouts: 1, known: 2 });
  expect(await counts()).toEqual({ sets: 5, workouts: 3, own: 1 });
});

test('another account’s rows have other ids', async () => {
  await importWorkouts(db, userId, log);
  const ids = async () => (await store.query<{ id: string }>('select id from workout_tracking')).rows.map(({ id }) => id);
  const first = await ids();
  await store.exec('delete from workout_tracking; delete from completed_sessions');
  await importWorkouts(db, newId(), log);
  expect((await ids()).filter((id) => first.includes(id))).toEqual([]);
});

test('an import that was cut off is completed by the next', async () => {
  let writes = 0;
  const breaking: LocalDatabase = {
    ...db,
    query: db.query.bind(db),
    write: async (changes) => {
      writes += 1;
      if (writes > 1) throw new Error('the journal is full');
      await db.write(changes);
    },
  };
  const many = {
    ...log,
    workouts: Array.from({ length: 300 }, (_, index) => ({
      key: String(index),
      title: '',
      beganAt: new Date(Date.UTC(2025, 0, 1 + index, 17)),
      minutes: 30,
      note: '',
      sets: [set('Rudern', 60), set('Rudern', 62.5)],
    })),
  };
  await expect(importWorkouts(breaking, userId, many)).rejects.toThrow('the journal is full');
  const { workouts } = (await counts()) ?? {};
  expect(workouts).toBeLessThan(300);
  const completed = await importWorkouts(db, userId, many);
  expect(completed.known).toBe(workouts);
  expect(await counts()).toEqual({ sets: 600, workouts: 300, own: 0 });
});

test('an import is taken back as one, and leaves what was there before', async () => {
  await importWorkouts(db, userId, { ...log, workouts: log.workouts.slice(0, 1) });
  const { undo } = await importWorkouts(db, userId, log);
  await undo();
  expect(await counts()).toEqual({ sets: 3, workouts: 1, own: 1 });
  expect(
    (await store.query('select exercise_name from exercise_workouts where workout_id not in (select workout_id from completed_sessions)'))
      .rows,
  ).toEqual([]);
});

test('a workout that was deleted comes back with the next import', async () => {
  await importWorkouts(db, userId, log);
  const { rows } = await store.query<{ id: string }>(`select workout_id as id from completed_sessions where plan_name = 'Push'`);
  const workoutId = rows[0]?.id ?? '';
  const [workout] = await readRows(db, finishedWorkout(workoutId));
  if (workout === undefined) throw new Error('there is no such workout');
  await removeWorkout(db, { ...workout, workoutId });
  expect(await importWorkouts(db, userId, log)).toMatchObject({ workouts: 1, known: 1 });
});
