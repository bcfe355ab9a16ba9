import type { Sql } from '../../server/database/connection.ts';

/** A player's rows after some years: plans, sessions, exercises, workouts, sets. */
export type History = { readonly planId: string; readonly sessionId: string; readonly workoutId: string };

const setsPerWorkout = 40;

/**
 * Gives a player `sets` logged sets in workouts of 40, and twelve plans of twelve sessions.
 * @returns ids of one plan, one session and the newest workout
 */
export async function insertHistory(pool: Sql, userId: string, sets: number): Promise<History> {
  // One connection: it keeps a temporary table.
  const sql = await pool.reserve();
  await sql`insert into trainingsplanreal (id, user_id, name, description, created_at)
    select gen_random_uuid(), ${userId}, 'Plan ' || n, 'Sprungkraft und Wurfkraft', now() - n * interval '30 days' from generate_series(1, 12) n`;
  await sql`insert into sessions (id, user_id, plan_id, session_order)
    select gen_random_uuid(), ${userId}, id, n from trainingsplanreal, generate_series(1, 12) n where user_id = ${userId}`;
  for (const [table, exercises] of [
    ['warmup_uebungen', 4],
    ['haupt_uebungen', 8],
    ['cooldown_uebungen', 3],
  ] as const) {
    await sql`insert into ${sql(table)} (id, user_id, session_id, exercise_order, name, sets, reps, unit, pause_seconds)
      select gen_random_uuid(), ${userId}, id, n, 'Übung ' || n, 5, 8, 'kg', 60 from sessions, generate_series(1, ${exercises}::int) n where user_id = ${userId}`;
  }
  await sql`create temporary table history_workouts as
    select n, gen_random_uuid() as id, now() - n * interval '2 days' as at,
      (array(select id from sessions where user_id = ${userId} order by id))[1 + n % 144] as session_id
    from generate_series(0, ${Math.ceil(sets / setsPerWorkout) - 1}) n`;
  await sql`insert into workout_tracking (id, user_id, workout_id, session_id, exercise_name, phase, set_number, weight, reps, created_at)
    select gen_random_uuid(), ${userId}, id, session_id, 'Übung ' || 1 + s / 5 + 8 * (n % 3), 'main', 1 + s % 5, 20 + (n * 7 + s) % 60, 5 + s % 8,
      at + s * interval '1 minute'
    from history_workouts, generate_series(0, ${setsPerWorkout - 1}) s order by at limit ${sets}`;
  await sql`insert into completed_sessions (id, user_id, session_id, workout_id, plan_name, session_order, completed_at, duration_minutes)
    select gen_random_uuid(), ${userId}, session_id, id, 'Plan', 1, at + interval '1 hour', 60 from history_workouts`;
  const [row] = await sql<History[]>`select id as "workoutId", session_id as "sessionId", plan_id as "planId"
    from (select id, session_id from history_workouts order by n limit 1) w join (select id as session, plan_id from sessions) s on session = session_id`;
  await sql`analyze workout_tracking`;
  await sql`drop table history_workouts`;
  sql.release();
  if (row === undefined) throw new Error('no history');
  return row;
}
