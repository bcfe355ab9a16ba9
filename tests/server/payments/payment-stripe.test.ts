import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assignPayment } from '../../../server/payments/assign-payment.ts';
import { createStripeProvider } from '../../../server/payments/stripe-provider.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { beginCheckout, messageOf, signStripe, stripeSigner, webhookSecret } from './payment-messages.ts';
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
    const failure = { code: 'upstream_unavailable', message: 'No checkout URL received.' };
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
      occurredAt: expect.any(Date),
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
      occurredAt: expect.any(Date),
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

describe('events after a payment was made', () => {
  const server = useServer({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret });
  const operator = 'kontakt@betreiber.example';
  let second = 1_790_000_000;
  const send = async (type: string, object: object, more: object = {}) => {
    second += 1;
    return (
      await server.fetch('/api/payments/webhook', signStripe({ id: `evt_${newId()}`, type, created: second, data: { object }, ...more }))
    ).status;
  };
  const statusOf = async (reference: string) =>
    (await server.sql<{ status: string }[]>`select status from payments where provider_reference = ${reference}`)[0]?.status;
  const hasAccess = async (user: TestUser) =>
    ((await (await server.fetch('/api/auth/access', { as: user })).json()) as { hasAccess: boolean }).hasAccess;
  const mailsOf = async (email: string, template: string) =>
    (await server.sql`select from mail_outbox where recipient = ${email} and template = ${template}`).count;

  async function buy(): Promise<{ user: TestUser; reference: string }> {
    const user = await server.user();
    const { id } = await beginCheckout(server.sql, 'stripe', { userId: user.id });
    expect((await server.fetch('/api/payments/webhook', stripeSigner(messageOf(id, user.email, 'complete')))).status).toBe(200);
    return { user, reference: `pi_${id}` };
  }
  const dispute = (reference: string, status: string) => ({
    id: 'dp_1',
    payment_intent: reference,
    status,
    amount: 2999,
    currency: 'eur',
  });

  it('a dispute is mailed to the operator; access ends when it is lost and comes back when it is won after all', async () => {
    const { user, reference } = await buy();
    expect(await send('charge.dispute.created', dispute(reference, 'needs_response'))).toBe(200);
    expect([await mailsOf(operator, 'payment-disputed'), await hasAccess(user), await statusOf(reference)]).toEqual([1, true, 'complete']);
    expect(await send('charge.dispute.closed', dispute(reference, 'lost'))).toBe(200);
    expect([await hasAccess(user), await statusOf(reference)]).toEqual([false, 'charged_back']);
    expect(await send('charge.dispute.closed', dispute(reference, 'won'))).toBe(200);
    expect([await hasAccess(user), await statusOf(reference)]).toEqual([true, 'complete']);
  });

  it('a refund ends access, its failure brings it back, in whatever order they arrive, and a later refund ends it', async () => {
    const { user, reference } = await buy();
    const refunded = { id: 'ch_1', refunded: true, payment_intent: reference, metadata: {} };
    const failed = { id: 're_1', payment_intent: reference };
    // The failure overtakes its refund.
    expect(await send('refund.failed', failed, { created: 1_790_000_900 })).toBe(200);
    expect(await send('charge.refunded', refunded, { created: 1_790_000_800 })).toBe(200);
    expect([await hasAccess(user), await statusOf(reference)]).toEqual([true, 'complete']);
    expect(await send('charge.refunded', refunded, { created: 1_790_001_000 })).toBe(200);
    expect([await hasAccess(user), await statusOf(reference)]).toEqual([false, 'refunded']);
  });

  it('the buyer of a bank debit that fails gets a mail', async () => {
    const email = `${newId()}@test.example`;
    const { id } = await beginCheckout(server.sql, 'stripe');
    for (const kind of ['pending', 'failed', 'failed'] as const) {
      expect((await server.fetch('/api/payments/webhook', stripeSigner(messageOf(id, email, kind)))).status).toBe(200);
    }
    expect(await mailsOf(email, 'payment-failed')).toBe(1);
  });

  it('a payment by a payment link gives no access before the operator assigns it', async () => {
    const user = await server.user();
    await server.sql`update users set access_expires_at = now() - interval '1 day' where id = ${user.id}`;
    const reference = `pi_${newId()}`;
    const details = { customer_details: { email: user.email }, amount_total: 2999, currency: 'eur' };
    const session = { id: 'cs_9', payment_intent: reference, payment_status: 'paid', client_reference_id: null, ...details };
    expect(await send('checkout.session.completed', session)).toBe(200);
    expect([await statusOf(reference), await hasAccess(user)]).toEqual(['unmatched', false]);
    expect(server.logged.splice(0).join()).toContain(`npm run operator -- payments assign ${reference}`);
    const claim = { reference, email: undefined, accessMonths: null };
    expect(await assignPayment(server.sql, claim, () => Promise.resolve())).toEqual({ kind: 'assigned', email: user.email });
    expect([await statusOf(reference), await hasAccess(user)]).toEqual(['complete', true]);
    expect(await assignPayment(server.sql, claim, () => Promise.resolve())).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['an amount that is none', 'checkout.session.completed', { id: 'cs_1', payment_status: 'paid', amount_total: 'viel' }, {}],
    ['an object that is none', 'charge.refunded', 'ch_1', {}],
    ['a live payment at a key for tests', 'charge.refunded', { refunded: true, payment_intent: 'pi_1', metadata: {} }, { livemode: true }],
    ['a time that is none', 'refund.failed', { payment_intent: 'pi_1' }, { created: 'gestern' }],
  ])('%s, though signed, is 400 and logged', async (_, type, object, more) => {
    server.logged.length = 0;
    expect(await send(type, object as object, more)).toBe(400);
    expect(server.logged).toHaveLength(1);
    expect(server.logged[0]).toContain('a signed message of Stripe is refused');
    expect(await server.sql`select from payment_events where payment_reference = 'pi_1'`).toHaveLength(0);
  });
});
