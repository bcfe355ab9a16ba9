import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { storedForms, type Account } from '../accounts/account.ts';
import { removeParentalMails } from '../parental-consent/parental-links.ts';
import { buryLiveSessions } from '../accounts/refresh-token.ts';

/** Tables keyed by address, and their address column. */
const byAddress = [
  ['registration_links', 'email'],
  ['registration_codes', 'email'],
  ['checkouts', 'email'],
  ['mail_outbox', 'recipient'],
  ['mailbox', 'recipient'],
  ['leads', 'email'],
  ['newsletter_requests', 'email'],
  ['newsletter_subscriptions', 'email'],
  ['handball_assessments', 'email'],
] as const;

/** An unpaid purchase does not belong to the account: once paid, it opens a new one. */
async function endPayments(tx: Queryable, id: string, email: string): Promise<void> {
  await tx`update payments set email = null
    where status in ('complete', 'refunded', 'charged_back', 'unmatched', 'revoked') and (user_id = ${id} or user_id is null and lower(payments.email) = any(${storedForms(email)}))`;
}

/**
 * Removes an account and all its data, in one transaction. Payments stay for bookkeeping, without user and address: the access
 * that they bought ends with the account, and no new account can claim it. Of the sessions a hash stays, so that a returning
 * device learns why it is signed out.
 */
export async function deleteAccount(sql: Sql, { id, email }: Account): Promise<void> {
  await runTransaction(sql, async (tx) => {
    // Also of the teams whose rows go with the account.
    await tx`select lock_teams_of(${id}, true)`;
    await buryLiveSessions(tx, id);
    for (const [table, column] of byAddress) await tx`delete from ${tx(table)} where lower(${tx(column)}) = ${email}`;
    await tx`delete from checkouts where user_id = ${id}`;
    await removeParentalMails(tx, id);
    await endPayments(tx, id, email);
    // Cascades to every table of the user.
    await tx`delete from users where id = ${id}`;
    // Deleting the rows has logged their removal, with contents, which nobody reads any more.
    await tx`delete from sync_heads where user_id = ${id}`;
    for (const table of ['shape_log', 'shape_log_pruned']) await tx`delete from ${tx(table)} where owner = ${id}`;
  });
}
