import type { OwnExerciseInput } from '@anwurf/domain/exercise/own-exercise';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import type { OwnExercise } from '../queries/own-exercises.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

function columnsOf(exercise: OwnExerciseInput) {
  const { name, instructionLink, sets, reps, position, exerciseType, figure, metric, seconds, metres } = exercise;
  const listed = (words: readonly string[]) => (words.length === 0 ? null : [...words]);
  return {
    name,
    instruction_link: instructionLink,
    equipment: listed(exercise.equipment),
    goals: listed(exercise.goals),
    sets,
    reps,
    position,
    exercise_type: exerciseType,
    figure,
    metric,
    duration_seconds: seconds,
    distance_meters: metres,
    per_side: exercise.perSide,
    is_paced: exercise.isPaced,
    pause_seconds: exercise.pauseSeconds,
    tempo: exercise.tempo,
    weight_step: exercise.weightStep,
    muscles: listed(exercise.muscles),
  };
}

function wholeRow(id: string, exercise: OwnExerciseInput, createdAt: Date): Change {
  return {
    table: 'athleten_uebungen',
    op: 'upsert',
    key: id,
    values: { ...columnsOf(exercise), created_at: createdAt.toISOString() },
  };
}

/** Adds an own exercise. Resolves with its id when it is on disk. */
export const addOwnExercise = mergeSameCalls(async (db: LocalDatabase, exercise: OwnExerciseInput): Promise<string> => {
  const id = newId();
  await db.write([wholeRow(id, exercise, new Date())]);
  return id;
});

/** Changes an own exercise; plans keep their copies. Resolves when it is on disk. */
export async function editOwnExercise(db: LocalDatabase, id: string, exercise: OwnExerciseInput): Promise<void> {
  await db.write([{ table: 'athleten_uebungen', op: 'update', key: id, values: columnsOf(exercise) }]);
}

/** Removes an own exercise; plans and the log keep its name. Resolves when it is on disk. */
export async function deleteOwnExercise(db: LocalDatabase, id: string): Promise<void> {
  await db.write([{ table: 'athleten_uebungen', op: 'delete', key: id }]);
}

/** Restores a removed exercise under its id. Resolves when it is on disk. */
export async function restoreOwnExercise(db: LocalDatabase, exercise: OwnExercise): Promise<void> {
  await db.write([wholeRow(exercise.id, exercise, exercise.createdAt)]);
}
