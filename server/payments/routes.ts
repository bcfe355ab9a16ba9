import { checkoutRequestSchema, type checkoutResponseSchema } from '@anwurf/contract/access';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { AccessTokens } from '../accounts/access-token.ts';
import { normalizeEmail, requireAccount } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import { readText } from '../errors/read-json.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { applyPaymentEvent, describePaid, type PaymentMails } from './apply-payment-event.ts';
import { startCheckout } from './checkout.ts';
import { priceOf, type Offer } from './offer.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** No provider sends more; unsigned messages are not parsed. */
const maxEventBytes = 1_000_000;

/**
 * `POST /api/checkout`: starts a purchase, signed in or not.
 * @param options.provider absent: nothing can be bought
 */
export function createCheckoutRoutes(options: {
  sql: Sql;
  tokens: AccessTokens;
  provider: PaymentProvider | undefined;
  offer: Offer;
}): Hono {
  const { sql, tokens, provider, offer } = options;
  const limit = createRequestLimit(sql, 'checkout', { perAddress: 30, windowSeconds: 15 * 60 });
  return new Hono().post('/', async (c) => {
    const { email, discountCode } = await readLimitedJson(c, checkoutRequestSchema, limit);
    const isSignedIn = c.req.header('authorization') !== undefined;
    const account = isSignedIn ? await requireAccount(sql, await tokens.requireUser(c)) : undefined;
    if (provider === undefined) throw new ApiError('upstream_unavailable', 'No checkout URL received.');
    const price = priceOf(offer, discountCode);
    if (price === undefined) {
      throw new ApiError('invalid_input', 'Some values are invalid.', {
        fields: { discountCode: 'Diesen Rabattcode gibt es nicht.' },
      });
    }
    const typed = email === undefined ? undefined : normalizeEmail(email);
    const url = await startCheckout(sql, provider, { userId: account?.id, email: account?.email ?? typed }, { offer, ...price });
    return c.json({ url } satisfies z.infer<typeof checkoutResponseSchema>);
  });
}

/** `POST /api/payments/webhook`: the provider's signed messages. */
export function createWebhookRoutes(options: {
  sql: Sql;
  provider: PaymentProvider | undefined;
  mails: PaymentMails;
  log: ErrorLog;
}): Hono {
  const { sql, provider, mails, log } = options;
  return new Hono().post('/webhook', async (c) => {
    if (provider === undefined) throw new ApiError('not_found', 'Not found.');
    const event = provider.readEvent(await readText(c, maxEventBytes), c.req.raw.headers);
    if (event === undefined) return c.json({ received: true });
    const outcome = await applyPaymentEvent(sql, event, mails);
    if (outcome === 'wrong_amount') {
      const where = `checkout ${event.checkoutId ?? 'that it does not name'}`;
      log(`payment ${event.reference}: paid ${describePaid(event)}, which is not the price of ${where}; it gives no access`, undefined);
    }
    if (outcome === 'unmatched') {
      const claim = `npm run operator -- payments assign ${event.reference}`;
      log(
        `payment ${event.reference}: ${describePaid(event)} by no checkout of ours, such as a payment link; to give access: ${claim}`,
        undefined,
      );
    }
    if (event.kind === 'disputed' && outcome !== 'repeated')
      log(`payment ${event.reference} is disputed: answer it at the provider`, undefined);
    if (outcome === 'unknown' && event.checkoutId !== undefined) {
      log(`payment ${event.reference}: ${event.kind}, but checkout ${event.checkoutId} is unknown, or has another payment`, undefined);
    }
    return c.json({ received: true });
  });
}
