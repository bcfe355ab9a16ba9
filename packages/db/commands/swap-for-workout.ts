import { plannedShape } from '@anwurf/domain/workout/shaped-today';
import { type SwapAmounts, swappedExercise, type SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { LocalDatabase } from '../client/local-database.ts';
import type { SessionExercise } from '../queries/plan-exercises.ts';
import { keepChanges, readKeptChanges, toLogs } from './kept-changes.ts';
import type { UndoSwap } from './swap-exercise.ts';
import { type ProgressToSave, progressChange } from './workout-progress.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/**
 * Replaces a plan row's exercise for a running workout only; the plan stays unchanged. The swap is stored in the workout's
 * progress, so it also applies when the workout is continued on another device. Resolves when it is on disk.
 * @param row with this week's amounts
 * @throws when it cannot be written
 */
export const swapForWorkout = mergeSameCalls(
  async (
    db: LocalDatabase,
    progress: ProgressToSave,
    row: SessionExercise,
    target: SwapTarget,
    amounts: SwapAmounts,
  ): Promise<UndoSwap> => {
    const { sessionId } = row;
    const before = await inTurn(db, async () => {
      const kept = await readKeptChanges(db, sessionId);
      const isSame = kept?.workoutId === progress.workoutId;
      const swaps = isSame ? kept.swaps : [];
      const shape = isSame ? kept.shape : plannedShape(progress.workoutId);
      const swap = { workout_id: progress.workoutId, exercise_id: row.id, instead: swappedExercise(row, target, amounts) };
      const { values, ...change } = progressChange(progress, new Date());
      const others = swaps.filter(({ exercise_id }) => exercise_id !== row.id);
      await db.write([{ ...change, values: { ...values, training_logs: toLogs({ swaps: [...others, swap], shape }) } }]);
      return swaps;
    });
    return () =>
      inTurn(db, async () => {
        const now = await readKeptChanges(db, sessionId);
        // A finished workout stores no swaps.
        if (now?.workoutId !== progress.workoutId) return;
        const former = before.filter(({ exercise_id }) => exercise_id === row.id);
        const swaps = [...now.swaps.filter(({ exercise_id }) => exercise_id !== row.id), ...former];
        await db.write([keepChanges(sessionId, { swaps, shape: now.shape })]);
      });
  },
);
