import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStripeProvider } from '../../../server/payments/stripe-provider.ts';
import { newId, useServer } from '../fixture.ts';
import { messageOf, signStripe, stripeSigner, webhookSecret } from './payment-messages.ts';
import { startStandIn, type StandIn } from '../shapes/stand-in.ts';

let stripe: StandIn;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  stripe = await startStandIn();
});
afterEach(() => stripe.stop());

function provider() {
  const { hostname: host, port } = new URL(stripe.url);
  const api = { host, port: Number(port) };
  const log = (line: string) => void logged.push(line);
  return createStripeProvider({ secretKey: 'sk_test_1', webhookSecret, siteUrl: () => 'https://anwurf.test', log, api });
}

const answerJson = (status: number, body: object) => {
  stripe.answer = (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const checkout = { id: newId(), token: 'das-token', amountCents: 2549, currency: 'EUR', email: 'ada@test.example' } as const;

describe('a checkout at Stripe', () => {
  it('carries price, buyer, our id, and the addresses that lead back', async () => {
    answerJson(200, { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_1' });
    expect(await provider().createCheckout(checkout)).toEqual({ url: 'https://checkout.stripe.com/c/pay/cs_1', reference: 'cs_1' });
    const [request] = stripe.received;
    expect([request?.path, request?.headers.authorization, request?.headers['idempotency-key']]).toEqual([
      '/v1/checkout/sessions',
      'Bearer sk_test_1',
      checkout.id,
    ]);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      mode: 'payment',
      locale: 'de',
      client_reference_id: checkout.id,
      customer_email: 'ada@test.example',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '2549',
      'line_items[0][price_data][product_data][name]': 'Anwurf Premium-Zugang',
      'payment_intent_data[metadata][checkout_id]': checkout.id,
      success_url: 'https://anwurf.test/payment-success?token=das-token',
      cancel_url: 'https://anwurf.test/#preis',
    });
  });

  it('fails as unavailable when Stripe refuses, answers no address, or is away; the operator reads why', async () => {
    const failure = { code: 'upstream_unavailable', message: 'Keine Checkout-URL erhalten' };
    answerJson(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    await expect(provider().createCheckout(checkout)).rejects.toMatchObject(failure);
    answerJson(200, { id: 'cs_1', object: 'checkout.session', url: null });
    await expect(provider().createCheckout(checkout)).rejects.toMatchObject(failure);
    stripe.answer = (_, response) => void response.destroy();
    await expect(provider().createCheckout(checkout)).rejects.toMatchObject(failure);
    expect(logged).toEqual(['Stripe could not create a checkout', 'Stripe could not create a checkout']);
  });
});

describe('a message of Stripe', () => {
  const read = ({ body, headers }: RequestInit & { body: string }) => provider().readEvent(body, new Headers(headers));
  const id = newId();

  it('says what happened to which payment', () => {
    const common = {
      provider: 'stripe',
      reference: `pi_${id}`,
      checkoutId: id,
      email: 'ada@test.example',
      amountCents: 2999,
      currency: 'EUR',
    };
    for (const kind of ['pending', 'failed', 'complete'] as const) {
      expect(read(stripeSigner(messageOf(id, 'ada@test.example', kind)))).toEqual({ ...common, kind, id: expect.any(String) });
    }
    const charge = { id: 'ch_1', refunded: true, payment_intent: { id: 'pi_1' }, metadata: { checkout_id: id } };
    expect(read(signStripe({ id: 'evt_1', type: 'charge.refunded', data: { object: charge } }))).toEqual({
      provider: 'stripe',
      id: 'evt_1',
      kind: 'refunded',
      reference: 'pi_1',
      checkoutId: id,
      email: undefined,
      amountCents: undefined,
      currency: undefined,
    });
  });

  it('a free purchase has no payment: its session stands for it', () => {
    const object = { id: 'cs_7', payment_intent: null, payment_status: 'no_payment_required', client_reference_id: id, amount_total: 0 };
    const event = read(
      signStripe({ id: 'evt_2', type: 'checkout.session.completed', data: { object: { ...object, customer_details: null } } }),
    );
    expect(event).toMatchObject({ kind: 'complete', reference: 'cs_7', amountCents: 0, email: undefined });
  });

  it('says nothing when only a part was refunded, about other things, or about a foreign checkout', () => {
    const charge = { id: 'ch_1', refunded: false, payment_intent: 'pi_1', metadata: {} };
    expect(read(signStripe({ id: 'evt_3', type: 'charge.refunded', data: { object: charge } }))).toBeUndefined();
    expect(read(signStripe({ id: 'evt_4', type: 'invoice.paid', data: { object: {} } }))).toBeUndefined();
    const foreign = stripeSigner(messageOf('kein-einkauf-von-uns', 'ada@test.example', 'complete'));
    expect(read(foreign)?.checkoutId).toBeUndefined();
  });

  it('is refused with another secret, another content, an old date, or no signature', () => {
    const genuine = stripeSigner(messageOf(id, 'ada@test.example', 'complete'));
    const refused = expect.objectContaining({ code: 'forbidden' });
    const attempts = [
      signStripe({ id: 'evt_5', type: 'charge.refunded', data: { object: {} } }, 'whsec_other'),
      { ...genuine, body: genuine.body.replace('ada@', 'eva@') },
      { ...genuine, headers: { 'stripe-signature': 't=1,v1=00' } },
      { ...genuine, headers: {} },
    ];
    for (const attempt of attempts) expect(() => read(attempt)).toThrow(refused);
  });

  it.each(['t=1,v1=', 't=1,v1=,v1=', 't=1,v1', 't=,v1=', '=', 't=x,v1=00', ',', 't=1,v0=00'])(
    'is refused when its signature reads %s',
    (signature) => {
      const { body } = stripeSigner(messageOf(id, 'ada@test.example', 'complete'));
      const codes = ['bad_request', 'forbidden'];
      expect(() => read({ body, headers: { 'stripe-signature': signature } })).toThrow(
        expect.objectContaining({ code: signature.endsWith('=') && signature.startsWith('t=1') ? codes[0] : expect.toBeOneOf(codes) }),
      );
    },
  );
});

describe('the webhook of Stripe', () => {
  const server = useServer({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret });

  it('answers 400 to an empty signature, and logs nothing', async () => {
    const { body } = stripeSigner(messageOf(newId(), 'ada@test.example', 'complete'));
    const request = { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=' } };
    const response = await server.fetch('/api/payments/webhook', request);
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
    expect(server.logged).toEqual([]);
  });
});
