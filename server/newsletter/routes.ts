import { newsletterRequestSchema, newsletterTokenRequestSchema } from '@anwurf/contract/newsletter';
import { type Context, Hono } from 'hono';
import { normalizeEmail } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { parseInput } from '../errors/parse-input.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import { createAttemptLimit } from '../limits/attempt-limit.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { confirmSubscription, requestSubscription, unsubscribe } from './subscription.ts';

/** `POST /api/newsletter`, `/confirm` and `/unsubscribe`: sign-up by double opt-in, and the way out. */
export function createNewsletterRoutes({ sql, siteUrl }: { sql: Sql; siteUrl: () => string }): Hono {
  const requests = createRequestLimit(sql, 'newsletter', { perAddress: 30, windowSeconds: 3600 });
  // One mail to an address within the hour, until its link is used; further requests are answered, and mail nothing.
  const mails = createAttemptLimit(sql, 'newsletter mail', 1, 3600);
  const links = createRequestLimit(sql, 'newsletter-links', { perAddress: 60, windowSeconds: 3600 });

  async function leave(c: Context, { token }: { token: string }): Promise<Response> {
    const email = await unsubscribe(sql, token);
    if (email !== undefined) await mails.forgive(email);
    return c.body(null, 204);
  }

  return (
    new Hono()
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
        return leave(c, await readJson(c, newsletterTokenRequestSchema, maxBytesBeforeSignIn));
      })
      // One click in a mail program (RFC 8058): its body says nothing more, and it sends no cookies.
      .post('/unsubscribe/:token', (c) => leave(c, parseInput(newsletterTokenRequestSchema, { token: c.req.param('token') })))
      // Programs that check mails open links: a person is asked first.
      .get('/unsubscribe/:token', (c) => {
        const { token } = parseInput(newsletterTokenRequestSchema, { token: c.req.param('token') });
        return c.redirect(`/newsletter?token=${token}`, 303);
      })
  );
}
