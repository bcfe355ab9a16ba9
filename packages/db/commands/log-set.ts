import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import type { StoredSet } from '../queries/logged-sets.ts';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { type ProgressToSave, progressChange } from './workout-progress.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** The exercise that a set belongs to. */
export interface SetExercise {
  id: string;
  name: string;
  phase: Phase;
  unit: string;
}

/** Values as they are read back: null for what a set does not have. */
export function storedValues(values: SidedValues) {
  const { rightAmount = null, extraWeight = null, band = null, bodyWeight = null, kind = null } = values;
  return { ...values, rightAmount, extraWeight, band, bodyWeight, kind };
}

/** Columns of the log for the measured values. */
export function valueColumns(values: SidedValues) {
  return {
    weight: values.weight,
    reps: values.reps,
    duration_seconds: values.durationSeconds,
    distance_meters: values.distanceMeters,
    right_amount: values.rightAmount ?? null,
    extra_weight: values.extraWeight ?? null,
    band: values.band ?? null,
    body_weight: values.bodyWeight ?? null,
    set_kind: values.kind ?? null,
  };
}

/**
 * Logs one set and the workout's progress, in one write. Resolves when both are on disk: only then may the interface show the set
 * as saved. Returns the stored set.
 * @param reserve repetitions in reserve, 0 to 4 (four or more); null: not answered
 */
export const logSet = mergeSameCalls(
  async (
    db: LocalDatabase,
    progress: ProgressToSave,
    exercise: SetExercise,
    setNumber: number,
    values: SidedValues,
    reserve: number | null = null,
  ): Promise<StoredSet> => {
    const now = new Date();
    const id = newId();
    await db.write([
      {
        table: 'workout_tracking',
        op: 'upsert',
        key: id,
        values: {
          workout_id: progress.workoutId,
          session_id: progress.sessionId,
          exercise_id: exercise.id,
          exercise_name: exercise.name,
          phase: exercise.phase,
          set_number: setNumber,
          ...valueColumns(values),
          sets: 1,
          completed: true,
          unit: exercise.unit,
          reserve,
          created_at: now.toISOString(),
        },
      },
      progressChange(progress, now),
    ]);
    const { workoutId } = progress;
    const { id: exerciseId, name: exerciseName, phase, unit } = exercise;
    const stored = { ...storedValues(values), reserve };
    return { ...stored, id, workoutId, exerciseId, exerciseName, phase, unit, setNumber, loggedAt: now };
  },
);

/**
 * Corrects the values of a set. Resolves when it is on disk.
 * @param reserve repetitions in reserve, 0 to 4 (four or more); null: they stay as they are
 * @param setNumber see `numberOfKind`; missing: it stays as it is
 */
export async function editSet(
  db: LocalDatabase,
  setId: string,
  values: SidedValues,
  { reserve = null, setNumber }: { reserve?: number | null; setNumber?: number } = {},
): Promise<void> {
  const changed = {
    ...valueColumns(values),
    ...(reserve !== null && { reserve }),
    ...(setNumber !== undefined && { set_number: setNumber }),
  };
  await db.write([{ table: 'workout_tracking', op: 'update', key: setId, values: changed }]);
}

/** Stores the repetitions in reserve, 0 to 4 (four or more). Resolves when it is on disk. */
export async function noteReserve(db: LocalDatabase, setId: string, reserve: number | null): Promise<void> {
  await db.write([{ table: 'workout_tracking', op: 'update', key: setId, values: { reserve } }]);
}

/** Removes a set that was not done. Resolves when it is on disk. */
export async function deleteSet(db: LocalDatabase, setId: string): Promise<void> {
  await db.write([{ table: 'workout_tracking', op: 'delete', key: setId }]);
}

/** The change that writes a set as it is given, under its id. */
export function wholeSet(set: StoredSet, sessionId: string | null) {
  return {
    table: 'workout_tracking',
    op: 'upsert',
    key: set.id,
    values: {
      workout_id: set.workoutId,
      session_id: sessionId,
      exercise_id: set.exerciseId,
      exercise_name: set.exerciseName,
      phase: set.phase,
      set_number: set.setNumber,
      ...valueColumns(set),
      sets: 1,
      completed: true,
      unit: set.unit,
      reserve: set.reserve,
      created_at: set.loggedAt.toISOString(),
    },
  } as const satisfies Change;
}

/** Restores a deleted set under a new id. Resolves when it is on disk. */
export const restoreSet = mergeSameCalls(async (db: LocalDatabase, set: StoredSet, sessionId: string | null): Promise<void> => {
  await db.write([wholeSet({ ...set, id: newId() }, sessionId)]);
});
