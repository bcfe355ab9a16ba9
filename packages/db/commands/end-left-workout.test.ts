import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { endedItself, finishedWorkout, finishedWorkouts } from '../queries/finished-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import { setsOfWorkout } from '../queries/logged-sets.ts';
import { liveList } from '@anwurf/domain/workout/live-list';
import { liveProgress, progressOfSession, progressOfWorkout } from '../queries/workout-progress.ts';
import { emptyStore } from '../store/empty-store.ts';
import { acceptEnding, endForgottenWorkouts, goOnWithWorkout, putWorkoutAway } from './end-left-workout.ts';
import { newId } from './new-id.ts';

const user = newId();
const hour = 3_600_000;

describe('a workout that was never ended', () => {
  let store: PGlite;
  let db: LocalDatabase;
  let sessionId: string;
  const now = new Date('2026-11-28T20:00:00Z');

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(async () => {
    await store.exec(
      'truncate workout_tracking, completed_sessions, active_training_sessions, sessions, trainingsplanreal, outbox, base_rows',
    );
    const planId = newId();
    sessionId = newId();
    await store.query(`insert into trainingsplanreal (id, user_id, name) values ($1, $2, 'Wurfkraft')`, [planId, user]);
    await store.query('insert into sessions (id, user_id, plan_id, session_order) values ($1, $2, $3, 2)', [sessionId, user, planId]);
  });

  /** Trained so many hours ago: three sets ten minutes apart, after eight minutes. */
  async function leave({ hoursAgo, live = false, progress = true }: { hoursAgo: number; live?: boolean; progress?: boolean }) {
    const [workoutId, began] = [newId(), now.getTime() - hoursAgo * hour];
    const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
    for (const number of [1, 2, 3]) {
      await store.query(
        `insert into workout_tracking (id, user_id, workout_id, session_id, exercise_id, exercise_name, set_number, weight, reps, created_at)
         values ($1, $2, $3, $4, $5, 'Kniebeuge', $6, 40, 8, $7)`,
        [newId(), user, workoutId, live ? null : sessionId, newId(), number, at(number * 10 - 2)],
      );
    }
    if (progress)
      await store.query(
        `insert into active_training_sessions (session_id, user_id, workout_id, current_exercise_index, start_time, time_zone, last_activity_at)
         values ($1, $2, $3, 4, $4, 'Asia/Tokyo', $5)`,
        [live ? workoutId : sessionId, user, workoutId, at(0), at(28)],
      );
    return workoutId;
  }
  const stored = async (workoutId: string) => (await readRows(db, finishedWorkout(workoutId)))[0];

  test('ends itself after 24 hours as of its last set, on the day and in the zone in which it began, and is announced', async () => {
    const workoutId = await leave({ hoursAgo: 26 });
    expect(await endForgottenWorkouts(db, now)).toBe(1);
    expect(await stored(workoutId)).toMatchObject({
      planName: 'Wurfkraft',
      sessionOrder: 2,
      sessionId,
      day: '2026-11-28',
      timeZone: 'Asia/Tokyo',
      beganAt: new Date('2026-11-27T18:00:00Z'),
      completedAt: new Date('2026-11-27T18:28:00Z'),
      durationMinutes: 28,
      setCount: 3,
    });
    expect(await readRows(db, endedItself('2026-11-14'))).toMatchObject([{ workoutId }]);
    expect(await endForgottenWorkouts(db, now)).toBe(0);
  });

  test('goes on as long as its last set is not a day old', async () => {
    const workoutId = await leave({ hoursAgo: 24 });
    expect(await endForgottenWorkouts(db, now)).toBe(0);
    expect(await stored(workoutId)).toBeUndefined();
  });

  test.each([{ live: false }, { live: true }])('with sets of which nothing else is left comes into the history (%o)', async ({ live }) => {
    const workoutId = await leave({ hoursAgo: 60, live, progress: false });
    await endForgottenWorkouts(db, now);
    expect(await stored(workoutId)).toMatchObject({ planName: live ? 'Eigene Übungen' : 'Wurfkraft', durationMinutes: 20, setCount: 3 });
  });

  test('of long ago comes into the history without a word', async () => {
    const workoutId = await leave({ hoursAgo: 24 * 20, progress: false });
    await endForgottenWorkouts(db, now);
    expect(await stored(workoutId)).toMatchObject({ setCount: 3 });
    expect(await readRows(db, endedItself('2026-01-01'))).toEqual([]);
  });

  test.each([{ live: false }, { live: true }])(
    'goes on where it was when the player wants it, with all its sets (%o)',
    async ({ live }) => {
      const workoutId = await leave({ hoursAgo: 26, live });
      await endForgottenWorkouts(db, now);
      const workout = await stored(workoutId);
      if (workout === undefined) throw new Error('not ended');
      const before = Date.now();
      await goOnWithWorkout(db, { ...workout, workoutId });
      expect(await stored(workoutId)).toBeUndefined();
      const [progress] = live ? await readRows(db, liveProgress()) : await readRows(db, progressOfSession(sessionId));
      expect(progress).toMatchObject({ workoutId, currentExerciseIndex: 4, startTime: workout.beganAt, timeZone: 'Asia/Tokyo' });
      expect(Number(progress?.lastActivityAt)).toBeGreaterThanOrEqual(before);
      expect(await readRows(db, setsOfWorkout(workoutId))).toHaveLength(3);
      expect(await endForgottenWorkouts(db, new Date())).toBe(0);
    },
  );

  test('without progress goes on from its first exercise, a live training with the exercises of its sets', async () => {
    const workoutId = await leave({ hoursAgo: 26, live: true, progress: false });
    await endForgottenWorkouts(db, now);
    const workout = await stored(workoutId);
    if (workout === undefined) throw new Error('not ended');
    await goOnWithWorkout(db, { ...workout, workoutId });
    const sets = await readRows(db, setsOfWorkout(workoutId));
    const [progress] = await readRows(db, liveProgress());
    expect(progress).toMatchObject({ workoutId, currentExerciseIndex: 0 });
    // None of them is an own exercise any more: they are trained as they were done.
    expect(liveList(progress?.list).entries.map(({ exerciseId, exercise }) => [exerciseId, exercise?.name])).toEqual(
      sets.map(({ exerciseId, exerciseName }) => [exerciseId, exerciseName]),
    );
  });

  test('stays ended and is not announced again when the player has seen it', async () => {
    const workoutId = await leave({ hoursAgo: 26 });
    await endForgottenWorkouts(db, now);
    await acceptEnding(db, { id: workoutId, workoutId });
    expect(await readRows(db, endedItself('2026-11-14'))).toEqual([]);
    expect(await stored(workoutId)).toMatchObject({ setCount: 3 });
    expect(await readRows(db, progressOfWorkout(workoutId))).toEqual([]);
  });

  test('is in the history when another one is begun in its place; without a set it leaves nothing', async () => {
    const workoutId = await leave({ hoursAgo: 1 });
    expect(await putWorkoutAway(db, { workoutId })).toBe(3);
    expect(await stored(workoutId)).toMatchObject({ setCount: 3, completedAt: new Date('2026-11-28T19:28:00Z') });
    expect(await readRows(db, progressOfSession(sessionId))).toEqual([]);

    const empty = await leave({ hoursAgo: 1 });
    await store.query('delete from workout_tracking where workout_id = $1', [empty]);
    expect(await putWorkoutAway(db, { workoutId: empty })).toBe(0);
    expect(await readRows(db, finishedWorkouts(9))).toHaveLength(1);
    expect(await readRows(db, progressOfSession(sessionId))).toEqual([]);
  });
});
