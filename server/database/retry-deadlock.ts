import postgres from 'postgres';
import type { Sql } from './connection.ts';

const deadlock = '40P01';

/** Each costs the second after which Postgres looks for deadlocks. */
const mostTries = 4;

/**
 * Runs a transaction again when Postgres has ended it to resolve a deadlock. Another writer may hold a row and wait for our lock while
 * we wait for its row; and whose streams a change of a team moves is read before they are locked, so that somebody who joins meanwhile is
 * locked out of order.
 * @param run a whole transaction, with nothing that outlasts its end
 */
export async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= mostTries || !(error instanceof postgres.PostgresError) || error.code !== deadlock) throw error;
    }
  }
}

/**
 * Runs a transaction, again when Postgres has ended it to resolve a deadlock.
 * @param work with nothing that outlasts the transaction's end
 */
export const runTransaction = <T>(sql: Sql, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> =>
  retryDeadlock(async () => (await sql.begin(work)) as T);
