import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import type { LocalDatabase } from '../client/local-database.ts';

/** A session and the weekday that it lies on in each week of its plan. */
export interface SessionWeekday {
  readonly sessionId: string;
  /** Null: the plan's weeks spread it. */
  readonly weekday: Weekday | null;
}

/** Lets sessions lie on these weekdays in all weeks in which nobody moves them, in one write. Resolves when it is on disk. */
export async function adoptWeek(db: LocalDatabase, sessions: readonly SessionWeekday[]): Promise<void> {
  await db.write(
    sessions.map(({ sessionId, weekday }) => ({ table: 'sessions', op: 'update', key: sessionId, values: { weekday } }) as const),
  );
}
