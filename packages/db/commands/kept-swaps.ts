import { type SwapToday, swapsOfWorkout } from '@anwurf/domain/workout/swapped-today';
import type { Change, LocalDatabase } from '../client/local-database.ts';

/** Swaps of a session's running workout, from its progress row. */
export interface KeptSwaps {
  readonly workoutId: string;
  readonly swaps: readonly SwapToday[];
}

/** Reads the swaps of a session's running workout; undefined: none is running. */
export async function readKeptSwaps(db: LocalDatabase, sessionId: string): Promise<KeptSwaps | undefined> {
  const { rows } = await db.query<{ workoutId: string; logs: unknown }>(
    'select workout_id as "workoutId", training_logs as "logs" from active_training_sessions where session_id = $1::uuid',
    [sessionId],
  );
  return rows[0] && { workoutId: rows[0].workoutId, swaps: swapsOfWorkout(rows[0].logs, rows[0].workoutId) };
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
