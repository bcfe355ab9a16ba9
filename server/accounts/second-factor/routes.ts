import {
  type beginAuthenticatorResponseSchema,
  beginAuthenticatorRequestSchema,
  type confirmAuthenticatorResponseSchema,
  confirmAuthenticatorRequestSchema,
  removeAuthenticatorRequestSchema,
  renewRecoveryCodesRequestSchema,
  type SignInMethods,
} from '@anwurf/contract/second-factor';
import { Hono } from 'hono';
import type { z } from 'zod';
import { maxBytesBeforeSignIn, readJson } from '../../errors/read-json.ts';
import { requireAccount } from '../account.ts';
import type { AccountOptions } from '../options.ts';
import { listPasskeys } from '../passkeys/passkey.ts';
import { requirePassword } from '../password.ts';
import { createRequestLimit } from '../../limits/request-limit.ts';
import { lockSessions } from '../refresh-token.ts';
import type { SessionAnswers } from '../session-answer.ts';
import { mailSignInChange } from '../sign-in-mail.ts';
import type { CodeDemand } from './demand-code.ts';
import type { SecondFactors } from './second-factor.ts';
import { describeTotp } from './totp.ts';

/** Parts shared with the sign-in routes. */
export type FactorParts = { readonly factors: SecondFactors; readonly demand: CodeDemand };

/** `/api/auth/sign-in-methods`, `/authenticator/begin`, `/confirm`, `/recovery-codes`, `/remove`. */
export function createSecondFactorRoutes(options: AccountOptions, sessions: SessionAnswers, { factors, demand }: FactorParts): Hono {
  const { sql, tokens, siteUrl } = options;
  const readLimit = createRequestLimit(sql, 'sign-in-methods', { perAddress: 300, perKey: 60, windowSeconds: 900 });
  const limit = createRequestLimit(sql, 'authenticator', { perAddress: 50, perKey: 10, windowSeconds: 900 });
  return new Hono()
    .get('/sign-in-methods', async (c) => {
      const userId = await tokens.requireUser(c);
      await readLimit.take(c, userId);
      const body: SignInMethods = { authenticator: await factors.describe(userId), passkeys: await listPasskeys(sql, userId) };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/authenticator/begin', async (c) => {
      sessions.requireSameOrigin(c);
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await limit.take(c, account.id);
      const { password } = await readJson(c, beginAuthenticatorRequestSchema, maxBytesBeforeSignIn);
      await requirePassword(account.passwordHash, password);
      const secret = await factors.begin(account.id);
      await limit.giveBack(c, account.id);
      const body: z.infer<typeof beginAuthenticatorResponseSchema> = describeTotp(secret, account.email);
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/authenticator/confirm', async (c) => {
      sessions.requireSameOrigin(c);
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await limit.take(c, account.id);
      const { code } = await readJson(c, confirmAuthenticatorRequestSchema, maxBytesBeforeSignIn);
      const recoveryCodes = await sql.begin(async (tx) => {
        await lockSessions(tx, account.id);
        await mailSignInChange(tx, account.email, 'authenticator added', siteUrl());
        return factors.confirm(tx, account.id, code.replaceAll(/\s/g, ''));
      });
      await limit.giveBack(c, account.id);
      const body: z.infer<typeof confirmAuthenticatorResponseSchema> = { recoveryCodes };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/authenticator/recovery-codes', async (c) => {
      sessions.requireSameOrigin(c);
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await limit.take(c, account.id);
      const { password, code } = await readJson(c, renewRecoveryCodesRequestSchema, maxBytesBeforeSignIn);
      await requirePassword(account.passwordHash, password);
      const succeed = await demand.take(account.id, code);
      const recoveryCodes = await sql.begin(async (tx) => {
        await lockSessions(tx, account.id);
        await factors.use(tx, account.id, code);
        await mailSignInChange(tx, account.email, 'recovery codes renewed', siteUrl());
        return factors.renewRecoveryCodes(tx, account.id);
      });
      await Promise.all([limit.giveBack(c, account.id), succeed()]);
      const body: z.infer<typeof confirmAuthenticatorResponseSchema> = { recoveryCodes };
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/authenticator/remove', async (c) => {
      sessions.requireSameOrigin(c);
      const account = await requireAccount(sql, await tokens.requireUser(c));
      await limit.take(c, account.id);
      const { password, code } = await readJson(c, removeAuthenticatorRequestSchema, maxBytesBeforeSignIn);
      await requirePassword(account.passwordHash, password);
      const succeed = await demand.take(account.id, code);
      await sql.begin(async (tx) => {
        await lockSessions(tx, account.id);
        if (!(await factors.has(tx, account.id))) return;
        await factors.use(tx, account.id, code);
        await tx`delete from second_factors where user_id = ${account.id}`;
        await mailSignInChange(tx, account.email, 'authenticator removed', siteUrl());
      });
      await Promise.all([limit.giveBack(c, account.id), succeed()]);
      return c.body(null, 204);
    });
}
