import { checkoutResponseSchema } from '@anwurf/contract/access';
import { withdrawalResponseSchema } from '@anwurf/contract/withdrawal';
import { describe, expect, it } from 'vitest';
import { createStripeProvider } from '../../../server/payments/stripe-provider.ts';
import { retryRefunds } from '../../../server/withdrawals/withdrawal.ts';
import { mailsTo } from '../accounts/account-mails.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { startStandIn } from '../shapes/stand-in.ts';
import { webhookSecret } from './payment-messages.ts';

const server = useServer();

const post = (path: string, body: object, as?: TestUser) =>
  server.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(as === undefined ? {} : { as }),
  });
const declare = (email: string, as?: TestUser) =>
  post('/api/withdrawals', { name: 'Mila Brandt', email, contract: 'gekauft am Montag', version: '2026-11-27' }, as);

/** Buys signed in or not, and returns the payment's row. */
async function buy(email: string, as?: TestUser): Promise<{ id: string; reference: string }> {
  const { url } = checkoutResponseSchema.parse(await (await post('/api/checkout', {}, as)).json());
  await server.fetch(url.slice(server.url.length), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay', email }),
    redirect: 'manual',
  });
  const [payment] = await server.sql<{ id: string; reference: string }[]>`
    select id, provider_reference as reference from payments where email = ${email}`;
  if (payment === undefined) throw new Error('nothing was paid');
  return payment;
}
const statusOf = async (id: string) => (await server.sql<{ status: string }[]>`select status from payments where id = ${id}`)[0]?.status;
const endOf = async ({ id }: TestUser) =>
  (await server.sql<{ end: Date | null }[]>`select access_expires_at as "end" from users where id = ${id}`)[0]?.end;
const withdrawalOf = async (email: string) =>
  (await server.sql`select name, contract, text_version, proven_at, payment_id, refunded_at from withdrawals where email = ${email}`)[0];

async function signedInBuyer() {
  const user = await server.user();
  await server.sql`update users set access_expires_at = '2020-01-01' where id = ${user.id}`;
  return { user, payment: await buy(`${newId()}@test.example`, user) };
}

describe('a withdrawal', () => {
  it('of a signed-in buyer ends the access at once, pays back, and is confirmed by mail with content and time', async () => {
    const { user, payment } = await signedInBuyer();
    expect(await endOf(user)).toBeNull();
    const answer = withdrawalResponseSchema.parse(await (await declare('another@test.example', user)).json());
    expect(answer.isCarriedOut).toBe(true);
    expect((await endOf(user))?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await statusOf(payment.id)).toBe('refunded');
    expect(await withdrawalOf(user.email)).toMatchObject({
      text_version: '2026-11-27',
      payment_id: payment.id,
      refunded_at: expect.any(Date),
    });
    const mail = (await mailsTo(server, user.email, 1)).find(({ subject }) => subject === 'Dein Widerruf ist eingegangen');
    expect(mail?.text).toMatch(/am \d+\. \p{L}+ \d{4} um \d\d:\d\d:\d\d Uhr/u);
    for (const line of ['> Name: Mila Brandt', `> E-Mail: ${user.email}`, '> Zum Kauf: gekauft am Montag'])
      expect(mail?.text).toContain(line);
  });

  it('of somebody who is not signed in ends nothing before the link of its confirmation was used', async () => {
    const email = `${newId()}@test.example`;
    const payment = await buy(email);
    const answer = withdrawalResponseSchema.parse(await (await declare(email.toUpperCase())).json());
    expect(answer.isCarriedOut).toBe(false);
    expect(await statusOf(payment.id)).toBe('complete');
    const mails = await mailsTo(server, email, 2);
    const token = /withdrawal\?token=([\w-]{43})/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
    for (const time of ['first', 'second']) {
      const proven = withdrawalResponseSchema.parse(await (await post('/api/withdrawals/prove', { token })).json());
      expect([time, proven.isCarriedOut]).toEqual([time, true]);
    }
    expect(await statusOf(payment.id)).toBe('refunded');
    expect((await post('/api/withdrawals/prove', { token: 'x'.repeat(43) })).status).toBe(400);
  });

  it('counts from its declaration, also when its link is used after the time for it', async () => {
    const email = `${newId()}@test.example`;
    const payment = await buy(email);
    await declare(email);
    const mails = await mailsTo(server, email, 2);
    const token = /withdrawal\?token=([\w-]{43})/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
    await server.sql`update payments set created_at = now() - interval '17 days' where id = ${payment.id}`;
    await server.sql`update withdrawals set received_at = now() - interval '4 days' where email = ${email}`;
    await post('/api/withdrawals/prove', { token });
    expect(await statusOf(payment.id)).toBe('refunded');
  });

  it('is mailed to the operator, who decides about one whose purchase is older than the time for it', async () => {
    const { user, payment } = await signedInBuyer();
    await server.sql`update payments set created_at = now() - interval '16 days' where id = ${payment.id}`;
    const answer = withdrawalResponseSchema.parse(await (await declare(user.email, user)).json());
    expect(answer.isCarriedOut).toBe(false);
    expect(await statusOf(payment.id)).toBe('complete');
    const subjects = (await mailsTo(server, 'kontakt@betreiber.example', 1)).map(({ subject }) => subject);
    expect(subjects).toContain('Anwurf: Ein Widerruf ist eingegangen');
  });

  it('takes five declarations for an address within the hour, and none without a name', async () => {
    const email = `${newId()}@test.example`;
    expect((await post('/api/withdrawals', { name: ' ', email, contract: '', version: '1' })).status).toBe(400);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await declare(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the refund at Stripe', () => {
  it('names payment and withdrawal, takes one that was paid back already, and is tried again while Stripe is away', async () => {
    const stripe = await startStandIn();
    try {
      const { hostname: host, port } = new URL(stripe.url);
      const api = { host, port: Number(port) };
      const provider = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret, siteUrl: () => '', log: () => undefined, api });
      const email = `${newId()}@test.example`;
      const [payment, withdrawal] = [newId(), newId()];
      await server.sql`insert into payments (id, email, status, provider, provider_reference) values (${payment}, ${email}, 'refunded', 'stripe', 'pi_1')`;
      await server.sql`insert into withdrawals (id, name, email, text_version, proven_at, payment_id)
        values (${withdrawal}, 'Mila', ${email}, '1', now(), ${payment})`;
      const logged: string[] = [];
      const mails = { welcome: () => Promise.resolve(), operatorEmail: undefined, siteUrl: () => '' };
      const retry = () => retryRefunds({ sql: server.sql, provider, mails, log: (line) => void logged.push(line) });
      stripe.answer = (_, response) => void response.destroy();
      await retry();
      expect([logged.length, (await withdrawalOf(email))?.['refunded_at']]).toEqual([1, null]);
      stripe.received.length = 0;
      stripe.answer = (_, response) =>
        void response
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' } }));
      await retry();
      expect((await withdrawalOf(email))?.['refunded_at']).toEqual(expect.any(Date));
      const [request] = stripe.received;
      expect([request?.path, request?.headers['idempotency-key']]).toEqual(['/v1/refunds', `withdrawal_${withdrawal}`]);
      expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({ payment_intent: 'pi_1', reason: 'requested_by_customer' });
      stripe.received.length = 0;
      await retry();
      expect(stripe.received).toHaveLength(0);
    } finally {
      await stripe.stop();
    }
  });
});
