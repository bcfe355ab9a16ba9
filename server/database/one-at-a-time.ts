import type { Queryable, Sql } from './connection.ts';

const lockKey = 7412;

/**
 * Takes a lock of the connection's session, however long another server works under it: a migration may take longer than any wait for a lock
 * may ({@link connect}).
 */
export async function waitForSessionLock(holder: Queryable, key: number): Promise<void> {
  await holder`set lock_timeout = 0`;
  await holder`select pg_advisory_lock(${key})`;
  await holder`reset lock_timeout`;
}

/** Runs first-start work that the servers of a database must not do at the same time; others wait for it. */
export async function oneAtATime<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const holder = await sql.reserve();
  try {
    await waitForSessionLock(holder, lockKey);
    return await work();
  } finally {
    await holder`select pg_advisory_unlock(${lockKey})`.catch(() => undefined);
    holder.release();
  }
}
