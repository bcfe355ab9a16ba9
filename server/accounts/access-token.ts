import type { Context } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { noteSession } from '../security-log/noted.ts';
import type { LiveSessions } from './live-sessions.ts';
import { type TokenClaims, VerifiedTokens } from './verified-tokens.ts';

/** Life of an access token, in seconds. */
export const accessTokenSeconds = 600;

const names = { issuer: 'anwurf', audience: 'anwurf-api' };
const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The authenticated caller of a request. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  /** Aborts when the session has ended, or may have: held requests then end, and the device repeats them. */
  readonly changed: AbortSignal;
};

/** Signs and checks access tokens (HS256). */
export type AccessTokens = {
  /** @param seconds life of the token */
  sign(userId: string, sessionId: string, seconds?: number): Promise<string>;
  /**
   * The caller, by the request's bearer token. Its session must be alive.
   * @throws ApiError unauthenticated, or account_deleted when the token has outlived its account
   */
  requireCaller(c: Context): Promise<Caller>;
  /** {@link requireCaller}, reduced to the user's id. */
  requireUser(c: Context): Promise<string>;
};

const unauthenticated = () => new ApiError('unauthenticated', 'Sign-in required.', { headers: { 'www-authenticate': 'Bearer' } });

/** @param secret at least 32 bytes */
export function createAccessTokens(secret: Uint8Array, sql: Sql, live: LiveSessions): AccessTokens {
  const verified = new VerifiedTokens();
  // Once: given the bytes, jose imports them anew for each token, which is a third of checking it.
  const key = crypto.subtle.importKey('raw', Uint8Array.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

  async function verify(token: string): Promise<TokenClaims> {
    const options = { ...names, algorithms: ['HS256'], requiredClaims: ['exp'] };
    const result = await jwtVerify(token, await key, options).catch(() => undefined);
    const { sub: userId, sid: sessionId, exp: expiresAt = 0 } = result?.payload ?? {};
    if (userId === undefined || !isUuid.test(userId) || typeof sessionId !== 'string' || !isUuid.test(sessionId)) throw unauthenticated();
    const claims = { userId, sessionId, expiresAt };
    verified.note(token, claims);
    return claims;
  }

  async function requireCaller(c: Context): Promise<Caller> {
    const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const { userId, sessionId } = verified.find(token) ?? (await verify(token));
    noteSession(c, { userId, sessionId });
    const changed = await live.find(sessionId, userId);
    if (changed !== undefined) return { userId, sessionId, changed };
    // Tokens are signed for accounts only: a missing account was deleted meanwhile, with its sessions.
    const [account] = await sql`select from users where id = ${userId}`;
    throw account === undefined ? new ApiError('account_deleted', 'The account was deleted.') : unauthenticated();
  }

  return {
    sign: async (userId, sessionId, seconds = accessTokenSeconds) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(names.issuer)
        .setAudience(names.audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(await key),
    requireCaller,
    requireUser: async (c) => (await requireCaller(c)).userId,
  };
}
