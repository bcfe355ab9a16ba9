import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { type SwapAmounts, swappedExercise, type SwapResult, type SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { exerciseById, type SessionExercise } from '../queries/plan-exercises.ts';
import { keepChanges, type KeptChanges, readKeptChanges } from './kept-changes.ts';
import { phaseTables } from '../queries/phase-tables.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';
import { exerciseValues } from './save-own-plan.ts';

function changeTo(id: string, phase: Phase, row: SwapResult, weight: number | null): Change {
  return { table: phaseTables[phase], op: 'update', key: id, values: exerciseValues({ ...row, weight }) };
}

/** Undoes a swap. Resolves when the original exercise is on disk again. */
export type UndoSwap = () => Promise<void>;

/**
 * Replaces a plan row's exercise, in one write; logged sets keep the name of the exercise that was done. Resolves when it is on
 * disk.
 * @param row with this week's amounts; the stored row may have another week's
 * @throws when the row is gone, or cannot be written
 */
export const swapExercise = mergeSameCalls(
  (db: LocalDatabase, row: SessionExercise, target: SwapTarget, amounts: SwapAmounts): Promise<UndoSwap> =>
    inTurn(db, async () => {
      const [stored] = await readRows(db, exerciseById(row));
      if (stored === undefined) throw new Error('the exercise is no longer part of the plan');
      const running = await readKeptChanges(db, row.sessionId);
      const kept = running?.swaps ?? [];
      const others = kept.filter(({ exercise_id }) => exercise_id !== row.id);
      // A swap in the plan also applies to a running workout.
      const keep = (now: KeptChanges | undefined, swaps: typeof kept) =>
        now === undefined || others.length === kept.length ? [] : [keepChanges(row.sessionId, { swaps, shape: now.shape })];
      await db.write([changeTo(row.id, row.phase, swappedExercise(row, target, amounts), null), ...keep(running, others)]);
      return () =>
        inTurn(db, async () => {
          const now = await readKeptChanges(db, row.sessionId);
          await db.write([changeTo(row.id, row.phase, stored, stored.weight), ...keep(now, kept)]);
        });
    }),
);
