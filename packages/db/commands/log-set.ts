import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { SetValues } from '@anwurf/domain/workout/logged-set';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { type ProgressToSave, progressChange } from './workout-progress.ts';

/** The exercise that a set belongs to. */
export interface SetExercise {
  id: string;
  name: string;
  phase: Phase;
  unit: string;
}

/** The columns of the log that hold the values. */
function valueColumns(values: SetValues) {
  return {
    weight: values.weight,
    reps: values.reps,
    duration_seconds: values.durationSeconds,
    distance_meters: values.distanceMeters,
  };
}

/**
 * Logs one set and where the workout stands, in one write. Resolves when both are on disk: only then may the
 * interface call the set saved. Returns the set's id.
 */
export async function logSet(
  db: LocalDatabase,
  progress: ProgressToSave,
  exercise: SetExercise,
  setNumber: number,
  values: SetValues,
): Promise<string> {
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
        created_at: now.toISOString(),
      },
    },
    progressChange(progress, now),
  ]);
  return id;
}

/** Corrects what was done in a set. Resolves when it is on disk. */
export async function editSet(db: LocalDatabase, setId: string, values: SetValues): Promise<void> {
  await db.write([{ table: 'workout_tracking', op: 'update', key: setId, values: valueColumns(values) }]);
}

/** Removes a set that was not done. Resolves when it is on disk. */
export async function deleteSet(db: LocalDatabase, setId: string): Promise<void> {
  await db.write([{ table: 'workout_tracking', op: 'delete', key: setId }]);
}
