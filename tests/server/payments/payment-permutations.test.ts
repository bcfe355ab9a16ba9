import { describe, expect, it } from 'vitest';
import { readSecrets } from '../../../server/database/secrets.ts';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { newId, useServer, type ServerFixture } from '../fixture.ts';
import { beginCheckout, type Message, messageOf, type Signer, stripeSigner, testSigner, webhookSecret } from './payment-messages.ts';

const permutations = proofCount('PAYMENT_ORDERS');
const atOnce = 4;
const stages = ['pending', 'failed', 'complete', 'refunded'] as const;

type Buyer = 'stranger' | 'without password' | 'member' | 'signed in';

/** An account whose access ended long ago, so that access can only come from the payment. */
async function account(server: ServerFixture, email: string, withPassword: boolean): Promise<string> {
  const id = newId();
  await server.sql`insert into users (id, email, access_expires_at) values (${id}, ${email}, '2020-01-01')`;
  if (withPassword) await server.sql`insert into user_credentials (user_id, password_hash) values (${id}, 'x')`;
  return id;
}

function shuffle<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function deliver(server: ServerFixture, request: RequestInit): Promise<number> {
  return (await server.fetch('/api/payments/webhook', request)).status;
}

async function runPermutation(server: ServerFixture, provider: 'stripe' | 'test', sign: Signer, seed: number): Promise<void> {
  const random = new SeededRandom(seed);
  const at = `seed ${seed}`;
  const email = `${newId()}@test.example`;
  const buyer = random.pick<Buyer>(['stranger', 'without password', 'member', 'signed in']);
  const accountEmail = buyer === 'signed in' ? `konto-${email}` : email;
  const userId = buyer === 'stranger' ? undefined : await account(server, accountEmail, buyer !== 'without password');
  const { id } = await beginCheckout(server.sql, provider, { accessMonths: 12, ...(buyer === 'signed in' && userId ? { userId } : {}) });

  const sent = stages.filter(() => random.chance(0.6));
  if (sent.length === 0) sent.push('complete');
  const genuine = sent.map((kind) => messageOf(id, random.chance(0.5) ? email : email.toUpperCase(), kind));
  const repeated = genuine.flatMap((message) => Array.from({ length: 1 + random.below(3) }, () => message));
  const forged = stages.filter(() => random.chance(0.4)).map((kind) => messageOf(id, email, kind));
  const line = shuffle(
    [...repeated.map((message) => ({ message, isGenuine: true })), ...forged.map((message) => ({ message, isGenuine: false }))],
    random,
  );
  while (line.length > 0) {
    const together = line.splice(0, 1 + random.below(3));
    const answers = await Promise.all(together.map(({ message, isGenuine }) => deliver(server, sign(message, isGenuine))));
    expect(answers, at).toEqual(together.map(({ isGenuine }) => (isGenuine ? 200 : 403)));
  }
  await check(server, { at, email, accountEmail, userId, buyer, genuine, id });
}

type Run = { at: string; email: string; accountEmail: string; userId: string | undefined; buyer: Buyer; genuine: Message[]; id: string };

async function check(server: ServerFixture, { at, email, accountEmail, userId, buyer, genuine, id }: Run): Promise<void> {
  const { sql } = server;
  const furthest = genuine.at(-1)?.kind;
  const payments = await sql<{ status: string; linked: string | null; email: string }[]>`
    select status, user_id as linked, email from payments where provider_reference = ${`pi_${id}`}`;
  // A refund alone does not say whose money it was: there is nothing to store yet.
  const isNamed = genuine.some(({ kind }) => kind !== 'refunded');
  expect(payments.map(({ status }) => status).join(), at).toBe(isNamed ? furthest : '');
  for (const payment of payments) {
    expect(payment.email.toLowerCase(), at).toBe(email);
    // Only what was completed belongs to an account; a refund may have come before.
    if (furthest === 'complete' || payment.linked !== null) expect(payment.linked, at).toBe(userId ?? null);
    expect(payment.linked === null || furthest === 'complete' || furthest === 'refunded', at).toBe(true);
  }

  const [events] = await sql<{ n: number }[]>`select count(*)::int as n from payment_events where payment_reference = ${`pi_${id}`}`;
  expect(events?.n, at).toBe(genuine.length);

  if (userId !== undefined) {
    const [user] = await sql<{ months: number }[]>`
      select extract(epoch from access_expires_at - now()) / 86400 / 30 as months from users where id = ${userId}`;
    if (furthest === 'complete') expect(Number(user?.months), at).toBeGreaterThan(11.9);
    else expect(Number(user?.months), at).toBeLessThanOrEqual(0);
    expect(Number(user?.months), at).toBeLessThan(12.3);
  }

  const sent = await sql<{ template: string }[]>`select template from mail_outbox where recipient in (${email}, ${accountEmail})`;
  // A bank debit that fails is mailed once, unless it was paid before.
  const mails = sent.filter(({ template }) => template !== 'payment-failed');
  expect(sent.length - mails.length, at).toBeLessThanOrEqual(genuine.some(({ kind }) => kind === 'failed') ? 1 : 0);
  const expected = buyer === 'stranger' || buyer === 'without password' ? 'welcome' : 'payment-received';
  // A refund before the completion sends no mail.
  const most = genuine.some(({ kind }) => kind === 'complete') ? 1 : 0;
  const least = furthest === 'complete' ? most : 0;
  expect(
    mails.every(({ template }) => template === expected) && mails.length >= least && mails.length <= most,
    `${at}: ${mails.length} mails`,
  ).toBe(true);
}

/** Runs them all; returns what the server logged as unexpected. */
async function runAll(server: ServerFixture, provider: 'stripe' | 'test', sign: Signer): Promise<string[]> {
  const seeds = seedsOf('payments').flatMap((first) => Array.from({ length: permutations }, (_, index) => first + index));
  const work = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) await runPermutation(server, provider, sign, seed);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return server.logged;
}

describe(`${permutations} permutations of repeated, late, reordered and forged messages have one effect`, () => {
  const tested = useServer();
  const live = useServer({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: webhookSecret });

  it('of the test checkout', async () => {
    const { testCheckout } = await readSecrets(tested.sql);
    expect(await runAll(tested, 'test', testSigner(testCheckout))).toEqual([]);
  }, 600_000);

  it('of Stripe', async () => {
    expect(await runAll(live, 'stripe', stripeSigner)).toEqual([]);
  }, 600_000);
});
