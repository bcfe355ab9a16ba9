import type { Sql } from '../database/connection.ts';

const tables = [
  'refresh_tokens',
  'former_refresh_tokens',
  'deleted_sessions',
  'registration_links',
  'registration_codes',
  'password_resets',
  'passkey_challenges',
  'email_changes',
];

/** Removes unusable tokens and codes, and sessions that can no longer be renewed. */
export async function pruneExpired(sql: Sql): Promise<void> {
  for (const table of tables) await sql`delete from ${sql(table)} where expires_at < now()`;
  // Their access tokens have expired long before: the last one was made with the last refresh token.
  await sql`delete from login_sessions where ends_at < now() or not exists (select from refresh_tokens where family_id = login_sessions.id)`;
}
