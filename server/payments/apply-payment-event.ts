import { greetingOf, normalizeEmail, readAccount } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { updateAccess, type PaymentStatus } from './payments.ts';
import { newId } from '../identity/new-id.ts';

/** The payment was linked to an account whose lock was not held: start again, with the lock. */
class OwnerChanged extends Error {}

/** In ascending order: a payment has the highest stage of its messages, in whatever order they arrive. */
const stages: readonly PaymentStatus[] = ['pending', 'failed', 'complete', 'refunded'];

/** Mails a buyer without an account, or without a password yet, the way to it; within the transaction that stores the payment. */
export type WelcomeBuyer = (tx: Queryable, email: string) => Promise<void>;

/**
 * Effect of a message. `unknown`: it belongs to none of our checkouts, to one with another payment, or names no buyer.
 * `wrong_amount`: the paid amount is not the price of its checkout, so it counts for nothing.
 */
type Outcome = 'applied' | 'repeated' | 'unknown' | 'wrong_amount';

/** The paid amount; for the log and the operator. */
export function describePaid({ amountCents, currency }: PaymentEvent): string {
  return amountCents === undefined || currency === undefined ? 'unknown' : `${amountCents} ${currency}`;
}

/** Whether a completed payment has the price of its checkout, discount included. A payment without our checkout has no price. */
async function isOfItsPrice(tx: Queryable, event: PaymentEvent): Promise<boolean> {
  if (event.kind !== 'complete') return true;
  const [price] = await tx<{ isPaid: boolean }[]>`
    select (amount_cents, currency) is not distinct from (${event.amountCents ?? null}::int, ${event.currency ?? null}) as "isPaid"
    from checkouts where provider = ${event.provider} and id = coalesce(
      (select checkout_id from payments where provider = ${event.provider} and provider_reference = ${event.reference}),
      ${event.checkoutId ?? null})`;
  return price?.isPaid ?? true;
}

/** Owner of a payment: the account that has it, that began the checkout, or that has the buyer's address. */
async function findOwner(tx: Queryable, { provider, reference, checkoutId, email }: PaymentEvent): Promise<string | undefined> {
  const [row] = await tx<{ owner: string | null }[]>`select coalesce(
    (select user_id from payments where provider = ${provider} and provider_reference = ${reference}),
    (select user_id from checkouts where id = ${checkoutId ?? null} and provider = ${provider}),
    (select id from users where email = ${email ?? ''})) as owner`;
  return row?.owner ?? undefined;
}

async function furthestStage(tx: Queryable, { provider, reference }: PaymentEvent): Promise<PaymentStatus> {
  const messages = await tx<{ kind: PaymentStatus }[]>`
    select kind from payment_events where provider = ${provider} and payment_reference = ${reference} and paid_instead is null`;
  return messages.map(({ kind }) => kind).toSorted((a, b) => stages.indexOf(b) - stages.indexOf(a))[0] ?? 'pending';
}

/** `email`: null when its account was deleted. */
type Known = { id: string; user_id: string | null; status: PaymentStatus; email: string | null };

async function insertPayment(tx: Queryable, event: PaymentEvent, status: PaymentStatus): Promise<Known | undefined> {
  const { provider, reference, checkoutId, email = null, amountCents = null } = event;
  const [row] = await tx<Known[]>`
    insert into payments (id, email, status, provider, provider_reference, amount_cents, currency, checkout_id, access_months)
    select ${newId()}, coalesce(${email}, email), ${status}, provider, ${reference},
      coalesce(${amountCents}, amount_cents), currency, id, access_months
    from checkouts where id = ${checkoutId ?? null} and provider = ${provider} and coalesce(${email}, email) is not null
    on conflict (checkout_id) do nothing
    returning id, user_id, status, email`;
  return row;
}

/** Gives the account its access, and mails its owner; a buyer without an account is led to one. */
async function giveAccess(
  tx: Queryable,
  paymentId: string,
  owner: string | undefined,
  { email, welcome }: { email: string; welcome: WelcomeBuyer },
): Promise<void> {
  const account = owner === undefined ? undefined : await readAccount(tx, owner);
  if (account !== undefined) {
    await tx`update payments set user_id = ${account.id}, linked_at = coalesce(linked_at, now()) where id = ${paymentId}`;
    await updateAccess(tx, account.id);
  }
  if (account?.passwordHash === undefined) await welcome(tx, email);
  // Anybody can pay for the owner, who is informed.
  else await enqueueMail(tx, { to: account.email, template: 'payment-received', values: { firstName: greetingOf(account.email) } });
}

async function apply(tx: Queryable, event: PaymentEvent, welcome: WelcomeBuyer): Promise<Outcome> {
  const { provider, id, kind, reference, email = null } = event;
  const owner = await findOwner(tx, event);
  if (owner !== undefined) await tx`select lock_owners(array[${owner}]::uuid[])`;
  await tx`select pg_advisory_xact_lock(7409, hashtext(${reference}))`;
  const paidInstead = (await isOfItsPrice(tx, event)) ? null : describePaid(event);
  const noted = await tx`insert into payment_events (provider, event_id, payment_reference, kind, paid_instead)
    values (${provider}, ${id}, ${reference}, ${kind}, ${paidInstead}) on conflict do nothing returning event_id`;
  if (noted.length === 0) return 'repeated';
  if (paidInstead !== null) return 'wrong_amount';

  const [before] = await tx<Known[]>`select id, user_id, status, email from payments
    where provider = ${provider} and provider_reference = ${reference} for update`;
  if (before !== undefined && before.user_id !== null && before.user_id !== owner) throw new OwnerChanged();
  const status = await furthestStage(tx, event);
  if (before?.status === status) return 'applied';

  const payment = before ?? (await insertPayment(tx, event, status));
  // A refund that overtook its payment does not name the owner: it is recorded, and counts when the payment arrives. A second
  // payment for one checkout buys nothing; it is logged for the operator.
  if (payment === undefined) return kind === 'refunded' ? 'applied' : 'unknown';
  if (payment.email === null) {
    await tx`update payments set status = ${status} where id = ${payment.id}`;
    return 'applied';
  }
  await tx`update payments set status = ${status}, email = coalesce(${email}, email) where id = ${payment.id}`;
  if (status === 'complete') await giveAccess(tx, payment.id, owner, { email: normalizeEmail(email ?? payment.email), welcome });
  else if (before?.status === 'complete' && owner !== undefined) await updateAccess(tx, owner);
  return 'applied';
}

/**
 * Applies a provider's message: stores the payment, links it to the buyer's account, gives or ends access, and mails a buyer
 * without an account the way to one. Repeated, late and reordered messages have one effect; a refund is final.
 */
export async function applyPaymentEvent(sql: Sql, sent: PaymentEvent, welcome: WelcomeBuyer): Promise<Outcome> {
  const event = { ...sent, email: sent.email === undefined ? undefined : normalizeEmail(sent.email) };
  for (;;) {
    try {
      return await sql.begin((tx) => apply(tx, event, welcome));
    } catch (error) {
      if (!(error instanceof OwnerChanged)) throw error;
    }
  }
}
