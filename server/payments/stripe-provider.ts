import { priceAnchor } from '@anwurf/contract/price-anchor';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';

const timeoutMs = 10_000;

const idOf = (value: string | { id: string } | null): string | undefined => (typeof value === 'string' ? value : value?.id);
const uuidOf = (value: string | null | undefined): string | undefined => z.uuid().safeParse(value).data;

type SessionEvent = Pick<PaymentEvent, 'id' | 'kind'>;

function sessionEvent({ id, kind }: SessionEvent, session: Stripe.Checkout.Session): PaymentEvent {
  return {
    provider: 'stripe',
    id,
    kind,
    reference: idOf(session.payment_intent) ?? session.id,
    checkoutId: uuidOf(session.client_reference_id),
    email: session.customer_details?.email ?? undefined,
    amountCents: session.amount_total ?? undefined,
    currency: session.currency?.toUpperCase(),
  };
}

/** Converts a Stripe message about one of our payments. */
function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed': {
      // Some payment methods (bank debit) take days after the page is left.
      const session = event.data.object;
      return sessionEvent({ id, kind: session.payment_status === 'unpaid' ? 'pending' : 'complete' }, session);
    }
    case 'checkout.session.async_payment_succeeded':
      return sessionEvent({ id, kind: 'complete' }, event.data.object);
    case 'checkout.session.async_payment_failed':
      return sessionEvent({ id, kind: 'failed' }, event.data.object);
    case 'charge.refunded': {
      const charge = event.data.object;
      const reference = idOf(charge.payment_intent);
      // `refunded` is false for a partial refund.
      if (!charge.refunded || reference === undefined) return undefined;
      const checkoutId = uuidOf(charge.metadata['checkout_id']);
      const unsaid = { email: undefined, amountCents: undefined, currency: undefined };
      return { provider: 'stripe', id, kind: 'refunded', reference, checkoutId, ...unsaid };
    }
    default:
      return undefined;
  }
}

/**
 * Takes payments through Stripe's payment page.
 * @param options.api address of a stand-in for Stripe's API, in tests
 */
export function createStripeProvider(options: {
  secretKey: string;
  webhookSecret: string;
  siteUrl: () => string;
  log: ErrorLog;
  api?: { readonly host: string; readonly port: number } | undefined;
}): PaymentProvider {
  const { secretKey, webhookSecret, siteUrl, log, api } = options;
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    ...(api === undefined ? {} : { ...api, protocol: 'http' }),
  });
  function verify(body: string, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw new ApiError('forbidden', 'Diese Nachricht ist nicht vom Zahlungsanbieter.');
      }
      // The SDK throws plain errors for an unreadable header or body, such as a signature without a value.
      throw new ApiError('bad_request', 'Diese Nachricht ist nicht lesbar.');
    }
  }

  return {
    name: 'stripe',

    async createCheckout({ id, token, amountCents, currency, email }) {
      const product = { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: 'Anwurf Premium-Zugang' } };
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            locale: 'de',
            client_reference_id: id,
            line_items: [{ quantity: 1, price_data: product }],
            // Copied to the charge, so that a refund names its checkout too.
            payment_intent_data: { metadata: { checkout_id: id } },
            success_url: `${siteUrl()}/payment-success?token=${token}`,
            cancel_url: `${siteUrl()}/#${priceAnchor}`,
            ...(email === undefined ? {} : { customer_email: email }),
          },
          { idempotencyKey: id },
        );
        if (session.url !== null) return { url: session.url, reference: session.id };
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
        log('Stripe could not create a checkout', cause);
      }
      throw new ApiError('upstream_unavailable', 'Keine Checkout-URL erhalten');
    },

    readEvent: (body, headers) => toPaymentEvent(verify(body, headers.get('stripe-signature') ?? '')),
  };
}
