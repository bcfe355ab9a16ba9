import { findAccount, storedForms } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { newId } from '../identity/new-id.ts';
import type { WelcomeBuyer } from './apply-payment-event.ts';
import { updateAccess } from './payments.ts';

/**
 * Gives access without a payment, as a row of `payments` with no amount: it adds to what was bought, and can be revoked. An address
 * without an account is mailed the way to one.
 * @param email normalized
 * @param months null: lifetime
 * @param welcome mails an address without an account
 */
export async function grantAccess(
  sql: Sql,
  { id, email, months }: { id: string; email: string; months: number | null },
  welcome: WelcomeBuyer,
): Promise<void> {
  await sql.begin(async (tx) => {
    const account = await findAccount(tx, email);
    if (account !== undefined) await tx`select lock_owners(array[${account.id}]::uuid[])`;
    await tx`insert into payments (id, user_id, email, status, provider, provider_reference, amount_cents, access_months, linked_at)
      values (${id}, ${account?.id ?? null}, ${email}, 'complete', 'operator', ${newId()}, 0, ${months},
        ${account === undefined ? null : tx`now()`})`;
    if (account !== undefined) await updateAccess(tx, account.id);
    if (account?.passwordHash === undefined) await welcome(tx, email);
  });
}

/** Completed payments of an address and its account. */
const completedOf = (tx: Queryable, userId: string | null, email: string) => tx`status = 'complete' and (user_id = ${userId}
  or user_id is null and lower(email) = any(${storedForms(email)}))`;

/**
 * Takes back all access of an address; what was paid stays noted, and is given back at the provider.
 * @param email normalized
 * @returns payments that no longer count; with an account the access ends also without any
 */
export async function revokeAccess(sql: Sql, email: string): Promise<number> {
  return sql.begin(async (tx) => {
    const account = await findAccount(tx, email);
    if (account !== undefined) await tx`select lock_owners(array[${account.id}]::uuid[])`;
    const revoked = await tx`update payments set status = 'revoked' where ${completedOf(tx, account?.id ?? null, email)}`;
    if (account !== undefined) await updateAccess(tx, account.id);
    return revoked.count;
  });
}

/**
 * Corrects the address of payments that wait for an account, which its buyer mistyped; its mailed links end, and the right address
 * is mailed the way to the account.
 * @param from normalized
 * @param to normalized
 * @returns payments that now have the right address
 */
export async function correctBuyer(sql: Sql, from: string, to: string, welcome: WelcomeBuyer): Promise<number> {
  return sql.begin(async (tx) => {
    const corrected = await tx`update payments set email = ${to}
      where user_id is null and status = 'complete' and lower(email) = any(${storedForms(from)})`;
    if (corrected.count === 0) return 0;
    await tx`delete from registration_links where email = ${from}`;
    await tx`delete from registration_codes where email = ${from}`;
    // Whoever reads the wrong mailbox is not concerned.
    await tx`delete from mail_outbox where recipient = ${from} and status = 'waiting' and template in ('welcome', 'access-given')`;
    await welcome(tx, to);
    return corrected.count;
  });
}
