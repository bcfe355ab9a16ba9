import type { Queryable, Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findCompletedPayment } from '../payments/payments.ts';
import { findAccount, greetingOf, type Account } from '../accounts/account.ts';
import { createRegistrationProof } from './registration-proof.ts';

/**
 * Whether a completed payment waits for the address or belongs to its account. One that is linked to another account
 * is that account's.
 * @param email normalized address
 */
export async function hasPurchase(sql: Queryable, email: string, account: Account | undefined): Promise<boolean> {
  const payment = await findCompletedPayment(sql, email);
  return payment !== undefined && (payment.userId === null || payment.userId === account?.id);
}

/** Mails what proves the address: the welcome with link and code. */
export async function mailWelcome(tx: Queryable, email: string, siteUrl: string): Promise<void> {
  const { token, code } = await createRegistrationProof(tx, email);
  const registrationUrl = `${siteUrl}/register?token=${token}`;
  await enqueueMail(tx, { to: email, template: 'welcome', values: { firstName: greetingOf(email), registrationUrl, code } });
}

/** Mails what proves the address; whoever has an account with a password is told to sign in instead. */
export async function mailRegistration(sql: Sql, email: string, siteUrl: string): Promise<void> {
  const account = await findAccount(sql, email);
  if (account?.passwordHash === undefined) {
    await sql.begin((tx) => mailWelcome(tx, email, siteUrl));
    return;
  }
  const values = { firstName: greetingOf(email), loginUrl: `${siteUrl}/login` };
  await enqueueMail(sql, { to: email, template: 'already-registered', values });
}
