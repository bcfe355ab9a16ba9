import { normalizeEmail } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { newId } from '../identity/new-id.ts';
import { giveAccess, type WelcomeBuyer } from './apply-payment-event.ts';

/** Result of an assignment; `unknown`: no payment of that reference waits for one; `nobody`: it names no buyer, so an address is needed. */
type Assignment = { readonly kind: 'assigned'; readonly email: string } | { readonly kind: 'unknown' } | { readonly kind: 'nobody' };

type Waiting = { readonly id: string | null; readonly email: string | null };

/** The payment if it waits for the operator: paid by no checkout of ours, or with another amount than its checkout's price. */
async function findWaiting(tx: Queryable, reference: string): Promise<Waiting | undefined> {
  const [row] = await tx<Waiting[]>`
    select id, email from payments where provider_reference = ${reference} and status = 'unmatched' and email is not null
    union all select payments.id, payments.email from payment_events left join payments
      on payments.provider = payment_events.provider and provider_reference = payment_reference
      where payment_reference = ${reference} and paid_instead is not null and coalesce(status, 'pending') in ('pending', 'failed')
    limit 1`;
  return row;
}

/** The row of a payment whose amount was wrong and which has none yet; its amount is the one that was paid. */
async function insertWrongAmount(tx: Queryable, reference: string, email: string): Promise<string> {
  const id = newId();
  await tx`insert into payments (id, email, status, provider, provider_reference, amount_cents, currency)
    select ${id}, ${email}, 'pending', provider, payment_reference,
      substring(paid_instead from '^[0-9]+')::int, coalesce(substring(paid_instead from '[A-Z]{3}$'), 'EUR')
    from payment_events where payment_reference = ${reference} and paid_instead is not null limit 1`;
  return id;
}

/**
 * Gives the access that a payment bought which counts for nothing by itself: a payment link, one typed at the provider, or one of
 * another amount. The buyer is mailed.
 * @param wanted.reference the provider's id of the payment, as it is logged
 * @param wanted.email of the buyer's account; default: the address that paid
 * @param wanted.accessMonths of the offer; null: lifetime
 */
export async function assignPayment(
  sql: Sql,
  { reference, email, accessMonths }: { reference: string; email: string | undefined; accessMonths: number | null },
  welcome: WelcomeBuyer,
): Promise<Assignment> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7409, hashtext(${reference}))`;
    const found = await findWaiting(tx, reference);
    if (found === undefined) return { kind: 'unknown' };
    const named = email ?? found.email;
    if (named === null) return { kind: 'nobody' };
    const buyer = normalizeEmail(named);
    const [account] = await tx<{ id: string }[]>`select id from users where email = ${buyer}`;
    if (account !== undefined) await tx`select lock_owners(array[${account.id}]::uuid[])`;
    const id = found.id ?? (await insertWrongAmount(tx, reference, buyer));
    await tx`update payments set status = 'complete', email = ${buyer}, access_months = ${accessMonths} where id = ${id}`;
    await giveAccess(tx, id, account?.id, { email: buyer, welcome });
    return { kind: 'assigned', email: buyer };
  });
}
