import postgres from 'postgres';
import { beginTransaction } from './begin-transaction.ts';

/** A connection pool. bigint and numeric arrive as strings, timestamps as Date. */
export type Sql = postgres.Sql;

/** A transaction, or the pool itself. */
export type Queryable = postgres.ISql;

/** Fewest connections reserved for transactions. */
const fewestTransactions = 3;

/** Longest wait of a statement for a lock, and of an open transaction for its next statement. */
type Patience = { readonly lockMs: number; readonly idleMs: number };

/** Longer than any lock is held: a large export is imported in less. Only the work under a lock that something holds for good ends by it. */
const usualPatience: Patience = { lockMs: 60_000, idleMs: 300_000 };

/**
 * Connects to Postgres; UTC and ISO dates, so that text output of values is the same in every session.
 * Half of the connections are reserved for transactions. When a connection's queue or socket is full, postgres.js 3.4.9 sends
 * `begin` without reserving it (porsager/postgres#1189): the transaction fails, stays open, and other callers' queries run in it,
 * to be rolled back with it. On connections that only begin transactions, that queue is empty.
 * A lock that is never released must stop nobody but those who need it: whoever waits for it fails after a minute (SQLSTATE 55P03) and gives
 * his connection back, before such waits hold all of them.
 * @param maxConnections limit of connections; slightly exceeded when small, because transactions that wait for each other must
 * not run out of them
 * @param patience limits of waiting, in ms, of each connection
 */
export function connect(url: string, maxConnections = 20, patience: Patience = usualPatience): Sql {
  const open = (max: number): Sql =>
    postgres(url, {
      max,
      onnotice: () => undefined,
      connection: {
        TimeZone: 'UTC',
        DateStyle: 'ISO, YMD',
        application_name: 'anwurf',
        lock_timeout: patience.lockMs,
        idle_in_transaction_session_timeout: patience.idleMs,
      },
    });
  const sql = open(Math.ceil(maxConnections / 2));
  const transactions = open(Math.max(fewestTransactions, Math.floor(maxConnections / 2)));
  const end = sql.end.bind(sql);
  type Work<T> = (tx: postgres.TransactionSql) => T | Promise<T>;
  return Object.assign(sql, {
    begin: <T>(...parameters: [Work<T>] | [string, Work<T>]) =>
      parameters.length === 1 ? beginTransaction(transactions, '', parameters[0]) : beginTransaction(transactions, ...parameters),
    end: async (options?: { timeout?: number }) => {
      await Promise.all([end(options), transactions.end(options)]);
    },
  });
}
