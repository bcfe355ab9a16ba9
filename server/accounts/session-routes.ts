import { loginRequestSchema, signOutRequestSchema } from '@anwurf/contract/session';
import { Hono } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { noteAddress, noteEvent, noteSession } from '../security-log/noted.ts';
import { normalizeEmail, readAccount } from './account.ts';
import { createLoginLimit } from './login-limit.ts';
import type { AccountOptions } from './options.ts';
import { endSession, isOfDeletedAccount, rotateToken } from './refresh-token.ts';
import type { CodeDemand } from './second-factor/demand-code.ts';
import type { SessionAnswers } from './session-answer.ts';
import { signIn } from './sign-in.ts';

const refreshRequestSchema = z.object({ refreshToken: z.string().max(200).optional() });
const logoutRequestSchema = z.object({ ...refreshRequestSchema.shape, ...signOutRequestSchema.shape });

/** `/api/auth/login`, `/refresh`, `/logout`. */
export function createSessionRoutes(
  { sql, live, publicUrl, deviceSecret }: AccountOptions,
  sessions: SessionAnswers,
  demand: CodeDemand,
): Hono {
  const limit = createLoginLimit(sql, { secret: deviceSecret, https: publicUrl?.startsWith('https:') === true });
  // A device renews its session every ten minutes, and a school's network has many devices.
  const renewals = createRequestLimit(sql, 'refresh', { perAddress: 3000, windowSeconds: 900 });
  return new Hono()
    .post('/login', async (c) => {
      sessions.requireSameOrigin(c);
      const { email, password, code } = await readLimitedJson(c, loginRequestSchema, limit);
      const address = normalizeEmail(email);
      noteAddress(c, address);
      await limit.takeAccount(c, address);
      const { account, grant } = await signIn(sql, demand, { email: address, password, code }, sessions.deviceOf(c));
      await limit.succeed(c, address);
      return sessions.answer(c, account, grant);
    })
    .post('/refresh', async (c) => {
      sessions.requireSameOrigin(c);
      await renewals.take(c);
      const token = sessions.refreshTokenOf(c, (await readJson(c, refreshRequestSchema, maxBytesBeforeSignIn)).refreshToken);
      const found = await rotateToken(sql, token);
      if (found !== undefined) noteSession(c, found);
      if (found?.isReused === true) noteEvent(c, { event: 'token_reused' });
      const rotated = found?.isReused === true ? undefined : found;
      const account = rotated && (await readAccount(sql, rotated.userId));
      if (rotated !== undefined && account !== undefined) return sessions.answer(c, account, rotated);
      if (await isOfDeletedAccount(sql, token)) throw new ApiError('account_deleted', 'The account was deleted.');
      throw new ApiError('unauthenticated', 'The session has expired.');
    })
    .post('/logout', async (c) => {
      sessions.requireSameOrigin(c);
      await renewals.take(c);
      const { refreshToken, origins = [] } = await readJson(c, logoutRequestSchema, maxBytesBeforeSignIn);
      const ended = await endSession(sql, sessions.refreshTokenOf(c, refreshToken));
      if (ended !== undefined) {
        const { userId } = ended;
        noteSession(c, ended);
        live.forget(userId);
        await sql`select finish_origins(${userId}, ${origins}::uuid[])`;
      }
      sessions.forget(c);
      return c.body(null, 204);
    });
}
