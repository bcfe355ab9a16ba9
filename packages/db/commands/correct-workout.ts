import { instantOf } from '@anwurf/domain/calendar/local-time';
import { isCountedSet, numberOfKind } from '@anwurf/domain/workout/set-kind';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { FINISHED_NOTE } from '@anwurf/domain/workout/workout-note';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { type FinishedWorkout, finishedWorkout } from '../queries/finished-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import { setsOfWorkout, type StoredSet } from '../queries/logged-sets.ts';
import { reportsOfWorkout } from '../queries/training-reports.ts';
import { endingOf, type WorkoutToFinish } from './finish-workout.ts';
import { type SetExercise, storedValues, valueColumns, wholeSet } from './log-set.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';
import { renewedReports } from './renewed-reports.ts';

const MINUTE_MS = 60_000;
/** Between the times of sets that are entered afterwards: only their order is known. */
const NEXT_SET_MS = 1000;

/** Takes a correction back. Resolves when that is on disk. */
export type UndoCorrection = () => Promise<void>;

/** Writes changes of a finished workout, and its shared reports with them. Sets that nobody named stay, whoever logged them. */
async function correct(db: LocalDatabase, workoutId: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await db.write([...changes, ...(await renewedReports(db, workoutId, changes))]);
}

/** Corrects the values of a set of a finished workout. Resolves to the set when it is on disk. @param reserve 0 to 4; null: not answered */
export function correctSet(db: LocalDatabase, set: StoredSet, values: SidedValues, reserve: number | null): Promise<StoredSet> {
  return inTurn(db, async () => {
    const sets = await readRows(db, setsOfWorkout(set.workoutId));
    const others = sets.filter(({ id, exerciseName }) => id !== set.id && exerciseName === set.exerciseName);
    const setNumber = numberOfKind(set, values, others);
    const changed = { ...valueColumns(values), set_number: setNumber, reserve };
    await correct(db, set.workoutId, [{ table: 'workout_tracking', op: 'update', key: set.id, values: changed }]);
    return { ...set, ...storedValues(values), setNumber, reserve };
  });
}

/** The place in time of a set that is entered afterwards: after the last one of its exercise, else after all, else at the beginning. */
function timeAfter(sets: readonly StoredSet[], exerciseName: string, beganAt: Date): Date {
  const own = sets.filter((set) => set.exerciseName === exerciseName);
  const last = Math.max(...(own.length > 0 ? own : sets).map(({ loggedAt }) => Number(loggedAt)));
  return Number.isFinite(last) ? new Date(last + (own.length > 0 ? NEXT_SET_MS : MINUTE_MS)) : beganAt;
}

/** Adds a set to a finished workout, as the last one of its exercise. Resolves to it when it is on disk. */
export const addSetAfterwards = mergeSameCalls(
  (
    db: LocalDatabase,
    workout: Pick<FinishedWorkout, 'sessionId' | 'beganAt'> & { workoutId: string },
    exercise: Omit<SetExercise, 'id'> & { id: string | null },
    values: SidedValues,
    reserve: number | null,
  ): Promise<StoredSet> =>
    inTurn(db, async () => {
      const { workoutId, sessionId, beganAt } = workout;
      const sets = await readRows(db, setsOfWorkout(workoutId));
      const alike = sets.filter((set) => set.exerciseName === exercise.name && isCountedSet(set) === isCountedSet(values));
      const numbers = alike.map(({ setNumber }) => setNumber);
      const set: StoredSet = {
        ...storedValues(values),
        id: newId(),
        workoutId,
        exerciseId: exercise.id,
        exerciseName: exercise.name,
        phase: exercise.phase,
        setNumber: Math.max(0, ...numbers) + 1,
        unit: exercise.unit,
        reserve,
        loggedAt: timeAfter(sets, exercise.name, beganAt),
      };
      await correct(db, workoutId, [wholeSet(set, sessionId)]);
      return set;
    }),
);

/**
 * Removes sets of a finished workout. Resolves, when it is on disk, to what takes it back.
 * @param sets all of one workout
 */
export const removeSets = mergeSameCalls(
  (db: LocalDatabase, sets: readonly StoredSet[], sessionId: string | null): Promise<UndoCorrection> =>
    inTurn(db, async () => {
      const workoutId = sets[0]?.workoutId ?? '';
      await correct(
        db,
        workoutId,
        sets.map(({ id }): Change => ({ table: 'workout_tracking', op: 'delete', key: id })),
      );
      return () =>
        inTurn(db, () =>
          correct(
            db,
            workoutId,
            sets.map((set) => wholeSet(set, sessionId)),
          ),
        );
    }),
);

const exerciseOf = ({ id, exerciseId, exerciseName, setNumber }: StoredSet): Change => ({
  table: 'workout_tracking',
  op: 'update',
  key: id,
  values: { exercise_id: exerciseId, exercise_name: exerciseName, set_number: setNumber },
});

/**
 * Writes sets of a finished workout to another exercise, which is measured alike; their values stay. Resolves, when it is on disk, to what
 * takes it back.
 * @param sets all of one exercise of one workout
 */
export const moveSetsToExercise = mergeSameCalls(
  (db: LocalDatabase, sets: readonly StoredSet[], to: { id: string | null; name: string }): Promise<UndoCorrection> =>
    inTurn(db, async () => {
      const workoutId = sets[0]?.workoutId ?? '';
      const known = (await readRows(db, setsOfWorkout(workoutId))).filter(({ exerciseName }) => exerciseName === to.name);
      const first = Math.max(0, ...known.map(({ setNumber }) => setNumber)) + 1;
      const moved = sets.map((set, index) => exerciseOf({ ...set, exerciseId: to.id, exerciseName: to.name, setNumber: first + index }));
      await correct(db, workoutId, moved);
      return () => inTurn(db, () => correct(db, workoutId, sets.map(exerciseOf)));
    }),
);

/** When a workout was: in the zone in which it began. */
export interface CorrectedTimes {
  /** Local day, such as '2026-11-28'. */
  day: string;
  /** '17:05'. */
  time: string;
  /** 1 to 10,000. */
  minutes: number;
}

/**
 * Moves a finished workout, with all sets that this device knows: they keep their distances. A set that another device adds later belongs to the
 * workout and so to its day. Resolves when it is on disk.
 */
export const moveWorkout = mergeSameCalls((db: LocalDatabase, workoutId: string, { day, time, minutes }: CorrectedTimes): Promise<void> =>
  inTurn(db, async () => {
    const [workout] = await readRows(db, finishedWorkout(workoutId));
    if (workout === undefined) return;
    const isSameMinute = instantOf(day, time, workout.timeZone).getTime() === Math.floor(Number(workout.beganAt) / MINUTE_MS) * MINUTE_MS;
    const beganAt = isSameMinute ? workout.beganAt : instantOf(day, time, workout.timeZone);
    const by = Number(beganAt) - Number(workout.beganAt);
    const sets = by === 0 ? [] : await readRows(db, setsOfWorkout(workoutId));
    const completedAt = minutes === workout.durationMinutes ? Number(workout.completedAt) + by : Number(beganAt) + minutes * MINUTE_MS;
    await correct(db, workoutId, [
      {
        table: 'completed_sessions',
        op: 'update',
        key: workout.id,
        values: {
          began_at: beganAt.toISOString(),
          local_day: day,
          completed_at: new Date(completedAt).toISOString(),
          duration_minutes: minutes,
        },
      },
      ...sets.map(({ id, loggedAt }): Change => ({
        table: 'workout_tracking',
        op: 'update',
        key: id,
        values: { created_at: new Date(Number(loggedAt) + by).toISOString() },
      })),
    ]);
  }),
);

/** Stores the player's note on a finished workout. Resolves when it is on disk. @param note empty: none */
export async function noteWorkout(db: LocalDatabase, id: string, note: string): Promise<void> {
  const notes = note.trim() === '' ? FINISHED_NOTE : note.trim();
  await db.write([{ table: 'completed_sessions', op: 'update', key: id, values: { notes } }]);
}

/** Stores a workout that was done without the app; its sets are added afterwards. Resolves when it is on disk. */
export async function enterWorkout(db: LocalDatabase, workout: WorkoutToFinish): Promise<void> {
  await db.write([endingOf(workout, FINISHED_NOTE)]);
}

/**
 * Removes a finished workout with the sets that this device knows, and its reports. A set that another device has logged and not sent yet
 * stays: it ends as a workout of its own. Resolves, when it is on disk, to what takes it back, under the same ids.
 */
export const removeWorkout = mergeSameCalls(
  (db: LocalDatabase, workout: FinishedWorkout & { workoutId: string }): Promise<UndoCorrection> =>
    inTurn(db, async () => {
      const { id, workoutId, sessionId } = workout;
      const sets = await readRows(db, setsOfWorkout(workoutId));
      const reports = await readRows(db, reportsOfWorkout(workoutId));
      await db.write([
        ...sets.map((set): Change => ({ table: 'workout_tracking', op: 'delete', key: set.id })),
        ...reports.map((report): Change => ({ table: 'training_reports', op: 'delete', key: report.id })),
        { table: 'completed_sessions', op: 'delete', key: id },
      ]);
      const ending = endingOf({ ...workout, planName: workout.planName ?? 'Training' }, workout.notes ?? FINISHED_NOTE);
      const whole: Change = {
        ...ending,
        key: id,
        values: { ...ending.values, plan_name: workout.planName, local_day: workout.day, notes: workout.notes, effort: workout.effort },
      };
      return () =>
        inTurn(db, () =>
          db.write([
            whole,
            ...sets.map((set) => wholeSet(set, sessionId)),
            ...reports.map((report): Change => ({
              table: 'training_reports',
              op: 'upsert',
              key: report.id,
              values: {
                session_id: report.sessionId,
                workout_id: workoutId,
                training_data: report.data,
                is_shared: report.isShared,
                shared_at: report.sharedAt?.toISOString() ?? null,
                report_url_id: report.urlId,
                created_at: report.createdAt.toISOString(),
              },
            })),
          ]),
        );
    }),
);
