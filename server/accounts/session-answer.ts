import { deviceStorage } from '@anwurf/contract/device-storage';
import type { SessionResponse } from '@anwurf/contract/session';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { ApiError } from '../errors/api-error.ts';
import { noteAddress, noteSession } from '../security-log/noted.ts';
import { accessTokenSeconds, type AccessTokens } from './access-token.ts';
import type { Account } from './account.ts';
import { describeDevice } from './device-description.ts';
import { refreshTokenDays, type RenewedSession, type SessionGrant } from './refresh-token.ts';

const cookieName = deviceStorage.refreshCookie.name;

/** Transport of sessions: the access token in the body, the refresh token in a cookie that scripts cannot read. */
export type SessionAnswers = {
  /** @throws ApiError forbidden for requests of another site's page */
  requireSameOrigin(c: Context): void;
  /** Answers a session; a new refresh token goes into the cookie, or into the body for the desktop app. */
  answer(c: Context, account: Account, session: SessionGrant | RenewedSession): Promise<Response>;
  /**
   * The refresh token of a request.
   * @param sent token of the body; used for the desktop app only
   */
  refreshTokenOf(c: Context, sent: string | undefined): string;
  /** Name of this request's session in the owner's list. */
  deviceOf(c: Context): string;
  /** Deletes the cookie. */
  forget(c: Context): void;
};

/**
 * The desktop app stores its token itself. It never gets or sends the cookie, so that no script of a page can turn the cookie
 * into a readable token by claiming to be the desktop app.
 */
export const isDesktop = (c: Context) => c.req.header('x-anwurf-client') === 'desktop';

const isLoopback = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** Whether a page of ours sent the request. On a developer's machine `localhost` and `127.0.0.1` are one address. */
function isOwnOrigin(origin: string, publicUrl: string | undefined, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const sent = new URL(origin);
  if (publicUrl === undefined) return sent.host === host;
  const own = new URL(publicUrl);
  return sent.origin === own.origin || (isLoopback(sent) && isLoopback(own) && sent.protocol === own.protocol && sent.port === own.port);
}

/** @param publicUrl address in the browser; without it the request's Host counts as own */
export function createSessionAnswers(tokens: AccessTokens, publicUrl: string | undefined): SessionAnswers {
  const https = publicUrl?.startsWith('https:') === true;
  // `__Host-`: another host of the operator's domain cannot set one. Browsers require `Secure` and `Path=/` for it.
  const prefix = https ? 'host' : undefined;
  const base = { httpOnly: true, sameSite: 'Strict' } as const;
  const cookie = https ? ({ ...base, prefix: 'host', path: '/', secure: true } as const) : { ...base, path: '/api/auth' };
  return {
    requireSameOrigin(c) {
      const origin = c.req.header('origin');
      if (origin === undefined || isDesktop(c)) return;
      if (!isOwnOrigin(origin, publicUrl, c.req.header('host'))) throw new ApiError('forbidden', 'The request comes from another site.');
    },
    async answer(c, { id, email, fullName }, { sessionId, refreshToken }) {
      noteSession(c, { userId: id, sessionId });
      noteAddress(c, email);
      const body: SessionResponse = {
        accessToken: await tokens.sign(id, sessionId),
        expiresInSeconds: accessTokenSeconds,
        user: { id, email, fullName },
      };
      if (refreshToken !== undefined && isDesktop(c)) body.refreshToken = refreshToken;
      if (refreshToken !== undefined && !isDesktop(c))
        setCookie(c, cookieName, refreshToken, { ...cookie, maxAge: refreshTokenDays * 86_400 });
      return c.json(body, 200, { 'cache-control': 'no-store' });
    },
    refreshTokenOf: (c, sent) => (isDesktop(c) ? sent : getCookie(c, cookieName, prefix)) ?? '',
    deviceOf: (c) => describeDevice(c.req.header('user-agent') ?? '', isDesktop(c)),
    forget: (c) => void deleteCookie(c, cookieName, cookie),
  };
}
