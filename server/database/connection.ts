import postgres from 'postgres';

/** A pool of connections. bigint and numeric arrive as strings, timestamps as Date. */
export type Sql = postgres.Sql;

/** A transaction, or the pool itself: whatever can run a query. */
export type Queryable = postgres.ISql;

/**
 * Connects to Postgres; UTC and ISO dates, so that text output of values is the same in every session.
 * @param maxConnections at most this many connections
 */
export function connect(url: string, maxConnections = 20): Sql {
  return postgres(url, {
    max: maxConnections,
    onnotice: () => undefined,
    connection: { TimeZone: 'UTC', DateStyle: 'ISO, YMD', application_name: 'anwurf' },
  });
}
