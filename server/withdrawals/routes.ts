import { withdrawalProofSchema, withdrawalRequestSchema, type withdrawalResponseSchema } from '@anwurf/contract/withdrawal';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { AccessTokens } from '../accounts/access-token.ts';
import { normalizeEmail, requireAccount } from '../accounts/account.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit, requireNoWait } from '../limits/request-limit.ts';
import { carryOut, proveWithdrawal, receiveWithdrawal, type WithdrawalSetting } from './withdrawal.ts';

const windowSeconds = 3600;
/** Confirmations to one address within the window: a stranger may type any. */
const mostMails = 5;

/**
 * `POST /api/withdrawals` and `/prove`: the withdrawal from the contract (§ 356a BGB). Anybody may declare one for any address, so only a
 * signed-in buyer, or one who opens the confirmation's link, ends an access with it.
 */
export function createWithdrawalRoutes(setting: WithdrawalSetting & { readonly tokens: AccessTokens }): Hono {
  const { sql, tokens, mails } = setting;
  const limit = createRequestLimit(sql, 'withdrawal', { perAddress: 30, windowSeconds });
  const proofs = createRequestLimit(sql, 'withdrawal-links', { perAddress: 60, windowSeconds });
  const addresses = createAttemptLimit(sql, 'withdrawal mail', mostMails, windowSeconds);
  return new Hono()
    .post('/', async (c) => {
      const request = await readLimitedJson(c, withdrawalRequestSchema, limit);
      const isSignedIn = c.req.header('authorization') !== undefined;
      const account = isSignedIn ? await requireAccount(sql, await tokens.requireUser(c)) : undefined;
      const email = account?.email ?? normalizeEmail(request.email);
      requireNoWait(await addresses.take(email));
      const { id, receivedAt } = await receiveWithdrawal(setting, { ...request, email, isProven: isSignedIn }, mails.siteUrl());
      const isCarriedOut = isSignedIn && (await carryOut(setting, id));
      return c.json({ receivedAt: receivedAt.toISOString(), isCarriedOut } satisfies z.infer<typeof withdrawalResponseSchema>);
    })
    .post('/prove', async (c) => {
      const { token } = await readLimitedJson(c, withdrawalProofSchema, proofs);
      const isCarriedOut = await carryOut(setting, await proveWithdrawal(sql, token));
      return c.json({ receivedAt: new Date().toISOString(), isCarriedOut } satisfies z.infer<typeof withdrawalResponseSchema>);
    });
}
