import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  resetTokenRequestSchema,
} from '@anwurf/contract/password';
import { Hono, type Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { normalizeEmail, requireAccount } from './account.ts';
import { refuseCommonPassword } from './common-password.ts';
import type { AccountOptions } from './options.ts';
import { changePassword } from './password-change.ts';
import { isResetToken, mailPasswordReset, resetPassword } from './password-reset.ts';
import { startSession } from './refresh-token.ts';
import type { SessionAnswers } from './session-answer.ts';

const maxBytes = 10_000;
const windowSeconds = 900;

/** `/api/auth/forgot-password`, `/reset-token`, `/reset-password`, `/change-password`. */
export function createPasswordRoutes(options: AccountOptions, sessions: SessionAnswers): Hono {
  const { sql, tokens, siteUrl, afterAnswer, now } = options;
  const forgotLimit = createRequestLimit({ perAddress: 30, perKey: 5, windowSeconds, now });
  const resetLimit = createRequestLimit({ perAddress: 60, perKey: 30, windowSeconds, now });
  const changeLimit = createRequestLimit({ perAddress: 50, perKey: 10, windowSeconds, now });

  async function answerNewSession(c: Context, userId: string): Promise<Response> {
    return sessions.answer(c, await requireAccount(sql, userId), await startSession(sql, userId));
  }

  return new Hono()
    .post('/forgot-password', async (c) => {
      const email = normalizeEmail((await readJson(c, forgotPasswordRequestSchema, maxBytes)).email);
      forgotLimit.take(c, email);
      // Nothing is looked up before the answer: it cannot tell whether the address is known.
      afterAnswer.run('password reset mail', () => mailPasswordReset(sql, email, siteUrl()));
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/reset-token', async (c) => {
      const { token } = await readJson(c, resetTokenRequestSchema, maxBytes);
      resetLimit.take(c, token);
      if (!(await isResetToken(sql, token))) throw new ApiError('token_invalid', 'Dieser Link ist abgelaufen.');
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/reset-password', async (c) => {
      sessions.requireSameOrigin(c);
      const { token, password } = await readJson(c, resetPasswordRequestSchema, maxBytes);
      resetLimit.take(c, token);
      refuseCommonPassword(password);
      return answerNewSession(c, await resetPassword(sql, token, password));
    })
    .post('/change-password', async (c) => {
      sessions.requireSameOrigin(c);
      const userId = await tokens.requireUser(c);
      const { currentPassword, newPassword } = await readJson(c, changePasswordRequestSchema, maxBytes);
      changeLimit.take(c, userId);
      refuseCommonPassword(newPassword);
      await changePassword(sql, userId, currentPassword, newPassword);
      changeLimit.giveBack(c, userId);
      return answerNewSession(c, userId);
    });
}
