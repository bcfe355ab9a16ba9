import type { Queryable, Sql } from '../database/connection.ts';
import type { Mail } from '../mail/mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findCompletedPayment } from '../payments/payments.ts';
import { findAccount, greetingOf, type Account } from '../accounts/account.ts';
import { createRegistrationProof } from './registration-proof.ts';

/**
 * Whether a completed payment waits for the address or belongs to its account. A payment linked to another account does not
 * count.
 * @param email normalized address
 */
export async function hasPurchase(sql: Queryable, email: string, account: Account | undefined): Promise<boolean> {
  const payment = await findCompletedPayment(sql, email);
  return payment !== undefined && (payment.userId === null || payment.userId === account?.id);
}

/** Mails the proof of address: the welcome with link and code. */
export async function mailWelcome(tx: Queryable, email: string, siteUrl: string): Promise<void> {
  const { token, code } = await createRegistrationProof(tx, email);
  const registrationUrl = `${siteUrl}/register?token=${token}`;
  await enqueueMail(tx, { to: email, template: 'welcome', values: { firstName: greetingOf(email), registrationUrl, code } });
}

/** Mails the proof of address to somebody to whom the operator has given access. */
export async function mailGrant(tx: Queryable, email: string, siteUrl: string): Promise<void> {
  const { token, code } = await createRegistrationProof(tx, email);
  const registrationUrl = `${siteUrl}/register?token=${token}`;
  await enqueueMail(tx, { to: email, template: 'access-given', values: { firstName: greetingOf(email), registrationUrl, code } });
}

/** Mails a notice without a link that opens anything. Anybody can trigger it for any address: at most once an hour. */
async function mailNotice(sql: Sql, mail: Mail & { readonly template: 'no-payment' | 'already-registered' }): Promise<void> {
  const [recent] = await sql`select from mail_outbox
    where recipient = ${mail.to} and template = ${mail.template} and created_at > now() - interval '1 hour'`;
  if (recent === undefined) await enqueueMail(sql, mail);
}

/**
 * Mails the proof of address when its payment waits for an account.
 * @returns whether it does
 */
export async function inviteBuyer(sql: Sql, email: string, siteUrl: string): Promise<boolean> {
  if (!(await hasPurchase(sql, email, await findAccount(sql, email)))) return false;
  await sql.begin((tx) => mailWelcome(tx, email, siteUrl));
  return true;
}

/**
 * Mails the proof of address after a payment; an account with a password is asked to sign in instead, and an address with neither
 * what to do.
 */
export async function mailRegistration(
  sql: Sql,
  email: string,
  { siteUrl, contact }: { readonly siteUrl: string; readonly contact: string | undefined },
): Promise<void> {
  const account = await findAccount(sql, email);
  if (account?.passwordHash !== undefined) {
    const values = { firstName: greetingOf(email), loginUrl: `${siteUrl}/login` };
    await mailNotice(sql, { to: email, template: 'already-registered', values });
  } else if (!(await inviteBuyer(sql, email, siteUrl))) {
    const values = { firstName: greetingOf(email), authUrl: `${siteUrl}/auth`, contact: contact ?? null };
    await mailNotice(sql, { to: email, template: 'no-payment', values });
  }
}
