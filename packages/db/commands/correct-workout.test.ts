import type { PGlite } from '@electric-sql/pglite';
import { readStoredReport } from '@anwurf/domain/workout/stored-report';
import { reportOf } from '@anwurf/domain/workout/training-report';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { type FinishedWorkout, finishedWorkout, finishedWorkouts } from '../queries/finished-workouts.ts';
import { readList, readRows } from '../queries/local-query.ts';
import { advancesSince } from '../queries/log-records.ts';
import { previousSets, setsOfWorkout } from '../queries/logged-sets.ts';
import { reportOfWorkout } from '../queries/training-reports.ts';
import { emptyStore } from '../store/empty-store.ts';
import {
  addSetAfterwards,
  correctSet,
  enterWorkout,
  moveSetsToExercise,
  moveWorkout,
  noteWorkout,
  removeSets,
  removeWorkout,
} from './correct-workout.ts';
import { newId } from './new-id.ts';
import { rateWorkout } from './rate-workout.ts';
import { shareWorkout } from './share-workout.ts';

const user = newId();
const squat = { id: null, name: 'Kniebeuge', phase: 'main' as const, unit: 'kg' };
const lifted = (weight: number, reps = 8) => ({ weight, reps, durationSeconds: null, distanceMeters: null });

describe('a finished workout', () => {
  let store: PGlite;
  let db: LocalDatabase;
  let workout: FinishedWorkout & { workoutId: string };

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(async () => {
    await store.exec('truncate workout_tracking, completed_sessions, training_reports, outbox, base_rows');
    workout = await enter('2026-11-26T17:00:00Z');
  });

  async function enter(at: string): Promise<FinishedWorkout & { workoutId: string }> {
    const [workoutId, beganAt] = [newId(), new Date(at)];
    const times = { beganAt, timeZone: 'Europe/Berlin', completedAt: new Date(Number(beganAt) + 50 * 60_000), durationMinutes: 50 };
    await enterWorkout(db, { workoutId, sessionId: null, planName: 'Frei', sessionOrder: null, ...times });
    return { ...(await stored(workoutId)), workoutId };
  }
  async function stored(workoutId: string): Promise<FinishedWorkout> {
    const [found] = await readRows(db, finishedWorkout(workoutId));
    if (found === undefined) throw new Error('no such workout');
    return found;
  }
  const add = (weight: number, to = workout) => addSetAfterwards(db, to, squat, lifted(weight), 2);
  const weights = async () =>
    (await readRows(db, setsOfWorkout(workout.workoutId))).map(({ setNumber, weight, reserve }) => [setNumber, weight, reserve]);

  test('takes sets afterwards, in their order, and their corrections with the reserve', async () => {
    await add(40);
    const second = await add(42.5);
    await add(45);
    const corrected = await correctSet(db, second, lifted(41), 0);
    expect((await readRows(db, setsOfWorkout(workout.workoutId)))[1]).toEqual(corrected);
    expect(await weights()).toEqual([
      [1, 40, 2],
      [2, 41, 0],
      [3, 45, 2],
    ]);
    expect(await stored(workout.workoutId)).toMatchObject({ setCount: 3, volume: 8 * 126, exerciseCount: 1 });
  });

  test('loses a set and gets it back in its place', async () => {
    await add(40);
    const second = await add(42.5);
    await add(45);
    const undo = await removeSets(db, [second], null);
    expect(await weights()).toEqual([
      [1, 40, 2],
      [3, 45, 2],
    ]);
    await undo();
    expect(await weights()).toEqual([
      [1, 40, 2],
      [2, 42.5, 2],
      [3, 45, 2],
    ]);
  });

  test('moves its sets to another exercise behind those that are there, and back', async () => {
    await addSetAfterwards(db, workout, { ...squat, name: 'Frontkniebeuge' }, lifted(30), null);
    const sets = [await add(40), await add(42.5)];
    const undo = await moveSetsToExercise(db, sets, { id: null, name: 'Frontkniebeuge' });
    const names = async () =>
      (await readRows(db, setsOfWorkout(workout.workoutId))).map(({ exerciseName, setNumber }) => `${exerciseName} ${setNumber}`);
    expect(await names()).toEqual(['Frontkniebeuge 1', 'Frontkniebeuge 2', 'Frontkniebeuge 3']);
    await undo();
    expect(await names()).toEqual(['Frontkniebeuge 1', 'Kniebeuge 1', 'Kniebeuge 2']);
  });

  test('goes to another day with its sets; suggestions and records follow', async () => {
    await add(60);
    const other = await enter('2026-11-20T17:00:00Z');
    await add(50, other);
    const advances = async () => (await readList(db, advancesSince(null))).map(({ day }) => day).toSorted();
    expect(await advances()).toEqual(['2026-11-20', '2026-11-26']);
    await moveWorkout(db, workout.workoutId, { day: '2026-11-10', time: '23:30', minutes: 45 });
    const moved = await stored(workout.workoutId);
    expect(moved).toMatchObject({
      day: '2026-11-10',
      durationMinutes: 45,
      beganAt: new Date('2026-11-10T22:30:00Z'),
      completedAt: new Date('2026-11-10T23:15:00Z'),
    });
    expect((await readRows(db, setsOfWorkout(workout.workoutId)))[0]?.loggedAt).toEqual(new Date('2026-11-10T22:30:00Z'));
    expect(await advances()).toEqual(['2026-11-10']);
    expect((await readRows(db, previousSets('Kniebeuge', newId()))).map(({ weight, day }) => [weight, day])).toEqual([[50, '2026-11-20']]);
  });

  test('keeps the seconds of its beginning when only its minutes are corrected', async () => {
    const exact = await enter('2026-11-26T06:00:42.500Z');
    await moveWorkout(db, exact.workoutId, { day: '2026-11-26', time: '07:00', minutes: 20 });
    expect(await stored(exact.workoutId)).toMatchObject({ beganAt: exact.beganAt, durationMinutes: 20 });
  });

  test('has a note and an effort; an empty note is none', async () => {
    await noteWorkout(db, workout.id, '  Knie war fest  ');
    await rateWorkout(db, workout.id, 6);
    expect(await stored(workout.workoutId)).toMatchObject({ notes: 'Knie war fest', effort: 6 });
    await noteWorkout(db, workout.id, ' ');
    expect((await stored(workout.workoutId)).notes).toBe('Training abgeschlossen');
  });

  test('is corrected in the report that was shared, which says when', async () => {
    const set = await add(40);
    const report = reportOf(workout, workoutSummary(await readRows(db, setsOfWorkout(workout.workoutId)), null), []);
    const urlId = await shareWorkout(db, { workoutId: workout.workoutId, sessionId: null, report });
    const shared = async () =>
      readStoredReport((await store.query<{ data: unknown }>('select training_data as data from training_reports')).rows[0]?.data);
    expect((await shared())?.editedAt).toBeNull();
    const before = Date.now();
    await correctSet(db, set, lifted(44), 2);
    await moveWorkout(db, workout.workoutId, { day: '2026-11-25', time: '18:00', minutes: 30 });
    const after = await shared();
    expect(after).toMatchObject({ day: '2026-11-25', durationMinutes: 30, exercises: [{ name: 'Kniebeuge', sets: [{ weight: 44 }] }] });
    expect(Number(after?.editedAt)).toBeGreaterThanOrEqual(before);
    expect(await readRows(db, reportOfWorkout(workout.workoutId))).toMatchObject([{ urlId, isShared: true }]);
  });

  test('is never without its corrected report: set, time and report are one write', async () => {
    await add(50, await enter('2026-11-20T17:00:00Z'));
    const set = await add(40);
    const report = reportOf(workout, workoutSummary(await readRows(db, setsOfWorkout(workout.workoutId)), null), []);
    await shareWorkout(db, { workoutId: workout.workoutId, sessionId: null, report });
    const shared = async () =>
      readStoredReport((await store.query<{ data: unknown }>('select training_data as data from training_reports')).rows[0]?.data);
    const writes: (readonly Change[])[] = [];
    const watched: LocalDatabase = {
      ...db,
      write(changes) {
        writes.push(changes);
        return db.write(changes);
      },
    };
    await correctSet(watched, set, lifted(60), 2);
    await addSetAfterwards(watched, workout, squat, lifted(62.5), 2);
    expect(writes.map((changes) => changes.map(({ table }) => table))).toEqual([
      ['workout_tracking', 'training_reports'],
      ['workout_tracking', 'training_reports'],
    ]);
    expect(await shared()).toMatchObject({
      exercises: [{ name: 'Kniebeuge', sets: [{ weight: 60 }, { weight: 62.5 }] }],
      records: [{ exercise: 'Kniebeuge', before: 50 }],
    });

    // Before the other workout nothing is a record any more; back again it is.
    await moveWorkout(watched, workout.workoutId, { day: '2026-11-19', time: '18:00', minutes: 30 });
    expect(await shared()).toMatchObject({ day: '2026-11-19', records: [] });
    const undo = await removeSets(watched, await readRows(db, setsOfWorkout(workout.workoutId)), null);
    expect((await shared())?.exercises).toEqual([]);
    await undo();
    expect(await shared()).toMatchObject({ exercises: [{ sets: [{ weight: 60 }, { weight: 62.5 }] }] });
  });

  test('is removed with its sets and its report, and comes back as it was', async () => {
    await add(40);
    await add(42.5);
    await rateWorkout(db, workout.id, 6);
    await noteWorkout(db, workout.id, 'gut');
    const report = reportOf(workout, workoutSummary(await readRows(db, setsOfWorkout(workout.workoutId)), null), []);
    const urlId = await shareWorkout(db, { workoutId: workout.workoutId, sessionId: null, report });
    const before = await stored(workout.workoutId);
    const sets = await readRows(db, setsOfWorkout(workout.workoutId));
    const undo = await removeWorkout(db, { ...before, workoutId: workout.workoutId });
    expect(await readRows(db, finishedWorkouts(9))).toEqual([]);
    expect(await readRows(db, setsOfWorkout(workout.workoutId))).toEqual([]);
    expect(await readRows(db, reportOfWorkout(workout.workoutId))).toEqual([]);
    await undo();
    expect(await stored(workout.workoutId)).toEqual(before);
    expect(await readRows(db, setsOfWorkout(workout.workoutId))).toEqual(sets);
    expect(await readRows(db, reportOfWorkout(workout.workoutId))).toMatchObject([{ urlId, isShared: true }]);
  });
});
