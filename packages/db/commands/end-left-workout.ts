import { type LiveEntry, ownEntry, takenEntry } from '@anwurf/domain/workout/live-list';
import { LIVE_TRAINING_NAME } from '@anwurf/domain/workout/live-training';
import { workoutMinutes } from '@anwurf/domain/workout/workout-duration';
import { ENDED_ITSELF_NOTE, FINISHED_NOTE } from '@anwurf/domain/workout/workout-note';
import { forgottenBefore } from '@anwurf/domain/workout/workout-progress';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { deviceZone } from '../queries/device-zone.ts';
import type { FinishedWorkout } from '../queries/finished-workouts.ts';
import { type ForgottenWorkout, forgottenWorkouts, unendedWorkout } from '../queries/forgotten-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import { setsOfWorkout } from '../queries/logged-sets.ts';
import { ownExercises } from '../queries/own-exercises.ts';
import { progressOfWorkout, type WorkoutProgress } from '../queries/workout-progress.ts';
import { endingOf } from './finish-workout.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';
import { progressChange } from './workout-progress.ts';

/** Days in which the app announces that a workout ended itself; an older one goes to the history silently. */
export const ANNOUNCED_DAYS = 14;
const DAY_MS = 86_400_000;

/** The ending of a workout as of its last set. */
async function endingAsOfLastSet(db: LocalDatabase, left: ForgottenWorkout, notes: string): Promise<Change> {
  const sets = await readRows(db, setsOfWorkout(left.workoutId));
  const { workoutId, sessionId, sessionOrder, startTime, firstAt, lastAt } = left;
  // A start after the first set is that of a clock that was set meanwhile.
  const beganAt = startTime === null || startTime > firstAt ? firstAt : startTime;
  const workout = {
    workoutId,
    sessionId,
    planName: left.planName ?? (sessionId === null ? LIVE_TRAINING_NAME : 'Training'),
    sessionOrder,
    beganAt,
    timeZone: left.timeZone ?? deviceZone(),
    completedAt: lastAt,
    durationMinutes: workoutMinutes([beganAt, ...sets.map(({ loggedAt }) => loggedAt)]),
  };
  return endingOf(workout, notes);
}

/**
 * Ends every workout that has been without a set for 24 hours, as of its last set. Its progress stays, so that the player can go on with it.
 * To be called when this device has what the server has: a workout whose ending has not arrived would be ended again.
 * Resolves to how many there were, when it is on disk.
 */
export const endForgottenWorkouts = mergeSameCalls((db: LocalDatabase, now: Date): Promise<number> =>
  inTurn(db, async () => {
    const forgotten = await readRows(db, forgottenWorkouts(forgottenBefore(now).toISOString()));
    const isAnnounced = ({ lastAt }: ForgottenWorkout) => now.getTime() - lastAt.getTime() < ANNOUNCED_DAYS * DAY_MS;
    const endings: Change[] = [];
    for (const left of forgotten) endings.push(await endingAsOfLastSet(db, left, isAnnounced(left) ? ENDED_ITSELF_NOTE : FINISHED_NOTE));
    if (endings.length > 0) await db.write(endings);
    return forgotten.length;
  }),
);

/**
 * Puts away a workout that is not gone on with: with sets it ends as of the last one, without any only its progress goes. Resolves to the
 * number of its sets, when it is on disk.
 */
export const putWorkoutAway = mergeSameCalls((db: LocalDatabase, { workoutId }: Pick<WorkoutProgress, 'workoutId'>): Promise<number> =>
  inTurn(db, async () => {
    const [left] = await readRows(db, unendedWorkout(workoutId));
    const sets = left === undefined ? [] : await readRows(db, setsOfWorkout(workoutId));
    const progress = await readRows(db, progressOfWorkout(workoutId));
    const changes = [
      ...(left === undefined ? [] : [await endingAsOfLastSet(db, left, FINISHED_NOTE)]),
      ...progress.map(({ sessionId }): Change => ({ table: 'active_training_sessions', op: 'delete', key: sessionId })),
    ];
    if (changes.length > 0) await db.write(changes);
    return sets.length;
  }),
);

/** The exercises of a live training as its sets have them: own ones as they are now, others as they were done. */
async function entriesOfSets(db: LocalDatabase, workoutId: string): Promise<LiveEntry[]> {
  const sets = await readRows(db, setsOfWorkout(workoutId));
  const own = new Set((await readRows(db, ownExercises())).map(({ id }) => id));
  return [...new Set(sets.flatMap(({ exerciseId }) => exerciseId ?? []))].map((id) => {
    const done = sets.filter(({ exerciseId }) => exerciseId === id);
    const latest = done.at(-1);
    if (latest === undefined || own.has(id)) return ownEntry(id);
    const { exerciseName: name, phase, unit, reps, durationSeconds, distanceMeters } = latest;
    const amounts = { sets: done.length, reps, unit, durationMinutes: null, durationSeconds, distanceMeters };
    return takenEntry({
      id,
      phase: phase ?? 'main',
      name,
      description: null,
      videoLink: null,
      ...amounts,
      tempo: null,
      pauseSeconds: null,
    });
  });
}

/** Takes the ending of a workout back, so that it runs again, with its progress or from its first exercise. Resolves when it is on disk. */
export const goOnWithWorkout = mergeSameCalls(
  (db: LocalDatabase, workout: Pick<FinishedWorkout, 'id' | 'sessionId' | 'beganAt' | 'timeZone'> & { workoutId: string }): Promise<void> =>
    inTurn(db, async () => {
      const { id, workoutId, sessionId, beganAt, timeZone } = workout;
      const [progress] = await readRows(db, progressOfWorkout(workoutId));
      const now = new Date();
      const anew = progressChange(
        {
          workoutId,
          sessionId,
          currentExerciseIndex: 0,
          phase: 'warmup',
          startTime: beganAt,
          timeZone,
          ...(sessionId === null && { list: { revision: 0, entries: await entriesOfSets(db, workoutId) } }),
        },
        now,
      );
      await db.write([
        { table: 'completed_sessions', op: 'delete', key: id },
        progress === undefined
          ? anew
          : {
              table: 'active_training_sessions',
              op: 'update',
              key: progress.sessionId,
              values: { last_activity_at: now.toISOString() },
            },
      ]);
    }),
);

/** Leaves a workout that ended itself as it is: it is not announced any more, and its progress goes. Resolves when it is on disk. */
export const acceptEnding = mergeSameCalls((db: LocalDatabase, { id, workoutId }: { id: string; workoutId: string }): Promise<void> =>
  inTurn(db, async () => {
    const progress = await readRows(db, progressOfWorkout(workoutId));
    await db.write([
      { table: 'completed_sessions', op: 'update', key: id, values: { notes: FINISHED_NOTE } },
      ...progress.map(({ sessionId }): Change => ({ table: 'active_training_sessions', op: 'delete', key: sessionId })),
    ]);
  }),
);
