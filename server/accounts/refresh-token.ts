import type { Queryable, Sql } from '../database/connection.ts';
import { createToken, hashToken } from '../identity/token.ts';
import { newId } from '../identity/new-id.ts';

/** Life of an unused session, in days. */
export const refreshTokenDays = 60;
/** Longest life of a session from its sign-in, however often it is used, in days. */
const sessionDays = 180;

/** A started or renewed session, and its next refresh token. */
export type SessionGrant = { readonly sessionId: string; readonly refreshToken: string };

/** How long a replaced token still works, in seconds: tabs and retries may refresh at the same moment. */
const graceSeconds = 30;

/**
 * Serializes starts, renewals and ends of one user's sessions until the transaction ends: otherwise an end would not see a token
 * inserted meanwhile. Taken before row locks of sessions, passwords and mailed links, and after the owner lock, to avoid
 * deadlocks.
 */
export async function lockSessions(tx: Queryable, userId: string): Promise<void> {
  await tx`select from users where id = ${userId} for no key update`;
}

/** Takes the session lock of a token's user; unknown tokens are no error. */
async function lockSessionsOf(tx: Queryable, tokenHash: Buffer): Promise<void> {
  const [row] = await tx<{ user_id: string }[]>`select user_id from refresh_tokens where token_hash = ${tokenHash}`;
  if (row !== undefined) await lockSessions(tx, row.user_id);
}

async function insertToken(sql: Queryable, userId: string, sessionId: string): Promise<SessionGrant> {
  const refreshToken = createToken();
  await sql`insert into refresh_tokens (id, family_id, user_id, token_hash, expires_at)
    select ${newId()}, id, ${userId}, ${hashToken(refreshToken)}, least(ends_at, now() + ${refreshTokenDays} * interval '1 day')
    from login_sessions where id = ${sessionId}`;
  return { sessionId, refreshToken };
}

/**
 * Starts a session with the first token of a new family (256 random bits, only its SHA-256 is stored).
 * @param tx a transaction
 * @param device German description for the owner
 */
export async function startSession(tx: Queryable, userId: string, device: string): Promise<SessionGrant> {
  const sessionId = newId();
  await tx`insert into login_sessions (id, user_id, device, ends_at)
    values (${sessionId}, ${userId}, ${device}, now() + ${sessionDays} * interval '1 day')`;
  return insertToken(tx, userId, sessionId);
}

/**
 * Exchanges a refresh token for its successor. Reuse of a token replaced longer than the grace period ago means a copy: the whole
 * session ends.
 * @returns undefined when the token is unknown, expired, ended or reused
 */
export async function rotateToken(sql: Sql, token: string): Promise<(SessionGrant & { readonly userId: string }) | 'reused' | undefined> {
  const tokenHash = hashToken(token);
  return sql.begin(async (tx) => {
    await lockSessionsOf(tx, tokenHash);
    const [found] = await tx<{ family_id: string; user_id: string; valid: boolean; reused: boolean }[]>`
      select family_id, login_sessions.user_id, expires_at > now() and ends_at > now() as valid,
        coalesce(replaced_at < now() - ${graceSeconds} * interval '1 second', false) as reused
      from refresh_tokens join login_sessions on login_sessions.id = family_id where token_hash = ${tokenHash}`;
    if (found === undefined || !found.valid) return undefined;
    const { family_id: sessionId, user_id: userId } = found;
    if (found.reused) {
      await tx`delete from login_sessions where id = ${sessionId}`;
      return 'reused';
    }
    await tx`update refresh_tokens set replaced_at = coalesce(replaced_at, now()) where token_hash = ${tokenHash}`;
    await tx`update login_sessions set last_used_at = now() where id = ${sessionId}`;
    return { userId, ...(await insertToken(tx, userId, sessionId)) };
  });
}

/**
 * Ends a token's session; unknown tokens are no error.
 * @returns the user's id
 */
export async function endSession(sql: Sql, token: string): Promise<string | undefined> {
  const tokenHash = hashToken(token);
  return sql.begin(async (tx) => {
    await lockSessionsOf(tx, tokenHash);
    const [ended] = await tx<{ user_id: string }[]>`
      delete from login_sessions where id = (select family_id from refresh_tokens where token_hash = ${tokenHash}) returning user_id`;
    return ended?.user_id;
  });
}

/** Ends all sessions of a user, under their lock. */
export async function endAllSessions(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from login_sessions where user_id = ${userId}`;
}

/** Remembers the token hashes of an account that is about to be deleted, but not whose they were. */
export async function buryLiveSessions(tx: Queryable, userId: string): Promise<void> {
  await lockSessions(tx, userId);
  await tx`insert into deleted_sessions (token_hash, expires_at) select token_hash, expires_at from refresh_tokens
    where user_id = ${userId} and expires_at > now()`;
}

/** Whether a token belonged to a deleted account. */
export async function isOfDeletedAccount(sql: Sql, token: string): Promise<boolean> {
  const [row] = await sql`select from deleted_sessions where token_hash = ${hashToken(token)} and expires_at > now()`;
  return row !== undefined;
}
