import { priceAnchor } from '@anwurf/contract/price-anchor';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import type { PaymentEvent, PaymentMessageKind, PaymentProvider } from './payment-provider.ts';

const timeoutMs = 10_000;

/** Places that are wrong, without their values. */
const describeFaults = (error: z.ZodError): string => error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');

const uuidOf = (value: string | null | undefined): string | undefined => z.uuid().safeParse(value).data;

const expandable = z
  .union([z.string().min(1).max(200), z.object({ id: z.string().min(1).max(200) }), z.null()])
  .transform((value) => (value === null || typeof value === 'string' ? (value ?? undefined) : value.id));
const cents = z.int32().min(0);
const currencyCode = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((value) => value.toUpperCase());

const sessionSchema = z.object({
  id: z.string().min(1).max(200),
  payment_intent: expandable.optional(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string().nullish(),
  customer_details: z.object({ email: z.string().max(320).nullish() }).nullish(),
  amount_total: cents.nullish(),
  currency: currencyCode.nullish(),
});
const chargeSchema = z.object({
  refunded: z.boolean(),
  payment_intent: expandable.optional(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const refundSchema = z.object({ payment_intent: expandable.optional() });
const disputeSchema = z.object({ status: z.string(), payment_intent: expandable.optional(), amount: cents, currency: currencyCode });

/** Fields of every message; its object is checked by its type. */
const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  livemode: z.boolean(),
  created: z.int().min(0),
  data: z.object({ object: z.unknown() }),
});
type StripeEvent = z.infer<typeof eventSchema>;

type Said = Pick<PaymentEvent, 'kind'> & { readonly reference: string | undefined } & Partial<
    Pick<PaymentEvent, 'checkoutId' | 'email' | 'amountCents' | 'currency'>
  >;

/** A message, unless it names no payment. */
function eventOf({ id, created }: StripeEvent, said: Said): PaymentEvent | undefined {
  if (said.reference === undefined) return undefined;
  const unsaid = { checkoutId: undefined, email: undefined, amountCents: undefined, currency: undefined };
  return { provider: 'stripe', id, occurredAt: new Date(created * 1000), ...unsaid, ...said, reference: said.reference };
}

function sessionEvent(event: StripeEvent, kind: PaymentMessageKind | undefined): PaymentEvent | undefined {
  const session = sessionSchema.parse(event.data.object);
  return eventOf(event, {
    // Some payment methods (bank debit) take days after the page is left.
    kind: kind ?? (session.payment_status === 'unpaid' ? 'pending' : 'complete'),
    reference: session.payment_intent ?? session.id,
    checkoutId: uuidOf(session.client_reference_id),
    email: session.customer_details?.email ?? undefined,
    amountCents: session.amount_total ?? undefined,
    currency: session.currency ?? undefined,
  });
}

function disputeEvent(event: StripeEvent): PaymentEvent | undefined {
  const { status, payment_intent, amount, currency } = disputeSchema.parse(event.data.object);
  const about = { reference: payment_intent, amountCents: amount, currency };
  if (event.type === 'charge.dispute.created') return eventOf(event, { kind: 'disputed', ...about });
  if (status === 'lost') return eventOf(event, { kind: 'dispute_lost', ...about });
  return status === 'won' ? eventOf(event, { kind: 'dispute_won', ...about }) : undefined;
}

/**
 * Converts a Stripe message about a payment.
 * @throws ZodError when it has not the form of its type
 */
function toPaymentEvent(event: StripeEvent): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return sessionEvent(event, undefined);
    case 'checkout.session.async_payment_succeeded':
      return sessionEvent(event, 'complete');
    case 'checkout.session.async_payment_failed':
      return sessionEvent(event, 'failed');
    case 'charge.refunded': {
      const charge = chargeSchema.parse(event.data.object);
      // `refunded` is false for a partial refund.
      if (!charge.refunded) return undefined;
      return eventOf(event, {
        kind: 'refunded',
        reference: charge.payment_intent,
        checkoutId: uuidOf(charge.metadata?.['checkout_id']),
      });
    }
    case 'refund.failed':
      return eventOf(event, { kind: 'refund_failed', reference: refundSchema.parse(event.data.object).payment_intent });
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeEvent(event);
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
  const isLive = /^[a-z]+_live_/.test(secretKey);
  const unreadable = (reason: string): ApiError => {
    log(`a signed message of Stripe is refused: ${reason}`, undefined);
    return new ApiError('bad_request', 'The message is unreadable.');
  };

  /** The signed message, unchecked. */
  function verify(body: string, signature: string): unknown {
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw new ApiError('forbidden', 'The message is not from the payment provider.');
      }
      // The SDK throws plain errors for an unreadable header or body, such as a signature without a value.
      throw new ApiError('bad_request', 'The message is unreadable.');
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
      throw new ApiError('upstream_unavailable', 'No checkout URL received.');
    },

    async refund(reference, key) {
      try {
        await stripe.refunds.create({ payment_intent: reference, reason: 'requested_by_customer' }, { idempotencyKey: key });
      } catch (cause) {
        if (!(cause instanceof Stripe.errors.StripeError) || cause.code !== 'charge_already_refunded') throw cause;
      }
    },

    readEvent(body, headers) {
      const parsed = eventSchema.safeParse(verify(body, headers.get('stripe-signature') ?? ''));
      if (!parsed.success) throw unreadable(describeFaults(parsed.error));
      const { type, livemode } = parsed.data;
      if (livemode !== isLive) throw unreadable(`${type} is ${livemode ? 'live' : 'a test'}, the key of this server is not`);
      try {
        return toPaymentEvent(parsed.data);
      } catch (error) {
        if (error instanceof z.ZodError) throw unreadable(`${type}: ${describeFaults(error)}`);
        throw error;
      }
    },
  };
}
