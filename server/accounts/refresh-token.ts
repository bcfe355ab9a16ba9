import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashToken } from '../identity/token.ts';
import { newId } from '../identity/new-id.ts';
import { createMarkedToken, isMarkedBy, type MarkedSession, sessionNamedBy } from './session-mark.ts';

/** Life of an unused session, in days. */
export const refreshTokenDays = 60;
/** Longest life of a session from its sign-in, however often it is used, in days. */
const sessionDays = 180;

/** Most sessions of a user: three for each of ten devices. The one that has been unused longest ends for a new one. */
export const mostSessions = 30;

/** A started session and its first refresh token. */
export type SessionGrant = { readonly sessionId: string; readonly refreshToken: string };

/** A session and its user. */
type OwnedSession = { readonly sessionId: string; readonly userId: string };

/** A renewed session. Without a new refresh token the one that was presented stays. */
export type RenewedSession = OwnedSession & { readonly isReused: false; readonly refreshToken: string | undefined };

/** A session that has ended because a retired token of it was presented. */
type ReusedSession = OwnedSession & { readonly isReused: true };

/**
 * How long a new token is renewed without a successor, in seconds. Its use retires the token before it, so it must be on the
 * device's disk by then: an answer takes up to 20 s, Chromium writes cookies up to 30 s late.
 */
const settlingSeconds = 120;

/**
 * Most unused successors of a token. Each answer that is lost leaves one; concurrent tabs may hold any of the latest. Older ones
 * count as replaced.
 */
const mostSuccessors = 32;

/**
 * Serializes starts, renewals and ends of one user's sessions until the transaction ends: otherwise an end would not see a token
 * inserted meanwhile. Taken before row locks of sessions, passwords and mailed links, and after the owner lock, to avoid
 * deadlocks.
 */
export async function lockSessions(tx: Queryable, userId: string): Promise<void> {
  await tx`select from users where id = ${userId} for no key update`;
}

type TokenSession = MarkedSession & { readonly userId: string };

/** Locks the session that made a token, whether the token is still good or not; undefined when there is none, or it has ended. */
async function lockSessionOf(tx: Queryable, token: string): Promise<TokenSession | undefined> {
  const named = sessionNamedBy(token);
  const id =
    named === undefined
      ? tx`(select family_id from former_refresh_tokens where token_hash = ${hashToken(token)} and expires_at > now())`
      : tx`${named}`;
  const [session] = await tx<TokenSession[]>`
    select id, user_id as "userId", token_key as "tokenKey" from login_sessions where id = ${id}`;
  if (session === undefined || (named !== undefined && !isMarkedBy(token, session))) return undefined;
  await lockSessions(tx, session.userId);
  return session;
}

async function insertToken(sql: Queryable, userId: string, session: MarkedSession): Promise<string> {
  const refreshToken = createMarkedToken(session);
  await sql`insert into refresh_tokens (id, family_id, user_id, token_hash, expires_at)
    select ${newId()}, id, ${userId}, ${hashToken(refreshToken)}, least(ends_at, now() + ${refreshTokenDays} * interval '1 day')
    from login_sessions where id = ${session.id}`;
  return refreshToken;
}

/**
 * Starts a session with the first token of a new family (256 random bits, only its SHA-256 is stored).
 * @param tx a transaction
 * @param device German description for the owner
 * @throws ApiError forbidden when the operator has blocked the account
 */
export async function startSession(tx: Queryable, userId: string, device: string): Promise<SessionGrant> {
  const [blocked] = await tx`select from blocked_accounts where user_id = ${userId}`;
  if (blocked !== undefined) throw new ApiError('forbidden', 'This account is blocked.');
  const sessionId = newId();
  await tx`delete from login_sessions where id in (select id from login_sessions
    where user_id = ${userId} order by last_used_at desc, id desc offset ${mostSessions - 1})`;
  const [row] = await tx<{ tokenKey: Buffer }[]>`insert into login_sessions (id, user_id, device, ends_at)
    values (${sessionId}, ${userId}, ${device}, now() + ${sessionDays} * interval '1 day') returning token_key as "tokenKey"`;
  if (row === undefined) throw new Error('the session was not stored');
  return { sessionId, refreshToken: await insertToken(tx, userId, { id: sessionId, tokenKey: row.tokenKey }) };
}

/**
 * Renews a session by its refresh token, which gets a successor and stays good until a successor is used: then it and the other
 * successors are retired. A token that was retired is a copy: the whole session ends. A token younger than two minutes is
 * renewed without a successor, and retires nothing.
 * @returns undefined when the token is unknown, expired or ended
 */
export async function rotateToken(sql: Sql, token: string): Promise<RenewedSession | ReusedSession | undefined> {
  const tokenHash = hashToken(token);
  return sql.begin(async (tx) => {
    const session = await lockSessionOf(tx, token);
    if (session === undefined) return undefined;
    const { id: sessionId, userId } = session;
    // Read again under the lock: the session may have ended meanwhile, or the token been retired.
    const [found] = await tx<{ id: string | null; valid: boolean; unused: boolean; settling: boolean }[]>`
      select token.id, ends_at > now() and coalesce(expires_at > now(), true) as valid, replaced_at is null as unused,
        token.created_at > now() - ${settlingSeconds} * interval '1 second' as settling
      from login_sessions left join refresh_tokens as token on family_id = login_sessions.id and token_hash = ${tokenHash}
      where login_sessions.id = ${sessionId}`;
    if (found === undefined || !found.valid) return undefined;
    if (found.id === null) {
      await tx`delete from login_sessions where id = ${sessionId}`;
      return { sessionId, userId, isReused: true };
    }
    await tx`update login_sessions set last_used_at = now() where id = ${sessionId}`;
    if (found.unused) {
      if (found.settling) return { sessionId, userId, isReused: false, refreshToken: undefined };
      await tx`update refresh_tokens set replaced_at = now() where id = ${found.id}`;
      await tx`delete from refresh_tokens where family_id = ${sessionId} and id <> ${found.id}`;
    }
    const refreshToken = await insertToken(tx, userId, session);
    await tx`delete from refresh_tokens where id in (select id from refresh_tokens
      where family_id = ${sessionId} and replaced_at is null order by created_at desc, id desc offset ${mostSuccessors})`;
    return { sessionId, userId, isReused: false, refreshToken };
  });
}

/**
 * Ends a token's session, also by a retired token; unknown tokens are no error.
 * @returns the session, when there was one
 */
export async function endSession(sql: Sql, token: string): Promise<OwnedSession | undefined> {
  return sql.begin(async (tx) => {
    const session = await lockSessionOf(tx, token);
    if (session === undefined) return undefined;
    const [ended] = await tx<{ user_id: string }[]>`delete from login_sessions where id = ${session.id} returning user_id`;
    return ended && { userId: ended.user_id, sessionId: session.id };
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
