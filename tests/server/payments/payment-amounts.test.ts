import { describe, expect, it } from 'vitest';
import { readSecrets } from '../../../server/database/secrets.ts';
import { newId, useServer, type ServerFixture } from '../fixture.ts';
import { beginCheckout, messageOf, stripeSigner, testSigner, webhookSecret, type Message, type Signer } from './payment-messages.ts';

const providers = {
  stripe: {
    environment: { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret },
    signer: () => Promise.resolve(stripeSigner),
  },
  test: { environment: {}, signer: async (server: ServerFixture) => testSigner((await readSecrets(server.sql)).testCheckout) },
} as const;

const wrong: Readonly<Record<string, NonNullable<Message['paid']> | null>> = {
  'a cent less': { amountCents: 2548, currency: 'EUR' },
  'a cent more': { amountCents: 2550, currency: 'EUR' },
  'the price without the discount': { amountCents: 2999, currency: 'EUR' },
  nothing: { amountCents: 0, currency: 'EUR' },
  'as many of another currency': { amountCents: 2549, currency: 'HUF' },
  'nobody knows what': null,
};

describe.each(['stripe', 'test'] as const)('a payment at %s', (provider) => {
  const { environment, signer } = providers[provider];
  const server = useServer(environment);

  async function deliver(sign: Signer, message: Message): Promise<void> {
    expect((await server.fetch('/api/payments/webhook', sign(message))).status).toBe(200);
  }
  async function buyer() {
    const { id: userId, email } = await server.user();
    await server.sql`update users set access_expires_at = '2020-01-01' where id = ${userId}`;
    const { id } = await beginCheckout(server.sql, provider, { userId, amountCents: 2549 });
    return { userId, email, checkoutId: id };
  }
  async function hasAccess(userId: string): Promise<boolean> {
    const [row] = await server.sql<
      { open: boolean }[]
    >`select coalesce(access_expires_at > now(), true) as open from users where id = ${userId}`;
    return row?.open === true;
  }

  it.each(Object.entries(wrong))('of %s gives no access, and the operator reads of it', async (_, paid) => {
    const { userId, email, checkoutId } = await buyer();
    server.logged.length = 0;
    await deliver(await signer(server), { ...messageOf(checkoutId, email, 'complete'), paid });
    expect(await hasAccess(userId)).toBe(false);
    expect(await server.sql`select from payments where checkout_id = ${checkoutId} and status = 'complete'`).toHaveLength(0);
    expect(await server.sql`select from mail_outbox where recipient = ${email}`).toHaveLength(0);
    expect(server.logged).toEqual([expect.stringContaining(`checkout ${checkoutId}`)]);
    const [noted] = await server.sql`select paid_instead from payment_events where payment_reference = ${`pi_${checkoutId}`}`;
    expect(noted).toEqual({ paid_instead: paid === null ? 'unknown' : `${paid.amountCents} ${paid.currency}` });
  });

  it('gives no access to a stranger either, nor the way to an account', async () => {
    const email = `${newId()}@test.example`;
    const { id } = await beginCheckout(server.sql, provider);
    await deliver(await signer(server), { ...messageOf(id, email, 'complete'), paid: { amountCents: 1, currency: 'EUR' } });
    expect(await server.sql`select from mail_outbox where recipient = ${email}`).toHaveLength(0);
  });

  it('counts with the price of its offer, discount and all, also after a wrong message and a pending one', async () => {
    const { userId, email, checkoutId } = await buyer();
    const sign = await signer(server);
    const paid = { amountCents: 2549, currency: 'EUR' };
    await deliver(sign, { ...messageOf(checkoutId, email, 'pending'), paid });
    await deliver(sign, { ...messageOf(checkoutId, email, 'complete'), paid: { ...paid, amountCents: 100 } });
    expect(await hasAccess(userId)).toBe(false);
    await deliver(sign, { ...messageOf(checkoutId, email, 'complete'), paid });
    expect(await hasAccess(userId)).toBe(true);
  });
});
