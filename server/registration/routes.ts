import {
  correctAddressRequestSchema,
  registerRequestSchema,
  registrationRequestSchema,
  type registrationResponseSchema,
  verifyPaymentRequestSchema,
} from '@anwurf/contract/access';
import { Hono } from 'hono';
import type { z } from 'zod';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { noteAddress } from '../security-log/noted.ts';
import { readAccess } from './access.ts';
import { normalizeEmail, requireAccount } from '../accounts/account.ts';
import { refuseGuessablePassword } from '../accounts/guessable-password.ts';
import type { AccountOptions } from '../accounts/options.ts';
import { register } from './register.ts';
import { correctAddress } from '../payments/correct-address.ts';
import { mailRegistration, mailWelcome } from './registration-mail.ts';
import { readRegistration } from './registration-token.ts';
import { createSessionAnswers } from '../accounts/session-answer.ts';

const windowSeconds = 900;
/** Mails with link and code to one address within the window; further requests are answered, and mail nothing. */
const mostMails = 2;

/** `/api/auth/verify-payment`, `/registration`, `/correct-address`, `/register`, `/access`. */
export function createRegistrationRoutes(options: AccountOptions): Hono {
  const { sql, tokens, publicUrl, siteUrl, contact, afterAnswer } = options;
  const sessions = createSessionAnswers(tokens, publicUrl);
  const verifyLimit = createRequestLimit(sql, 'verify-payment', { perAddress: 30, windowSeconds });
  const mails = createAttemptLimit(sql, 'registration mail', mostMails, windowSeconds);
  // A buyer waiting for the payment polls every few seconds.
  const statusLimit = createRequestLimit(sql, 'registration', { perAddress: 600, perKey: 300, windowSeconds });
  const correctionLimit = createRequestLimit(sql, 'correct-address', { perAddress: 20, windowSeconds });
  // No limit by address: a stranger who knows it must not lock its owner out. Links cannot be guessed, and a code has tries of its own.
  const registerLimit = createRequestLimit(sql, 'register', { perAddress: 50, windowSeconds });
  return new Hono()
    .post('/verify-payment', async (c) => {
      const email = normalizeEmail((await readLimitedJson(c, verifyPaymentRequestSchema, verifyLimit)).email);
      noteAddress(c, email);
      // Looks nothing up before the answer, so its timing cannot reveal whether the address has paid or has an account.
      afterAnswer.run('registration mail', async () => {
        if ((await mails.take(email)) === 0) await mailRegistration(sql, email, { siteUrl: siteUrl(), contact });
      });
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/registration', async (c) => {
      const { token } = await readLimitedJson(c, registrationRequestSchema, statusLimit);
      await statusLimit.takeKey(token);
      const body: z.infer<typeof registrationResponseSchema> = await readRegistration(sql, token);
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/correct-address', async (c) => {
      sessions.requireSameOrigin(c);
      const request = await readLimitedJson(c, correctAddressRequestSchema, correctionLimit);
      noteAddress(c, normalizeEmail(request.email));
      await correctAddress(sql, request, (tx, email) => mailWelcome(tx, email, siteUrl()));
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/register', async (c) => {
      sessions.requireSameOrigin(c);
      const request = await readLimitedJson(c, registerRequestSchema, registerLimit);
      noteAddress(c, normalizeEmail(request.email));
      refuseGuessablePassword(request.password, normalizeEmail(request.email));
      const { account, grant } = await register(sql, request, sessions.deviceOf(c));
      await registerLimit.giveBack(c);
      return sessions.answer(c, account, grant);
    })
    .get('/access', async (c) => {
      const account = await requireAccount(sql, await tokens.requireUser(c));
      return c.json(await readAccess(sql, account), 200, { 'cache-control': 'no-store' });
    });
}
