import {
  parentalDecisionSchema,
  parentalRequestSchema,
  parentalSharingRequestSchema,
  parentalViewRequestSchema,
} from '@anwurf/contract/parental-consent';
import type { ParentalView } from '@anwurf/contract/parental-view';
import { type Context, Hono } from 'hono';
import { type Account, normalizeEmail, requireAccount } from '../accounts/account.ts';
import type { AccountOptions } from '../accounts/options.ts';
import { ApiError } from '../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { noteAddress } from '../security-log/noted.ts';
import { askParent, decideAsParent, viewLink } from './parental-links.ts';
import { askParentToShare, decideSharingAsParent, viewSharingLink } from './sharing-links.ts';

const daySeconds = 86_400;

/** `POST /api/parental-consent/ask` and `/ask-sharing` (signed in), `/view` and `/decide` (with a parent's link). */
export function createParentalConsentRoutes({ sql, tokens, siteUrl }: Pick<AccountOptions, 'sql' | 'tokens' | 'siteUrl'>): Hono {
  // Counted by user and by the parent's address apart: many accounts must not fill one mailbox either.
  const asked = createRequestLimit(sql, 'parental consent', { perAddress: 60, perKey: 3, windowSeconds: daySeconds });
  const links = createRequestLimit(sql, 'parental links', { perAddress: 120, windowSeconds: 3600 });

  /** Takes one of the mails of the day to another address than the account's own. */
  async function requireOtherAddress(c: Context, account: Account, email: string): Promise<void> {
    noteAddress(c, email);
    if (email === account.email) {
      throw new ApiError('invalid_input', 'This is the address of the account.', {
        fields: { email: 'Das ist die Adresse deines Kontos.' },
      });
    }
    await asked.take(c, account.id);
    await asked.takeKey(email);
  }

  return new Hono()
    .post('/ask', async (c) => {
      const account = await requireAccount(sql, await tokens.requireUser(c));
      const email = normalizeEmail((await readJson(c, parentalRequestSchema, maxBytesBeforeSignIn)).email);
      await requireOtherAddress(c, account, email);
      await askParent(sql, account, email, siteUrl());
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/ask-sharing', async (c) => {
      const account = await requireAccount(sql, await tokens.requireUser(c));
      const { email: typed, team, kinds } = await readJson(c, parentalSharingRequestSchema, maxBytesBeforeSignIn);
      const email = normalizeEmail(typed);
      await requireOtherAddress(c, account, email);
      await askParentToShare(sql, account, { email, team: team.toLowerCase(), kinds }, siteUrl());
      return c.body(null, 204, { 'cache-control': 'no-store' });
    })
    .post('/view', async (c) => {
      const { token } = await readLimitedJson(c, parentalViewRequestSchema, links);
      const body: ParentalView = (await viewSharingLink(sql, token)) ?? (await viewLink(sql, token));
      return c.json(body, 200, { 'cache-control': 'no-store' });
    })
    .post('/decide', async (c) => {
      const { token, granted, kinds = [] } = await readLimitedJson(c, parentalDecisionSchema, links);
      const isDecided = await decideSharingAsParent(sql, token, granted ? kinds : null, siteUrl());
      if (!isDecided) await decideAsParent(sql, token, granted, siteUrl());
      return c.body(null, 204, { 'cache-control': 'no-store' });
    });
}
