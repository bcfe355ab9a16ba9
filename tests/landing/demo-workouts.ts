import type { Sql } from '../../server/database/connection.ts';
import { seasonAccount } from '../../server/development/demo-season/store-season.ts';

export interface Season {
  /** A session that can be trained next. */
  readonly sessionId: string;
  /** The newest finished workout. */
  readonly workoutId: string;
}

/** The played season, as the pictures show it. */
export async function readSeason(sql: Sql): Promise<Season> {
  const [row] = await sql<Season[]>`
    select c.session_id as "sessionId", c.workout_id as "workoutId"
    from completed_sessions c join users u on u.id = c.user_id
    where u.email = ${seasonAccount.email} order by c.completed_at desc limit 1`;
  if (row === undefined) throw new Error('there is no played season');
  return row;
}
