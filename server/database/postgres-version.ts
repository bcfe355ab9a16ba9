import type { Queryable } from './connection.ts';

/** Lowest major version of Postgres on which the migrations run: they test texts by `IS JSON`, which 16 brought. */
export const lowestPostgres = 16;

/**
 * Refuses a Postgres that is too old, before a migration fails half-way with an error of its syntax.
 * @throws Error naming its version and the lowest one
 */
export async function requirePostgresVersion(sql: Queryable): Promise<void> {
  const [row] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`;
  if (row === undefined || row.number >= lowestPostgres * 10_000) return;
  throw new Error(`This is PostgreSQL ${row.version}; Anwurf needs PostgreSQL ${lowestPostgres} or newer. See server/operation.md.`);
}
