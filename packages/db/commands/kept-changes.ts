import { isAsPlanned, type SessionShape, shapeOfWorkout } from '@anwurf/domain/workout/shaped-today';
import { type SwapToday, swapsOfWorkout } from '@anwurf/domain/workout/swapped-today';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { progressOfSession } from '../queries/workout-progress.ts';

/** How a session's running workout differs from its plan, from its progress row. */
export interface KeptChanges {
  readonly workoutId: string;
  readonly swaps: readonly SwapToday[];
  readonly shape: SessionShape;
}

/** Reads how a session's running workout differs from its plan; undefined: none is running. */
export async function readKeptChanges(db: LocalDatabase, sessionId: string): Promise<KeptChanges | undefined> {
  const [progress] = await readRows(db, progressOfSession(sessionId));
  if (progress === undefined) return undefined;
  const { workoutId, changes } = progress;
  return { workoutId, swaps: swapsOfWorkout(changes, workoutId), shape: shapeOfWorkout(changes, workoutId) };
}

/** Changes in the format of their column. */
export function toLogs({ swaps, shape }: Pick<KeptChanges, 'swaps' | 'shape'>) {
  return [
    ...swaps.map(({ instead, ...place }) => ({
      ...place,
      instead: { ...instead, weekTargets: instead.weekTargets?.map((target) => ({ ...target })) ?? null },
    })),
    ...(isAsPlanned(shape)
      ? []
      : [{ ...shape, added: shape.added.map((one) => ({ ...one })), left_out: [...shape.left_out], order: [...shape.order] }]),
  ];
}

/** The change that stores how a running workout differs from its plan. */
export function keepChanges(sessionId: string, changes: Pick<KeptChanges, 'swaps' | 'shape'>): Change {
  return { table: 'active_training_sessions', op: 'update', key: sessionId, values: { training_logs: toLogs(changes) } };
}
