import { priceAnchor } from '@anwurf/contract/price-anchor';
import { emailSchema } from '@anwurf/contract/credentials';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { hashToken } from '../../identity/token.ts';
import type { Sql } from '../../database/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { maxBytesBeforeSignIn, readText } from '../../errors/read-json.ts';
import { renderCheckoutPage, type ShownCheckout } from './page.ts';
import { buildTestWebhook, type TestEvent } from './test-provider.ts';

const formSchema = z.object({ action: z.enum(['pay', 'decline', 'cancel']), email: z.string().max(320) });

type FoundCheckout = ShownCheckout & { readonly id: string; readonly currency: string };

async function findCheckoutPage(sql: Sql, token: string): Promise<FoundCheckout> {
  const [row] = await sql<Omit<FoundCheckout, 'token'>[]>`
    select checkouts.id, checkouts.amount_cents as "amountCents", checkouts.currency, coalesce(checkouts.email, '') as email,
      coalesce(status in ('complete', 'refunded'), false) as "isPaid"
    from checkouts left join payments on checkout_id = checkouts.id
    where token_hash = ${hashToken(token)} and checkouts.provider = 'test' and expires_at > now()`;
  if (row === undefined) throw new ApiError('not_found', 'There is no such purchase.');
  return { ...row, token };
}

async function readForm(c: Context) {
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await readText(c, maxBytesBeforeSignIn))));
  if (!form.success) throw new ApiError('bad_request', 'The form is incomplete.');
  return form.data;
}

/**
 * `/api/test-checkout/:token`: the page that replaces the payment provider's in development.
 * @param options.callWebhook delivers a request to our webhook, as the provider would
 */
export function createTestCheckoutRoutes(options: {
  sql: Sql;
  secret: Uint8Array;
  callWebhook: (request: RequestInit) => Response | Promise<Response>;
}): Hono {
  const { sql, secret, callWebhook } = options;

  async function notify(event: TestEvent): Promise<void> {
    const response = await callWebhook(buildTestWebhook(secret, event));
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  }

  return new Hono()
    .get('/:token', async (c) => c.html(renderCheckoutPage(await findCheckoutPage(sql, c.req.param('token')))))
    .post('/:token', async (c) => {
      const token = c.req.param('token');
      const { action, email } = await readForm(c);
      const checkout = await findCheckoutPage(sql, token);
      if (action === 'cancel') return c.redirect(`/#${priceAnchor}`, 303);
      const address = emailSchema.safeParse(email);
      if (!address.success) return c.html(renderCheckoutPage({ ...checkout, email }, 'Bitte gib eine gültige E-Mail-Adresse ein.'), 400);
      const kind = action === 'pay' ? 'complete' : 'failed';
      const { id: checkoutId, amountCents, currency } = checkout;
      await notify({ kind, reference: `test_${checkoutId}`, checkoutId, email: address.data, amountCents, currency });
      if (action === 'decline')
        return c.html(renderCheckoutPage({ ...checkout, email }, 'Deine Zahlung wurde abgelehnt. Versuche es noch einmal.'));
      return c.redirect(`/payment-success?token=${token}`, 303);
    });
}
