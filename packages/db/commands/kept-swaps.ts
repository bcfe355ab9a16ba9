import { type SwapToday, swapsOfWorkout } from '@anwurf/domain/workout/swapped-today';
import type { Change, LocalDatabase } from '../client/local-database.ts';

/** Swaps of the workout that is running for a session, as its progress keeps them. */
export interface KeptSwaps {
  readonly workoutId: string;
  readonly swaps: readonly SwapToday[];
}

/** What is kept for the running workout of a session; undefined: none is running. */
export async function readKeptSwaps(db: LocalDatabase, sessionId: string): Promise<KeptSwaps | undefined> {
  const { rows } = await db.query<{ workoutId: string; logs: unknown }>(
    'select workout_id as "workoutId", training_logs as "logs" from active_training_sessions where session_id = $1::uuid',
    [sessionId],
  );
  return rows[0] && { workoutId: rows[0].workoutId, swaps: swapsOfWorkout(rows[0].logs, rows[0].workoutId) };
}

/** Swaps as their column holds them. */
export function toLogs(swaps: readonly SwapToday[]) {
  return swaps.map(({ instead, ...place }) => ({
    ...place,
    instead: { ...instead, weekTargets: instead.weekTargets?.map((target) => ({ ...target })) ?? null },
  }));
}

/** The change that keeps these swaps of a running workout. */
export function keepSwaps(sessionId: string, swaps: readonly SwapToday[]): Change {
  return { table: 'active_training_sessions', op: 'update', key: sessionId, values: { training_logs: toLogs(swaps) } };
}
