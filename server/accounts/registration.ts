import type { RegisterRequest } from '@anwurf/contract/access';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findCheckout, findCompletedPayment, linkPayments } from '../payments/payments.ts';
import { findAccount, greetingOf, insertAccount, normalizeEmail, type Account } from './account.ts';
import { hashPassword } from './password.ts';
import { checkRegistrationCode, createRegistrationProof, findRegistrationLink, useRegistrationProofs } from './registration-proof.ts';

const tokenInvalid = () => new ApiError('token_invalid', 'Dieser Link ist unbekannt, benutzt oder abgelaufen.');
const paymentRequired = () => new ApiError('payment_required', 'Für diese E-Mail-Adresse wurde keine Zahlung gefunden.');

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

/** Whom a token belongs to: that of a mailed link, or of a checkout. */
type TokenOwner = { readonly email: string; readonly source: 'link' | 'checkout'; readonly isUsed: boolean; readonly isPaid: boolean };

async function findTokenOwner(sql: Queryable, token: string): Promise<TokenOwner> {
  const link = await findRegistrationLink(sql, token);
  if (link !== undefined) return { email: link.email, source: 'link', isUsed: link.used, isPaid: true };
  const checkout = await findCheckout(sql, token);
  if (checkout === undefined || (checkout.status !== 'complete' && checkout.status !== 'pending')) throw tokenInvalid();
  return { email: normalizeEmail(checkout.email ?? ''), source: 'checkout', isUsed: false, isPaid: checkout.status === 'complete' };
}

/**
 * What may be done with a token.
 * @throws ApiError token_invalid
 */
export async function readRegistration(sql: Sql, token: string): Promise<{ email: string; status: 'ready' | 'pending' | 'registered' }> {
  const { email, source, isUsed, isPaid } = await findTokenOwner(sql, token);
  if (!isPaid) return { email, status: 'pending' };
  const account = await findAccount(sql, email);
  if (account?.passwordHash !== undefined) return { email, status: 'registered' };
  const opensAccount = account === undefined || source === 'link';
  if (isUsed || !opensAccount || !(await hasPurchase(sql, email, account))) throw tokenInvalid();
  return { email, status: 'ready' };
}

async function proveAddress(sql: Sql, email: string, { token, code }: RegisterRequest): Promise<TokenOwner['source']> {
  if (token === undefined) {
    if (await checkRegistrationCode(sql, email, code ?? '')) return 'link';
    throw new ApiError('code_invalid', 'Der Code ist falsch oder abgelaufen.');
  }
  const owner = await findTokenOwner(sql, token);
  if (owner.email !== email) throw tokenInvalid();
  if (!owner.isPaid) throw paymentRequired();
  return owner.source;
}

/** Serializes registrations of one address until the transaction ends. */
async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(7408, hashtext(${email}))`;
}

/**
 * Makes the account of a proven address, or sets the first password of one that has none, and links its payments.
 * The password's commonness is checked before: a refused one must not cost a try of the code.
 * @throws ApiError token_invalid, code_invalid, payment_required, already_registered
 */
export async function register(sql: Sql, request: RegisterRequest): Promise<Account> {
  const email = normalizeEmail(request.email);
  const { fullName } = request;
  const source = await proveAddress(sql, email, request);
  const passwordHash = await hashPassword(request.password);
  return sql.begin(async (tx) => {
    await lockAddress(tx, email);
    const known = await findAccount(tx, email);
    if (known?.passwordHash !== undefined) throw new ApiError('already_registered', 'Diese Adresse hat schon ein Konto.');
    // Anybody can pay in somebody's name. That opens a new account, never one that has been there before.
    if (known !== undefined && source === 'checkout') throw tokenInvalid();
    if (request.token !== undefined && (await findTokenOwner(tx, request.token)).isUsed) throw tokenInvalid();
    if (!(await hasPurchase(tx, email, known))) throw paymentRequired();
    const id = known?.id ?? (await insertAccount(tx, { email, passwordHash, fullName }));
    if (known !== undefined) {
      await tx`select lock_owners(array[${id}]::uuid[])`;
      await tx`update users set full_name = ${fullName} where id = ${id}`;
      await tx`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
      await tx`insert into profiles (id) values (${id}) on conflict do nothing`;
    }
    await linkPayments(tx, id, email);
    await useRegistrationProofs(tx, email);
    return { id, email, fullName };
  });
}
