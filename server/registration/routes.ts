import {
  registerRequestSchema,
  registrationRequestSchema,
  type registrationResponseSchema,
  verifyPaymentRequestSchema,
} from '@anwurf/contract/access';
import { Hono } from 'hono';
import type { z } from 'zod';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { readAccess } from './access.ts';
import { normalizeEmail, requireAccount } from '../accounts/account.ts';
import { refuseCommonPassword } from '../accounts/common-password.ts';
import type { AccountOptions } from '../accounts/options.ts';
import { register } from './register.ts';
import { mailRegistration } from './registration-mail.ts';
import { readRegistration } from './registration-token.ts';
import { createSessionAnswers } from '../accounts/session-answer.ts';

const windowSeconds = 900;

/** `/api/auth/verify-payment`, `/registration`, `/register`, `/access`. */
export function createRegistrationRoutes(options: AccountOptions): Hono {
  const { sql, tokens, publicUrl, siteUrl, afterAnswer } = options;
  const sessions = createSessionAnswers(tokens, publicUrl);
  const verifyLimit = createRequestLimit(sql, 'verify-payment', { perAddress: 30, perKey: 5, windowSeconds });
  // A buyer waiting for the payment polls every few seconds.
  const statusLimit = createRequestLimit(sql, 'registration', { perAddress: 600, perKey: 300, windowSeconds });
  const registerLimit = createRequestLimit(sql, 'register', { perAddress: 50, perKey: 10, windowSeconds });
  return new Hono()
    .post('/verify-payment', async (c) => {
      const email = normalizeEmail((await readLimitedJson(c, verifyPaymentRequestSchema, verifyLimit)).email);
      await verifyLimit.takeKey(email);
      // Looks nothing up before the answer, so its timing cannot reveal whether the address has paid or has an account.
      afterAnswer.run('registration mail', () => mailRegistration(sql, email, siteUrl()));
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/registration', async (c) => {
      const { token } = await readLimitedJson(c, registrationRequestSchema, statusLimit);
      await statusLimit.takeKey(token);
      const body: z.infer<typeof registrationResponseSchema> = await readRegistration(sql, token);
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/register', async (c) => {
      sessions.requireSameOrigin(c);
      const request = await readLimitedJson(c, registerRequestSchema, registerLimit);
      const email = normalizeEmail(request.email);
      await registerLimit.takeKey(email);
      refuseCommonPassword(request.password);
      const { account, grant } = await register(sql, request, sessions.deviceOf(c));
      await registerLimit.giveBack(c, email);
      return sessions.answer(c, account, grant);
    })
    .get('/access', async (c) => {
      const account = await requireAccount(sql, await tokens.requireUser(c));
      return c.json(await readAccess(sql, account), 200, { 'cache-control': 'no-store' });
    });
}
