import { type SwapAmounts, swappedExercise, type SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { LocalDatabase } from '../client/local-database.ts';
import type { SessionExercise } from '../queries/plan-exercises.ts';
import { keepSwaps, readKeptSwaps, toLogs } from './kept-swaps.ts';
import type { UndoSwap } from './swap-exercise.ts';
import { type ProgressToSave, progressChange } from './workout-progress.ts';

/**
 * Puts another exercise in the place of a row of the plan for a running workout alone: the plan stays as it is. It is kept
 * with the workout's progress, and so is found by whoever goes on with it. Resolves when it is on disk.
 * @param row as it is to be done now
 * @throws when it cannot be written
 */
export async function swapForWorkout(
  db: LocalDatabase,
  progress: ProgressToSave,
  row: SessionExercise,
  target: SwapTarget,
  amounts: SwapAmounts,
): Promise<UndoSwap> {
  const { sessionId } = row;
  const kept = await readKeptSwaps(db, sessionId);
  const before = kept?.workoutId === progress.workoutId ? kept.swaps : [];
  const swap = { workout_id: progress.workoutId, exercise_id: row.id, instead: swappedExercise(row, target, amounts) };
  const { values, ...change } = progressChange(progress, new Date());
  const others = before.filter(({ exercise_id }) => exercise_id !== row.id);
  await db.write([{ ...change, values: { ...values, training_logs: toLogs([...others, swap]) } }]);
  return async () => {
    const now = await readKeptSwaps(db, sessionId);
    // A workout that has ended keeps none.
    if (now?.workoutId !== progress.workoutId) return;
    const former = before.filter(({ exercise_id }) => exercise_id === row.id);
    await db.write([keepSwaps(sessionId, [...now.swaps.filter(({ exercise_id }) => exercise_id !== row.id), ...former])]);
  };
}
