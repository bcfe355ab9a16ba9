import type { Context } from 'hono';
import { jwtVerify, SignJWT } from 'jose';
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
   * @throws ApiError unauthenticated
   */
  requireUser(c: Context): Promise<string>;
};

/** @param secret at least 32 bytes */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
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
      const verified = await jwtVerify(token, secret, { ...names, algorithms: ['HS256'] }).catch(() => undefined);
      const userId = verified?.payload.sub;
      if (userId === undefined || !isUuid.test(userId)) {
        throw new ApiError('unauthenticated', 'Bitte melde dich an.', { headers: { 'www-authenticate': 'Bearer' } });
      }
      return userId;
    },
  };
}
