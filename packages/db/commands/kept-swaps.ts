import { type SwapToday, swapsOfWorkout } from '@anwurf/domain/workout/swapped-today';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { progressOfSession } from '../queries/workout-progress.ts';

/** Swaps of a session's running workout, from its progress row. */
export interface KeptSwaps {
  readonly workoutId: string;
  readonly swaps: readonly SwapToday[];
}

/** Reads the swaps of a session's running workout; undefined: none is running. */
export async function readKeptSwaps(db: LocalDatabase, sessionId: string): Promise<KeptSwaps | undefined> {
  const [progress] = await readRows(db, progressOfSession(sessionId));
  return progress && { workoutId: progress.workoutId, swaps: swapsOfWorkout(progress.swaps, progress.workoutId) };
}

/** Swaps in the format of their column. */
export function toLogs(swaps: readonly SwapToday[]) {
  return swaps.map(({ instead, ...place }) => ({
    ...place,
    instead: { ...instead, weekTargets: instead.weekTargets?.map((target) => ({ ...target })) ?? null },
  }));
}

/** The change that stores the swaps of a running workout. */
export function keepSwaps(sessionId: string, swaps: readonly SwapToday[]): Change {
  return { table: 'active_training_sessions', op: 'update', key: sessionId, values: { training_logs: toLogs(swaps) } };
}
