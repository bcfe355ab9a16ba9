import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import type { LocalDatabase } from '../client/local-database.ts';

/** A session and its weekday in every week of its plan. */
export interface SessionWeekday {
  readonly sessionId: string;
  /** Null: distributed by the plan's weeks. */
  readonly weekday: Weekday | null;
}

/** Sets the weekdays of sessions for all weeks in which they are not moved, in one write. Resolves when it is on disk. */
export async function adoptWeek(db: LocalDatabase, sessions: readonly SessionWeekday[]): Promise<void> {
  await db.write(
    sessions.map(({ sessionId, weekday }) => ({ table: 'sessions', op: 'update', key: sessionId, values: { weekday } }) as const),
  );
}
