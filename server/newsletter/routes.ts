import { newsletterRequestSchema, newsletterTokenRequestSchema } from '@anwurf/contract/newsletter';
import { Hono } from 'hono';
import { normalizeEmail } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { confirmSubscription, requestSubscription, unsubscribe } from './subscription.ts';

/** `POST /api/newsletter`, `/confirm` and `/unsubscribe`: sign-up by double opt-in. */
export function createNewsletterRoutes({ sql, siteUrl }: { sql: Sql; siteUrl: () => string }): Hono {
  const requests = createRequestLimit(sql, 'newsletter', { perAddress: 30, windowSeconds: 3600 });
  // One mail to an address within the hour, until its link is used; further requests are answered, and mail nothing.
  const mails = createAttemptLimit(sql, 'newsletter mail', 1, 3600);
  const links = createRequestLimit(sql, 'newsletter-links', { perAddress: 60, windowSeconds: 3600 });
  return new Hono()
    .post('/', async (c) => {
      const email = normalizeEmail((await readLimitedJson(c, newsletterRequestSchema, requests)).email);
      if ((await mails.take(email)) === 0) await requestSubscription(sql, email, siteUrl());
      return c.body(null, 204);
    })
    .post('/confirm', async (c) => {
      await links.take(c);
      await mails.forgive(await confirmSubscription(sql, (await readJson(c, newsletterTokenRequestSchema, maxBytesBeforeSignIn)).token));
      return c.body(null, 204);
    })
    .post('/unsubscribe', async (c) => {
      await links.take(c);
      await mails.forgive(await unsubscribe(sql, (await readJson(c, newsletterTokenRequestSchema, maxBytesBeforeSignIn)).token));
      return c.body(null, 204);
    });
}
