import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { hashToken, createToken } from '../../../server/identity/token.ts';
import type { Sql } from '../../../server/database/connection.ts';
import { buildTestWebhook } from '../../../server/payments/test-checkout/test-provider.ts';
import { newId } from '../fixture.ts';

export const webhookSecret = 'whsec_test';
const stripe = new Stripe('sk_test');

/** A provider's message about a payment, before it is signed. */
export type Message = {
  readonly id: string;
  readonly kind: 'pending' | 'failed' | 'complete' | 'refunded';
  readonly reference: string;
  readonly checkoutId: string;
  readonly email: string;
  /** Amount paid; the price of `beginCheckout` when absent, nothing when null. */
  readonly paid?: { readonly amountCents: number; readonly currency: string } | null;
};

const price = { amountCents: 2999, currency: 'EUR' };

/** Signs a message the way its provider does; `genuine: false` with another's secret. */
export type Signer = (message: Message, genuine?: boolean) => RequestInit & { body: string };

/** Messages of the test checkout. */
export function testSigner(secret: Uint8Array): Signer {
  return ({ id, email, paid = price, ...event }, genuine = true) => {
    const rest = event.kind === 'refunded' ? {} : { email, ...paid };
    return buildTestWebhook(genuine ? secret : secret.map((byte) => byte ^ 1), { ...event, ...rest }, id);
  };
}

const stripeTypes = {
  pending: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  complete: 'checkout.session.completed',
  refunded: 'charge.refunded',
};

function stripeObject({ kind, reference, checkoutId, email, paid = price }: Message) {
  if (kind === 'refunded') return { id: `ch_${reference}`, object: 'charge', refunded: true, payment_intent: reference, metadata: {} };
  return {
    id: `cs_${reference}`,
    object: 'checkout.session',
    payment_intent: reference,
    payment_status: kind === 'complete' ? 'paid' : 'unpaid',
    client_reference_id: checkoutId,
    customer_details: { email },
    amount_total: paid?.amountCents ?? null,
    currency: paid?.currency.toLowerCase() ?? null,
  };
}

/** A message of Stripe with any content, signed by its SDK. */
export function signStripe(event: object, secret = webhookSecret): RequestInit & { body: string } {
  const body = JSON.stringify({ object: 'event', livemode: false, created: Math.floor(Date.now() / 1000), ...event });
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

/** Messages of Stripe. Its refund names the payment alone. */
export const stripeSigner: Signer = (message, genuine = true) =>
  signStripe(
    { id: message.id, type: stripeTypes[message.kind], data: { object: stripeObject(message) } },
    genuine ? webhookSecret : 'whsec_other',
  );

/** A purchase that was begun, without asking a provider; returns its id and token. */
export async function beginCheckout(
  sql: Sql,
  provider: 'stripe' | 'test',
  options: { userId?: string; accessMonths?: number | null; amountCents?: number } = {},
): Promise<{ id: string; token: string }> {
  const { userId = null, accessMonths = null, amountCents = price.amountCents } = options;
  const id = newId();
  const token = createToken();
  await sql`insert into checkouts (id, token_hash, user_id, provider, amount_cents, currency, access_months, expires_at)
    values (${id}, ${hashToken(token)}, ${userId}, ${provider}, ${amountCents}, 'EUR', ${accessMonths}, now() + interval '1 day')`;
  return { id, token };
}

/** A message about a checkout, with an id of its own. */
export function messageOf(checkoutId: string, email: string, kind: Message['kind']): Message {
  return { id: randomUUID(), kind, reference: `pi_${checkoutId}`, checkoutId, email };
}
