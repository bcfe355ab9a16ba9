import { loginRequestSchema, type SessionResponse } from '@anwurf/contract/session';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { accessTokenSeconds, type AccessTokens } from './access-token.ts';
import { findAccount, normalizeEmail, readAccount, type Account } from './account.ts';
import { createAttemptLimit } from './login-limit.ts';
import { verifyPassword } from './password.ts';
import { endSession, refreshTokenDays, rotateToken, startSession } from './refresh-token.ts';

const cookieName = 'anwurf_refresh';
const mostBytes = 10_000;
const refreshRequestSchema = z.object({ refreshToken: z.string().max(200).optional() });

/** The desktop app keeps its token itself. It never gets or sends the cookie, so that no script of a page can turn the cookie into a readable token by claiming to be the desktop app. */
const isDesktop = (c: Context) => c.req.header('x-anwurf-client') === 'desktop';

function requireSameOrigin(c: Context, publicUrl: string | undefined): void {
  const origin = c.req.header('origin');
  if (origin === undefined || isDesktop(c)) return;
  const own = publicUrl === undefined ? `//${c.req.header('host')}` : new URL(publicUrl).origin;
  if (!origin.endsWith(own)) throw new ApiError('forbidden', 'Diese Anfrage kommt von einer anderen Seite.');
}

function addressOf(c: Context): string {
  // Without a socket (a request made in the process itself) all share one count.
  return c.env === undefined ? 'local' : (getConnInfo(c).remote.address ?? 'unknown');
}

/** `/api/auth/login`, `/refresh`, `/logout`. */
export function createAccountRoutes(options: { sql: Sql; tokens: AccessTokens; publicUrl: string | undefined }): Hono {
  const { sql, tokens, publicUrl } = options;
  const byAccount = createAttemptLimit(10, 15 * 60);
  const byAddress = createAttemptLimit(50, 15 * 60);
  const cookie = { httpOnly: true, sameSite: 'Strict', path: '/api/auth', secure: publicUrl?.startsWith('https:') === true } as const;

  async function answerSession(c: Context, user: Account, refreshToken: string) {
    const body: SessionResponse = {
      accessToken: await tokens.sign(user.id),
      expiresInSeconds: accessTokenSeconds,
      user: { id: user.id, email: user.email, fullName: user.fullName },
    };
    if (isDesktop(c)) body.refreshToken = refreshToken;
    else setCookie(c, cookieName, refreshToken, { ...cookie, maxAge: refreshTokenDays * 86_400 });
    return c.json(body, 200, { 'cache-control': 'no-store' });
  }

  async function readRefreshToken(c: Context): Promise<string> {
    requireSameOrigin(c, publicUrl);
    const body = await readJson(c, refreshRequestSchema, mostBytes);
    return (isDesktop(c) ? body.refreshToken : getCookie(c, cookieName)) ?? '';
  }

  return new Hono()
    .post('/login', async (c) => {
      requireSameOrigin(c, publicUrl);
      const { email, password } = await readJson(c, loginRequestSchema, mostBytes);
      const address = normalizeEmail(email);
      const from = addressOf(c);
      // Counted before the hash is computed: parallel guesses must not slip through meanwhile.
      const wait = Math.max(byAddress.take(from), byAccount.take(address));
      if (wait > 0) {
        throw new ApiError('too_many_requests', 'Zu viele Versuche.', { headers: { 'retry-after': String(wait) } });
      }
      const account = await findAccount(sql, address);
      if (!(await verifyPassword(account?.passwordHash, password)) || account === undefined) {
        throw new ApiError('invalid_credentials', 'E-Mail-Adresse oder Passwort ist falsch.');
      }
      byAccount.giveBack(address);
      byAddress.giveBack(from);
      return answerSession(c, account, await startSession(sql, account.id));
    })
    .post('/refresh', async (c) => {
      const rotated = await rotateToken(sql, await readRefreshToken(c));
      const account = rotated && (await readAccount(sql, rotated.userId));
      if (rotated === undefined || account === undefined) {
        throw new ApiError('unauthenticated', 'Die Anmeldung ist abgelaufen.');
      }
      return answerSession(c, account, rotated.token);
    })
    .post('/logout', async (c) => {
      await endSession(sql, await readRefreshToken(c));
      deleteCookie(c, cookieName, cookie);
      return c.body(null, 204);
    });
}
