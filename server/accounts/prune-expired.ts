import type { Sql } from '../database/connection.ts';

const tables = ['refresh_tokens', 'deleted_sessions', 'registration_links', 'registration_codes', 'password_resets'];

/** Removes tokens and codes that can no longer be used. */
export async function pruneExpired(sql: Sql): Promise<void> {
  for (const table of tables) await sql`delete from ${sql(table)} where expires_at < now()`;
}
