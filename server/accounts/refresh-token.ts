import type { Queryable, Sql } from '../database/connection.ts';
import { createToken, hashToken } from '../identity/token.ts';
import { newId } from '../identity/new-id.ts';

/** Life of a session without use, in days. */
export const refreshTokenDays = 60;

/** How long a token that was just replaced still works: tabs and retries refresh at the same moment. */
const graceSeconds = 30;

/**
 * Makes what begins, renews and ends sessions of one user wait for each other, until the transaction ends: an end does not
 * see a token that is inserted meanwhile. Taken before rows of sessions, passwords and mailed links, and after the lock of
 * owners, so that nobody waits in a circle.
 */
export async function lockSessions(tx: Queryable, userId: string): Promise<void> {
  await tx`select from users where id = ${userId} for no key update`;
}

/** Locks the sessions of a token's user; unknown tokens are no error. */
async function lockSessionsOf(tx: Queryable, tokenHash: Buffer): Promise<void> {
  const [row] = await tx<{ user_id: string }[]>`select user_id from refresh_tokens where token_hash = ${tokenHash}`;
  if (row !== undefined) await lockSessions(tx, row.user_id);
}

async function insertToken(sql: Queryable, userId: string, familyId: string): Promise<string> {
  const token = createToken();
  const id = newId();
  await sql`insert into refresh_tokens (id, family_id, user_id, token_hash, expires_at)
    values (${id}, ${familyId}, ${userId}, ${hashToken(token)}, now() + ${refreshTokenDays} * interval '1 day')`;
  return token;
}

/** Starts a session: a first token (256 random bits, only its SHA-256 is stored) of a new family. */
export function startSession(sql: Queryable, userId: string): Promise<string> {
  return insertToken(sql, userId, newId());
}

/**
 * Exchanges a refresh token for its successor. A token that was replaced longer than the grace ago has been
 * copied: its whole family ends.
 * @returns undefined when the token is unknown, expired, ended or reused
 */
export async function rotateToken(sql: Sql, token: string): Promise<{ userId: string; token: string } | undefined> {
  const tokenHash = hashToken(token);
  return sql.begin(async (tx) => {
    await lockSessionsOf(tx, tokenHash);
    const [found] = await tx<{ family_id: string; user_id: string; valid: boolean; reused: boolean }[]>`
      select family_id, user_id, expires_at > now() and revoked_at is null as valid,
        coalesce(replaced_at < now() - ${graceSeconds} * interval '1 second', false) as reused
      from refresh_tokens where token_hash = ${tokenHash}`;
    if (found === undefined || !found.valid) return undefined;
    if (found.reused) {
      await tx`update refresh_tokens set revoked_at = now() where family_id = ${found.family_id} and revoked_at is null`;
      return undefined;
    }
    await tx`update refresh_tokens set replaced_at = coalesce(replaced_at, now()) where token_hash = ${tokenHash}`;
    return { userId: found.user_id, token: await insertToken(tx, found.user_id, found.family_id) };
  });
}

/** Ends the session a token belongs to; unknown tokens are no error. */
export async function endSession(sql: Sql, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await sql.begin(async (tx) => {
    await lockSessionsOf(tx, tokenHash);
    await tx`update refresh_tokens set revoked_at = now() where revoked_at is null
      and family_id = (select family_id from refresh_tokens where token_hash = ${tokenHash})`;
  });
}

/** Ends all sessions of a user, under their lock. Access tokens that are out still live for their ten minutes. */
export async function endAllSessions(tx: Queryable, userId: string): Promise<void> {
  await tx`update refresh_tokens set revoked_at = now() where user_id = ${userId} and revoked_at is null`;
}

/** Remembers which tokens belonged to an account that is about to be deleted, but not whose they were. */
export async function buryLiveSessions(tx: Queryable, userId: string): Promise<void> {
  await lockSessions(tx, userId);
  await tx`insert into deleted_sessions (token_hash, expires_at) select token_hash, expires_at from refresh_tokens
    where user_id = ${userId} and revoked_at is null and expires_at > now()`;
}

/** Whether a token belonged to an account that was deleted. */
export async function isOfDeletedAccount(sql: Sql, token: string): Promise<boolean> {
  const [row] = await sql`select from deleted_sessions where token_hash = ${hashToken(token)} and expires_at > now()`;
  return row !== undefined;
}
