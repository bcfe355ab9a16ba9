import type { Context } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';

/** Life of an access token, in seconds. */
export const accessTokenSeconds = 600;

const names = { issuer: 'anwurf', audience: 'anwurf-api' };
const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Signs and checks access tokens (HS256). */
export type AccessTokens = {
  /** @param seconds life of the token */
  sign(userId: string, seconds?: number): Promise<string>;
  /**
   * The signed-in user's id, from the request's bearer token.
   * @throws ApiError unauthenticated, or account_deleted when the token has outlived its account
   */
  requireUser(c: Context): Promise<string>;
};

/** @param secret at least 32 bytes */
export function createAccessTokens(secret: Uint8Array, sql: Sql): AccessTokens {
  return {
    sign: (userId, seconds = accessTokenSeconds) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(names.issuer)
        .setAudience(names.audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(secret),

    async requireUser(c) {
      const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
      const options = { ...names, algorithms: ['HS256'], requiredClaims: ['exp'] };
      const verified = await jwtVerify(token, secret, options).catch(() => undefined);
      const userId = verified?.payload.sub;
      if (userId === undefined || !isUuid.test(userId)) {
        throw new ApiError('unauthenticated', 'Bitte melde dich an.', { headers: { 'www-authenticate': 'Bearer' } });
      }
      // One look into the primary key. Tokens are signed for accounts only: without one it was deleted meanwhile.
      const [account] = await sql`select from users where id = ${userId}`;
      if (account === undefined) throw new ApiError('account_deleted', 'Dieses Konto wurde gelöscht.');
      return userId;
    },
  };
}
