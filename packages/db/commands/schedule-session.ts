import type { Change, LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** A session of a plan's week and its new day. */
export interface SessionPlace {
  /** The row of its earlier move; null: it was on its own weekday. */
  readonly id: string | null;
  readonly sessionId: string;
  /** Week of the plan, from 1. */
  readonly week: number;
  /** Local day, YYYY-MM-DD. */
  readonly day: string;
  /** Position among the sessions of that day, from 0. */
  readonly turn: number;
}

/**
 * Moves sessions to other days, or reorders them within their day, in one write. Resolves when it is on disk.
 * @returns the places with the ids of their rows
 */
export const scheduleSessions = mergeSameCalls(async (db: LocalDatabase, places: readonly SessionPlace[]): Promise<SessionPlace[]> => {
  const scheduled_at = new Date().toISOString();
  const stored = places.map((place) => ({ ...place, rowId: place.id ?? newId() }));
  const changes = stored.map(({ id, rowId, sessionId, week, day, turn }): Change => {
    const values = { planned_on: day, turn, scheduled_at };
    if (id !== null) return { table: 'scheduled_sessions', op: 'update', key: id, values };
    return {
      table: 'scheduled_sessions',
      op: 'upsert',
      key: rowId,
      values: { ...values, session_id: sessionId, plan_week: week, created_at: scheduled_at },
    };
  });
  await db.write(changes);
  return stored.map(({ rowId, ...place }) => ({ ...place, id: rowId }));
});
