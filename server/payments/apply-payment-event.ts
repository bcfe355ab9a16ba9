import { priceAnchor } from '@anwurf/contract/price-anchor';
import { greetingOf, normalizeEmail, readAccount } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { PaymentEvent, PaymentMessageKind } from './payment-provider.ts';
import { updateAccess, type PaymentStatus } from './payments.ts';
import { newId } from '../identity/new-id.ts';

/** Messages that do not say who bought. */
const nameless: ReadonlySet<PaymentMessageKind> = new Set(['refunded', 'refund_failed', 'disputed', 'dispute_lost', 'dispute_won']);

/** The payment was linked to an account whose lock was not held: start again, with the lock. */
class OwnerChanged extends Error {}

/** In ascending order: a payment has the highest stage of its messages, in whatever order they arrive. */
const stages = ['pending', 'failed', 'complete', 'refunded'] as const satisfies readonly PaymentStatus[];

/** Mails a buyer without an account, or without a password yet, the way to it; within the transaction that stores the payment. */
export type WelcomeBuyer = (tx: Queryable, email: string) => Promise<void>;

/**
 * Effect of a message. `unknown`: it belongs to none of our checkouts, to one with another payment, or names no buyer.
 * `wrong_amount`: the paid amount is not the price of its checkout, so it counts for nothing. `unmatched`: paid by no checkout at
 * all, such as a payment link; it is stored for the operator, who may claim it.
 */
type Outcome = 'applied' | 'repeated' | 'unknown' | 'wrong_amount' | 'unmatched';

/** Mails of payments besides the receipt. */
export type PaymentMails = {
  readonly welcome: WelcomeBuyer;
  /** Gets a mail of each dispute; absent: it is only logged. */
  readonly operatorEmail: string | undefined;
  readonly siteUrl: () => string;
};

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

/** The state that all messages of a payment amount to: the highest stage, unless a refund failed or a dispute was lost. */
async function readStatus(tx: Queryable, { provider, reference }: PaymentEvent): Promise<PaymentStatus> {
  // Of the same second, the failure follows its refund.
  const messages = await tx<{ kind: PaymentMessageKind }[]>`
    select kind from payment_events where provider = ${provider} and payment_reference = ${reference} and paid_instead is null
    order by occurred_at, kind = 'refund_failed'`;
  const kinds = messages.map(({ kind }) => kind);
  if (kinds.lastIndexOf('dispute_lost') > kinds.lastIndexOf('dispute_won')) return 'charged_back';
  const isRefunded = kinds.lastIndexOf('refunded') > kinds.lastIndexOf('refund_failed');
  const reached = stages.filter((stage) => (stage === 'refunded' ? isRefunded : kinds.includes(stage)));
  // All other events are about a payment that was made.
  return reached.at(-1) ?? (kinds.length > 0 ? 'complete' : 'pending');
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

/** Stores a payment that no checkout began. Its buyer has no access before the operator claims it. */
async function keepUnmatched(tx: Queryable, { provider, reference, email, amountCents, currency }: PaymentEvent): Promise<Outcome> {
  if (email === undefined) return 'unknown';
  await tx`insert into payments (id, email, status, provider, provider_reference, amount_cents, currency)
    values (${newId()}, ${email}, 'unmatched', ${provider}, ${reference}, ${amountCents ?? null}, ${currency ?? 'EUR'})`;
  return 'unmatched';
}

/** Informs those whom a message concerns besides its account: the operator of a dispute, the buyer of a failed debit. */
async function informOthers(
  tx: Queryable,
  event: PaymentEvent,
  mails: PaymentMails,
  change: { readonly before: PaymentStatus | undefined; readonly status: PaymentStatus; readonly email: string | null },
): Promise<void> {
  if (event.kind === 'disputed' && mails.operatorEmail !== undefined) {
    const values = { reference: event.reference, amount: describePaid(event) };
    await enqueueMail(tx, { to: mails.operatorEmail, template: 'payment-disputed', values });
  }
  // A card that is refused is seen on the payment page; a bank debit fails days later.
  const isDebit = event.provider === 'stripe' && (change.before === undefined || change.before === 'pending');
  if (change.status !== 'failed' || !isDebit || change.email === null) return;
  const values = { firstName: greetingOf(change.email), buyUrl: `${mails.siteUrl()}/#${priceAnchor}` };
  await enqueueMail(tx, { to: normalizeEmail(change.email), template: 'payment-failed', values });
}

/** Gives the account its access, and mails its owner; a buyer without an account is led to one. */
export async function giveAccess(
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

/** The message with the address that its buyer has corrected since: the provider only knows the one typed there. */
async function withCorrectedAddress(tx: Queryable, event: PaymentEvent): Promise<PaymentEvent> {
  const [corrected] = await tx<{ email: string | null }[]>`select email from payments
    where provider = ${event.provider} and provider_reference = ${event.reference} and address_corrected_at is not null`;
  return corrected === undefined ? event : { ...event, email: corrected.email ?? undefined };
}

async function apply(tx: Queryable, sent: PaymentEvent, mails: PaymentMails): Promise<Outcome> {
  const event = await withCorrectedAddress(tx, sent);
  const { provider, id, kind, reference, email = null } = event;
  const owner = await findOwner(tx, event);
  if (owner !== undefined) await tx`select lock_owners(array[${owner}]::uuid[])`;
  await tx`select pg_advisory_xact_lock(7409, hashtext(${reference}))`;
  const paidInstead = (await isOfItsPrice(tx, event)) ? null : describePaid(event);
  const noted = await tx`insert into payment_events (provider, event_id, payment_reference, kind, paid_instead, occurred_at)
    values (${provider}, ${id}, ${reference}, ${kind}, ${paidInstead}, coalesce(${event.occurredAt ?? null}::timestamptz, now())) on conflict do nothing returning event_id`;
  if (noted.length === 0) return 'repeated';
  if (paidInstead !== null) return 'wrong_amount';

  const [before] = await tx<Known[]>`select id, user_id, status, email from payments
    where provider = ${provider} and provider_reference = ${reference} for update`;
  if (before !== undefined && before.user_id !== null && before.user_id !== owner) throw new OwnerChanged();
  const status = await readStatus(tx, event);
  await informOthers(tx, event, mails, { before: before?.status, status, email: email ?? before?.email ?? null });
  if (before?.status === status) return 'applied';
  // Only the operator gives it access.
  if ((before?.status === 'unmatched' || before?.status === 'revoked') && status === 'complete') return 'applied';

  const payment = before ?? (await insertPayment(tx, event, status));
  // A refund or dispute that overtook its payment does not name the owner: it is recorded, and counts when the payment arrives. A
  // second payment for one checkout buys nothing; it is logged for the operator.
  if (payment === undefined) {
    if (kind === 'complete' && event.checkoutId === undefined && status === 'complete') return keepUnmatched(tx, event);
    return nameless.has(kind) ? 'applied' : 'unknown';
  }
  if (payment.email === null) {
    await tx`update payments set status = ${status} where id = ${payment.id}`;
    return 'applied';
  }
  await tx`update payments set status = ${status}, email = coalesce(${email}, email) where id = ${payment.id}`;
  if (status === 'complete')
    await giveAccess(tx, payment.id, owner, { email: normalizeEmail(email ?? payment.email), welcome: mails.welcome });
  else if (before?.status === 'complete' && owner !== undefined) await updateAccess(tx, owner);
  return 'applied';
}

/**
 * Applies a provider's message: stores the payment, links it to the buyer's account, gives or ends access, and mails a buyer
 * without an account the way to one. Repeated, late and reordered messages have one effect.
 */
export async function applyPaymentEvent(sql: Sql, sent: PaymentEvent, mails: PaymentMails): Promise<Outcome> {
  const event = { ...sent, email: sent.email === undefined ? undefined : normalizeEmail(sent.email) };
  for (;;) {
    try {
      return await sql.begin((tx) => apply(tx, event, mails));
    } catch (error) {
      if (!(error instanceof OwnerChanged)) throw error;
    }
  }
}
