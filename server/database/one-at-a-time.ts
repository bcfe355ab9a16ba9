import type { Sql } from './connection.ts';

const lockKey = 7412;

/** Runs first-start work that the servers of a database must not do at the same time; others wait for it. */
export async function oneAtATime<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const holder = await sql.reserve();
  try {
    await holder`select pg_advisory_lock(${lockKey})`;
    return await work();
  } finally {
    await holder`select pg_advisory_unlock(${lockKey})`.catch(() => undefined);
    holder.release();
  }
}
