import { plannedShape, reshaped, type ShapeChange } from '@anwurf/domain/workout/shaped-today';
import type { LocalDatabase } from '../client/local-database.ts';
import { readKeptChanges, toLogs } from './kept-changes.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';
import { type ProgressToSave, progressChange } from './workout-progress.ts';

/** Progress of a guided workout. */
export interface GuidedProgressToSave extends ProgressToSave {
  sessionId: string;
}

/**
 * Takes an exercise into a running workout, leaves one out for the day, brings it back, or orders them; the plan and what was logged
 * stay unchanged. It is stored in the workout's progress, so it also applies when the workout is continued on another device.
 * Resolves when it is on disk.
 */
export const shapeWorkout = mergeSameCalls((db: LocalDatabase, progress: GuidedProgressToSave, shapeChange: ShapeChange): Promise<void> =>
  inTurn(db, async () => {
    const kept = await readKeptChanges(db, progress.sessionId);
    const isSame = kept?.workoutId === progress.workoutId;
    const shape = reshaped(isSame ? kept.shape : plannedShape(progress.workoutId), shapeChange);
    const { values, ...change } = progressChange(progress, new Date());
    await db.write([{ ...change, values: { ...values, training_logs: toLogs({ swaps: isSame ? kept.swaps : [], shape }) } }]);
  }),
);
