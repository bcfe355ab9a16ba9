import type { Sql } from '../database/connection.ts';
import { createToken, hashToken } from '../identity/token.ts';

/** When the user's address was made; null: he has none. */
export async function readFeed(sql: Sql, userId: string): Promise<{ readonly createdAt: Date } | null> {
  const [row] = await sql<{ createdAt: Date }[]>`select created_at as "createdAt" from calendar_feeds where user_id = ${userId}`;
  return row ?? null;
}

/** Makes the user's secret address (256 bits, only its SHA-256 is stored); an earlier one ends. */
export async function renewFeed(sql: Sql, userId: string): Promise<{ readonly token: string; readonly createdAt: Date }> {
  const token = createToken();
  const [row] = await sql<{ createdAt: Date }[]>`
    insert into calendar_feeds (user_id, token_hash) values (${userId}, ${hashToken(token)})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now()
    returning created_at as "createdAt"`;
  if (row === undefined) throw new Error('an address was neither made nor renewed');
  return { token, createdAt: row.createdAt };
}

/** Ends the user's address. */
export async function endFeed(sql: Sql, userId: string): Promise<void> {
  await sql`delete from calendar_feeds where user_id = ${userId}`;
}

/** The owner of an address; undefined: nobody's, or he is blocked. */
export async function findFeed(sql: Sql, token: string): Promise<{ readonly userId: string; readonly feedId: string } | undefined> {
  const [row] = await sql<{ userId: string; feedId: string }[]>`
    select user_id as "userId", id as "feedId" from calendar_feeds feed where token_hash = ${hashToken(token)}
      and not exists (select from blocked_accounts where blocked_accounts.user_id = feed.user_id)`;
  return row;
}
