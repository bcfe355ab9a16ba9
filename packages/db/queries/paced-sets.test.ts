import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { bestSetOf } from './exercise-history.ts';
import { readList, readRows } from './local-query.ts';
import { bestsBefore, bestsOfExercise, previousSets, setsBefore, setsOfLastWorkouts } from './logged-sets.ts';
import { pacedSets } from './paced-sets.ts';

const user = newId();
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
});
beforeEach(() => store.exec('truncate workout_tracking, completed_sessions, outbox, base_rows'));

interface Logged {
  readonly workout: string;
  readonly name: string;
  readonly day: number;
  readonly number?: number;
  readonly metres?: number;
  readonly seconds?: number;
  readonly weight?: number;
  readonly kind?: string;
}

async function log(...sets: readonly Logged[]): Promise<void> {
  for (const { workout, name, day, number = 1, metres, seconds, weight, kind } of sets) {
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, distance_meters, duration_seconds, weight, reps,
         set_kind, created_at) values ($1, $2, $3, $4, 'main', $5, $6, $7, $8::numeric, case when $8::numeric is null then null else 8 end, $9, $10)`,
      [
        newId(),
        user,
        workout,
        name,
        number,
        metres ?? null,
        seconds ?? null,
        weight ?? null,
        kind ?? null,
        `2026-11-${10 + day}T17:00:00Z`,
      ],
    );
  }
}

test('the best pace over each distance is known, of sets that count and of earlier workouts alone', async () => {
  const [first, second, today] = [newId(), newId(), newId()];
  await log(
    { workout: first, name: 'Lauf', day: 1, metres: 400, seconds: 96 },
    { workout: first, name: 'Lauf', day: 1, metres: 1000, seconds: 300 },
    { workout: first, name: 'Lauf', day: 1, metres: 400, seconds: 70, kind: 'warmup' },
    { workout: second, name: 'Lauf', day: 2, metres: 400, seconds: 90 },
    { workout: second, name: 'Lauf', day: 2, metres: 400 },
    { workout: second, name: 'Sprint', day: 2, metres: 30, seconds: 5 },
    { workout: today, name: 'Lauf', day: 3, metres: 400, seconds: 80 },
  );
  const paces = (rows: readonly { kind: string; value: number; metres: number | null; exerciseName: string }[]) =>
    rows.flatMap(({ kind, value, metres, exerciseName }) => (kind === 'pace' ? [[exerciseName, metres, value]] : []));
  expect(paces(await readRows(db, bestsOfExercise('Lauf', today)))).toEqual([
    ['Lauf', 400, 16],
    ['Lauf', 1000, 12],
  ]);
  expect(paces(await readRows(db, bestsBefore(today)))).toEqual([
    ['Lauf', 400, 16],
    ['Lauf', 1000, 12],
  ]);
  expect((await readRows(db, bestsOfExercise('Lauf', today))).map(({ kind }) => kind)).not.toContain('seconds');
  const read = await readList(db, pacedSets());
  expect(read.map(({ metres, seconds }) => [metres, seconds]).toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0))).toEqual([
    [30, 5],
    [400, 80],
    [400, 90],
    [400, 96],
    [1000, 300],
  ]);
  expect(read[0]?.at).toBeInstanceOf(Date);
});

test('the last time is a workout with a set that counts; warming up stands at the top and is no best', async () => {
  const [lifted, warmedUp, today] = [newId(), newId(), newId()];
  await log(
    { workout: lifted, name: 'Kniebeuge', day: 1, number: 1, weight: 80 },
    { workout: lifted, name: 'Kniebeuge', day: 1, number: 2, weight: 60, kind: 'drop' },
    { workout: lifted, name: 'Kniebeuge', day: 1, number: 1, weight: 90, kind: 'warmup' },
    { workout: warmedUp, name: 'Kniebeuge', day: 2, number: 1, weight: 40, kind: 'warmup' },
  );
  expect((await readRows(db, previousSets('Kniebeuge', today))).map(({ weight, kind }) => [weight, kind])).toEqual([
    [90, 'warmup'],
    [80, null],
    [60, 'drop'],
  ]);
  expect((await readRows(db, setsOfLastWorkouts('Kniebeuge', today, 3))).map(({ weight }) => weight)).toEqual([90, 80, 60]);
  expect((await readRows(db, setsBefore('Kniebeuge', today))).map(({ weight }) => weight)).toEqual([80, 60]);
  expect((await readRows(db, bestSetOf('Kniebeuge')))[0]?.weight).toBe(80);
  expect((await readRows(db, bestsOfExercise('Kniebeuge', today))).find(({ kind }) => kind === 'weight')?.value).toBe(80);
});
