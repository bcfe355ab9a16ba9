import { changeEmailRequestSchema, confirmEmailRequestSchema } from '@anwurf/contract/email-change';
import { Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { noteAddress } from '../security-log/noted.ts';
import { normalizeEmail, requireAccount } from './account.ts';
import { beginEmailChange, confirmEmailChange } from './email-change.ts';
import type { AccountOptions } from './options.ts';
import { requirePassword } from './password.ts';
import type { CodeDemand } from './second-factor/demand-code.ts';
import type { SessionAnswers } from './session-answer.ts';

/** `/api/auth/change-email`, `/confirm-email`. */
export function createEmailRoutes(
  { sql, tokens, live, siteUrl, linkPayments }: AccountOptions,
  sessions: SessionAnswers,
  demand: CodeDemand,
): Hono {
  const limit = createRequestLimit(sql, 'change-email', { perAddress: 50, perKey: 10, windowSeconds: 900 });
  // Mails to an address that has not agreed to any: few, whoever asks.
  const mails = createRequestLimit(sql, 'change-email mails', { perAddress: 60, perKey: 5, windowSeconds: 86_400 });
  return new Hono()
    .post('/change-email', async (c) => {
      sessions.requireSameOrigin(c);
      const userId = await tokens.requireUser(c);
      await limit.take(c, userId);
      const request = await readJson(c, changeEmailRequestSchema, maxBytesBeforeSignIn);
      const account = await requireAccount(sql, userId);
      await requirePassword(account.passwordHash, request.password);
      const newEmail = normalizeEmail(request.newEmail);
      noteAddress(c, newEmail);
      if (newEmail === account.email) {
        throw new ApiError('invalid_input', 'This is the address of the account.', {
          fields: { newEmail: 'Das ist deine jetzige Adresse.' },
        });
      }
      await demand.spend(account, request.code);
      await mails.take(c, userId);
      await mails.takeKey(newEmail);
      await beginEmailChange(sql, account, newEmail, siteUrl());
      await limit.giveBack(c, userId);
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/confirm-email', async (c) => {
      sessions.requireSameOrigin(c);
      const userId = await tokens.requireUser(c);
      await limit.take(c, userId);
      const codes = await readJson(c, confirmEmailRequestSchema, maxBytesBeforeSignIn);
      const grant = await confirmEmailChange(sql, userId, codes, { device: sessions.deviceOf(c), siteUrl: siteUrl(), linkPayments });
      await limit.giveBack(c, userId);
      live.forget(userId);
      return sessions.answer(c, await requireAccount(sql, userId), grant);
    });
}
