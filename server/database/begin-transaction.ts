import { setImmediate } from 'node:timers/promises';
import postgres from 'postgres';

/** Postgres' code for a connection that an administrator, a restart or a lost server has ended. */
const terminated = '57P01';

const isTerminated = (error: unknown) => error instanceof postgres.PostgresError && error.code === terminated;

/**
 * Begins a transaction on a pool. It rejects when its connection is lost, and the process and the pool go on; postgres.js 3.4.9
 * alone sends the rollback on the lost connection, which ends the process by an error that nobody can catch, and answers the next
 * `begin` on it with the old error.
 * @param options of Postgres' `begin`; '': none
 */
export async function beginTransaction<T>(pool: postgres.Sql, options: string, work: (tx: postgres.TransactionSql) => T | Promise<T>) {
  let [hasBegun, isLost] = [false, false];
  const run = pool.begin<T>(options, async (tx) => {
    hasBegun = true;
    try {
      return await work(tx);
    } catch (error) {
      // The query fails before the transaction does.
      await setImmediate();
      throw error;
    } finally {
      // Ended, it would be followed by a commit or a rollback.
      if (isLost) await new Promise<never>(() => undefined);
    }
  });
  try {
    return await run;
  } catch (error) {
    isLost = true;
    if (!hasBegun && isTerminated(error)) return beginTransaction(pool, options, work);
    throw error;
  }
}
