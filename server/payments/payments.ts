import { hashToken } from '../identity/token.ts';
import { storedForms } from '../accounts/account.ts';
import type { Queryable } from '../database/connection.ts';
import { computeAccessEnd } from './access-period.ts';

/**
 * State of a purchase. `charged_back`: its buyer's bank took the money back. `unmatched`: paid, but by no checkout of ours; the
 * operator assigns it (`assign-payment.ts`). `revoked`: the operator took its access back.
 */
export type PaymentStatus = 'pending' | 'complete' | 'failed' | 'refunded' | 'charged_back' | 'unmatched' | 'revoked';

/**
 * Finds a completed payment of an address: one of its account, or one that is not linked yet. A payment that another user made
 * with this address belongs to that user's account.
 * @param email normalized address
 */
export async function findCompletedPayment(sql: Queryable, email: string): Promise<{ id: string; userId: string | null } | undefined> {
  const [row] = await sql<{ id: string; userId: string | null }[]>`
    select payments.id, user_id as "userId" from payments left join users on users.id = user_id
    where status = 'complete' and (users.email = ${email} or (user_id is null and lower(payments.email) = any(${storedForms(email)})))
    order by user_id nulls last limit 1`;
  return row;
}

/** Checkout of a returning buyer; `bySignedIn`: an account began it. */
type ReturnedCheckout = { readonly email: string | null; readonly status: PaymentStatus; readonly bySignedIn: boolean };

/**
 * Finds the checkout of a returning buyer.
 * @param token of the payment provider's return address
 * @returns undefined when there is none, or it is too old. The address is that of the account which the payment belongs to or
 * which began the checkout, so that nobody can claim another one by typing it on the payment page; else the one typed there,
 * known with the payment
 */
export async function findCheckout(sql: Queryable, token: string): Promise<ReturnedCheckout | undefined> {
  const [row] = await sql<ReturnedCheckout[]>`
    select coalesce(users.email, payments.email) as email, coalesce(payments.status, 'pending') as status,
      checkouts.user_id is not null as "bySignedIn"
    from checkouts left join payments on checkout_id = checkouts.id
      left join users on users.id = coalesce(payments.user_id, checkouts.user_id)
    where token_hash = ${hashToken(token)} and expires_at > now()`;
  return row;
}

/**
 * Updates the end of an account's access: that of its completed payments, or now when none is left.
 * @param tx a transaction that holds the owner's lock
 */
export async function updateAccess(tx: Queryable, userId: string): Promise<void> {
  const grants = await tx<{ months: number | null; from: Date }[]>`
    select access_months as months, coalesce(linked_at, created_at) as from from payments
    where user_id = ${userId} and status = 'complete'`;
  if (grants.length === 0) await tx`update users set access_expires_at = least(access_expires_at, now()) where id = ${userId}`;
  else await tx`update users set access_expires_at = ${computeAccessEnd(grants)} where id = ${userId}`;
}

/**
 * Links the unlinked completed payments of an address, and gives the access they buy. The caller has verified that the address is
 * the user's.
 * @param tx a transaction; takes the owner's lock
 * @param email normalized address
 */
export async function linkPayments(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx`select lock_owners(array[${userId}]::uuid[])`;
  const linked = await tx`update payments set user_id = ${userId}, linked_at = coalesce(linked_at, now())
    where user_id is null and status = 'complete' and lower(email) = any(${storedForms(email)}) returning id`;
  if (linked.length > 0) await updateAccess(tx, userId);
}
