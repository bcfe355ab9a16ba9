import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { setsOfWorkout } from '../queries/logged-sets.ts';
import { readKeptChanges, toLogs } from './kept-changes.ts';
import { wholeSet } from './log-set.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';
import { type ProgressToSave, progressChange, progressKey } from './workout-progress.ts';

/** Takes a discarding back: the sets and the progress are there again. Resolves when they are on disk. */
export type UndoDiscard = () => Promise<void>;

/**
 * Discards a running workout: its sets and its progress, in one write. Resolves when that is on disk, to what takes it back.
 * @param progress where the workout is
 */
export const discardWorkout = mergeSameCalls(async (db: LocalDatabase, progress: ProgressToSave): Promise<UndoDiscard> => {
  const key = progressKey(progress);
  const sets = await readRows(db, setsOfWorkout(progress.workoutId));
  const kept = progress.sessionId === null ? undefined : await readKeptChanges(db, progress.sessionId);
  await db.write([
    ...sets.map(({ id }): Change => ({ table: 'workout_tracking', op: 'delete', key: id })),
    { table: 'active_training_sessions', op: 'delete', key },
  ]);
  // The same changes in both of two presses: the sets come back once.
  const { values, ...change } = progressChange(progress, new Date());
  const back: Change[] = [
    ...sets.map((set) => wholeSet({ ...set, id: newId() }, progress.sessionId)),
    { ...change, values: { ...values, ...(kept?.workoutId === progress.workoutId && { training_logs: toLogs(kept) }) } },
  ];
  return () => db.write(back);
});
