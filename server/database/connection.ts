import postgres from 'postgres';

/** A pool of connections. bigint and numeric arrive as strings, timestamps as Date. */
export type Sql = postgres.Sql;

/** A transaction, or the pool itself: whatever can run a query. */
export type Queryable = postgres.ISql;

/** Connections for transactions, at least. */
const fewestTransactions = 3;

/**
 * Connects to Postgres; UTC and ISO dates, so that text output of values is the same in every session.
 *
 * Transactions have half of the connections for themselves. Where a connection is full of queries, or its socket of bytes, postgres.js
 * 3.4.9 sends `begin` without reserving it (porsager/postgres#1189): the transaction fails, stays open, and whatever others ask next runs
 * in it, to be rolled back with it. A connection on which nothing but transactions begins is empty then.
 * @param maxConnections at most this many connections; of few some more, for transactions that wait for each other must not lack one
 */
export function connect(url: string, maxConnections = 20): Sql {
  const open = (max: number): Sql =>
    postgres(url, {
      max,
      onnotice: () => undefined,
      connection: { TimeZone: 'UTC', DateStyle: 'ISO, YMD', application_name: 'anwurf' },
    });
  const sql = open(Math.ceil(maxConnections / 2));
  const transactions = open(Math.max(fewestTransactions, Math.floor(maxConnections / 2)));
  const end = sql.end.bind(sql);
  return Object.assign(sql, {
    begin: transactions.begin.bind(transactions),
    end: async (options?: { timeout?: number }) => {
      await Promise.all([end(options), transactions.end(options)]);
    },
  });
}
