import type { PGlite } from '@electric-sql/pglite';
import { databaseOnStore } from '@anwurf/db/client/database-on-store.test-support';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import {
  addSetAfterwards,
  correctSet,
  enterWorkout,
  moveSetsToExercise,
  moveWorkout,
  removeSets,
  removeWorkout,
} from '@anwurf/db/commands/correct-workout';
import { newId } from '@anwurf/db/commands/new-id';
import { finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { readRows } from '@anwurf/db/queries/local-query';
import { setsOfWorkout } from '@anwurf/db/queries/logged-sets';
import { trainedWorkouts } from '@anwurf/db/queries/training-statistics';
import { SET_KINDS, type SetKind } from '@anwurf/domain/workout/set-kind';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { applyBatch } from '@anwurf/db/sync/apply/apply-batch';
import type { TextRow } from '@anwurf/db/sync/apply/batch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedsOf } from '../seeds/seeds.ts';
import { SeededRandom } from '../sync/seeded-random.ts';

const user = newId();
const names = ['Kniebeuge', 'Rudern', 'Liegestütz'] as const;
const lives = 5;
const steps = 30;
let store: PGlite;
let db: LocalDatabase;
/** Batches from the server until now. */
let arrivals = 0;

beforeAll(async () => {
  store = await openNodeStore();
  db = databaseOnStore(store, user);
});
afterAll(() => store.close());

/** A set as it should be in the log. */
interface Expected {
  readonly workout: string;
  readonly exercise: string;
  readonly weight: number;
  readonly reps: number;
  readonly kind: SetKind | null;
}

/** The log that the player means, beside the stored one. */
class Model {
  readonly sets = new Map<string, Expected>();
  readonly days = new Map<string, string>();

  of(workout: string, exercise?: string): string[] {
    const isMeant = (set: Expected) => set.workout === workout && (exercise === undefined || set.exercise === exercise);
    return [...this.sets].flatMap(([id, set]) => (isMeant(set) ? [id] : []));
  }
}

const day = (random: SeededRandom) =>
  `2026-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
const time = (random: SeededRandom) => `${String(random.below(24)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`;
const values = (random: SeededRandom) => ({
  weight: 20 + random.below(40),
  reps: 1 + random.below(15),
  durationSeconds: null,
  distanceMeters: null,
  kind: random.chance(0.4) ? random.pick(SET_KINDS) : null,
});

async function workoutOf(workoutId: string) {
  const [workout] = await readRows(db, finishedWorkout(workoutId));
  if (workout === undefined) throw new Error('no such workout');
  return { ...workout, workoutId };
}

async function enter(model: Model, random: SeededRandom): Promise<void> {
  const [workoutId, beganAt] = [newId(), new Date(`${day(random)}T${time(random)}:00Z`)];
  const times = { beganAt, timeZone: 'Europe/Berlin', completedAt: new Date(Number(beganAt) + 3_600_000), durationMinutes: 60 };
  await enterWorkout(db, { workoutId, sessionId: null, planName: 'Frei', sessionOrder: null, ...times });
  model.days.set(workoutId, (await workoutOf(workoutId)).day);
}

/** The server's rows, as they come over the wire. */
async function arrive(table: 'completed_sessions' | 'workout_tracking', rows: readonly TextRow[]): Promise<void> {
  arrivals += 1;
  const changes = rows.map((value) => ({
    kind: 'change' as const,
    op: 'insert' as const,
    key: value['id'] ?? '',
    value,
    txids: [`${arrivals}`],
  }));
  const messages = [...changes, { kind: 'up-to-date' as const }];
  await applyBatch(store, table, { copied: null, messages }, { handle: 'h', offset: `${arrivals}_0` }, user);
}

/** An export is imported on another device: workouts of any time, between and beside the known ones, come with all their sets at once. */
async function importWorkouts(model: Model, random: SeededRandom): Promise<void> {
  const endings: TextRow[] = [];
  const sets: TextRow[] = [];
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const [workout, localDay] = [newId(), day(random)];
    const beganAt = new Date(`${localDay}T${time(random)}:00Z`);
    const at = (minutes: number) => new Date(Number(beganAt) + minutes * 60_000).toISOString();
    const both = { user_id: user, workout_id: workout, session_id: null, server_version: `${arrivals + 1}` };
    const times = { began_at: at(0), completed_at: at(60), created_at: at(60), time_zone: 'UTC', local_day: localDay };
    endings.push({
      ...both,
      ...times,
      id: newId(),
      plan_name: 'Frei',
      session_order: null,
      duration_minutes: '60',
      notes: null,
      effort: null,
    });
    model.days.set(workout, localDay);
    for (let number = 1 + random.below(6); number > 0; number -= 1) {
      const [id, exercise, { weight, reps, kind }] = [newId(), random.pick(names), values(random)];
      const amounts = { weight: `${weight}`, reps: `${reps}`, duration_seconds: null, distance_meters: null, set_kind: kind };
      const row = {
        exercise_id: null,
        exercise_name: exercise,
        phase: 'main',
        set_number: `${number}`,
        sets: '1',
        completed: 't',
        unit: 'kg',
      };
      sets.push({ ...both, ...row, ...amounts, id, created_at: at(10 - number) });
      model.sets.set(id, { workout, exercise, weight, reps, kind });
    }
  }
  // Two shapes: either may be the first.
  const arriving = [() => arrive('completed_sessions', endings), () => arrive('workout_tracking', sets)];
  for (const come of random.chance(0.5) ? arriving : arriving.toReversed()) await come();
}

async function step(model: Model, random: SeededRandom): Promise<void> {
  const known = [...model.days.keys()];
  if (random.chance(0.08)) return importWorkouts(model, random);
  if (known.length === 0 || random.chance(0.12)) return enter(model, random);
  const workoutId = random.pick(known);
  const workout = await workoutOf(workoutId);
  const sets = await readRows(db, setsOfWorkout(workoutId));
  const kind = random.below(10);
  if (kind < 4 || sets.length === 0) {
    const [name, given] = [random.pick(names), values(random)];
    const set = await addSetAfterwards(db, workout, { id: null, name, phase: 'main', unit: 'kg' }, given, null);
    model.sets.set(set.id, { workout: workoutId, exercise: name, weight: given.weight, reps: given.reps, kind: given.kind });
    return;
  }
  const set = random.pick(sets);
  const isTakenBack = random.chance(0.4);
  if (kind < 6) {
    const given = values(random);
    await correctSet(db, set, given, 2);
    model.sets.set(set.id, { workout: workoutId, exercise: set.exerciseName, weight: given.weight, reps: given.reps, kind: given.kind });
  } else if (kind === 6) {
    const undo = await removeSets(db, [set], workout.sessionId);
    if (isTakenBack) await undo();
    else model.sets.delete(set.id);
  } else if (kind === 7) {
    const to = random.pick(names.filter((name) => name !== set.exerciseName));
    const moved = sets.filter(({ exerciseName }) => exerciseName === set.exerciseName);
    const undo = await moveSetsToExercise(db, moved, { id: newId(), name: to });
    if (isTakenBack) return undo();
    for (const { id } of moved) model.sets.set(id, { ...(model.sets.get(id) as Expected), exercise: to });
  } else if (kind === 8) {
    const to = day(random);
    await moveWorkout(db, workoutId, { day: to, time: time(random), minutes: 10 + random.below(80) });
    model.days.set(workoutId, to);
  } else {
    const undo = await removeWorkout(db, workout);
    if (isTakenBack) return undo();
    for (const id of model.of(workoutId)) model.sets.delete(id);
    model.days.delete(workoutId);
  }
}

const sums = async () => ({
  workouts: (await store.query('select * from exercise_workouts order by workout_id, exercise_name')).rows,
  sums: (await store.query('select * from workout_sums order by workout_id')).rows,
  exercises: (await store.query('select * from trained_exercises order by exercise_name')).rows,
  statistics: await readRows(db, trainedWorkouts({ from: null, category: null, exercise: null }, 100)),
});

/** The same, of a device on which all that is in the log now was logged right from the start, set after set. */
async function loggedRightFromTheStart() {
  await store.exec('create table copied as select * from workout_tracking; truncate workout_tracking');
  const copied = await store.query<{ id: string }>('select id from copied order by created_at, id');
  for (const { id } of copied.rows) await store.query('insert into workout_tracking select * from copied where id = $1', [id]);
  await store.exec('drop table copied');
  return sums();
}

test.each(seedsOf('corrected-logs'))(
  'any corrections, removals, backdating and imports of finished workouts end with the sums of a log that was right from the start (SEED=%i)',
  async (seed) => {
    const random = new SeededRandom(seed);
    for (let life = 0; life < lives; life += 1) {
      await store.exec('truncate workout_tracking, completed_sessions, outbox, base_rows');
      const model = new Model();
      for (let number = 0; number < steps; number += 1) await step(model, random);
      const stored = await store.query<Expected & { id: string }>(
        `select id, workout_id as workout, exercise_name as exercise, weight::float8 as weight, reps, set_kind as kind from workout_tracking order by id`,
      );
      const meant = [...model.sets].map(([id, set]) => ({ id, ...set })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(stored.rows, `sets of life ${life}`).toEqual(meant);
      const corrected = await sums();
      const days = new Map(corrected.statistics.map((workout) => [workout.workoutId, workout.day]));
      expect(days, `days of life ${life}`).toEqual(model.days);
      expect(corrected, `sums of life ${life}`).toEqual(await loggedRightFromTheStart());
    }
  },
  60_000,
);
