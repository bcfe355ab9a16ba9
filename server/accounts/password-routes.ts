import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  resetTokenRequestSchema,
} from '@anwurf/contract/password';
import { Hono, type Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { noteAddress } from '../security-log/noted.ts';
import { normalizeEmail, requireAccount } from './account.ts';
import type { AccountOptions } from './options.ts';
import { changePassword } from './password-change.ts';
import { isResetToken, mailPasswordReset, resetPassword } from './password-reset.ts';
import type { SessionGrant } from './refresh-token.ts';
import type { CodeDemand } from './second-factor/demand-code.ts';
import type { SessionAnswers } from './session-answer.ts';

const windowSeconds = 900;

/** `/api/auth/forgot-password`, `/reset-token`, `/reset-password`, `/change-password`. */
export function createPasswordRoutes(options: AccountOptions, sessions: SessionAnswers, demand: CodeDemand): Hono {
  const { sql, tokens, live, siteUrl, afterAnswer, inviteBuyer } = options;
  const forgotLimit = createRequestLimit(sql, 'forgot-password', { perAddress: 30, windowSeconds });
  // One mail to an address within the window, until its link is used; further requests are answered, and mail nothing.
  const mails = createAttemptLimit(sql, 'password reset mail', 1, windowSeconds);
  const resetLimit = createRequestLimit(sql, 'reset-password', { perAddress: 60, perKey: 30, windowSeconds });
  const changeLimit = createRequestLimit(sql, 'change-password', { perAddress: 50, perKey: 10, windowSeconds });

  async function answerNewSession(c: Context, userId: string, grant: SessionGrant): Promise<Response> {
    live.forget(userId);
    return sessions.answer(c, await requireAccount(sql, userId), grant);
  }

  return new Hono()
    .post('/forgot-password', async (c) => {
      const email = normalizeEmail((await readLimitedJson(c, forgotPasswordRequestSchema, forgotLimit)).email);
      noteAddress(c, email);
      // Looks nothing up before the answer, so its timing cannot reveal whether the address is known.
      afterAnswer.run('password reset mail', async () => {
        if ((await mails.take(email)) === 0) await mailPasswordReset(sql, email, { siteUrl: siteUrl(), inviteBuyer });
      });
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/reset-token', async (c) => {
      const { token } = await readLimitedJson(c, resetTokenRequestSchema, resetLimit);
      await resetLimit.takeKey(token);
      if (!(await isResetToken(sql, token))) throw new ApiError('token_invalid', 'The link has expired.');
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/reset-password', async (c) => {
      sessions.requireSameOrigin(c);
      const request = await readLimitedJson(c, resetPasswordRequestSchema, resetLimit);
      await resetLimit.takeKey(request.token);
      const { userId, grant } = await resetPassword(sql, demand, request, { device: sessions.deviceOf(c), siteUrl: siteUrl() });
      await mails.forgive((await requireAccount(sql, userId)).email);
      return answerNewSession(c, userId, grant);
    })
    .post('/change-password', async (c) => {
      sessions.requireSameOrigin(c);
      const userId = await tokens.requireUser(c);
      await changeLimit.take(c, userId);
      const request = await readJson(c, changePasswordRequestSchema, maxBytesBeforeSignIn);
      const grant = await changePassword(sql, demand, userId, request, { device: sessions.deviceOf(c), siteUrl: siteUrl() });
      await changeLimit.giveBack(c, userId);
      return answerNewSession(c, userId, grant);
    });
}
