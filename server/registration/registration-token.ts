import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { countWaitingPayments, findCheckout } from '../payments/payments.ts';
import { findAccount, normalizeEmail, type Account } from '../accounts/account.ts';
import { hasPurchase } from './registration-mail.ts';
import { findRegistrationLink } from './registration-proof.ts';

/** How an address was proven: by what was mailed to it, or by having paid with it. */
export type ProofSource = 'mail' | 'checkout';

/** Whom a token belongs to. An address that is not paid yet may be empty. */
type TokenOwner = { readonly email: string; readonly source: ProofSource; readonly isUsed: boolean; readonly isPaid: boolean };

/** The failure of a link, whatever is wrong with it. */
export function tokenInvalid(): ApiError {
  return new ApiError('token_invalid', 'Dieser Link ist unbekannt, benutzt oder abgelaufen.');
}

/**
 * Finds whom the token of a mailed link, or of a checkout, belongs to.
 * @throws ApiError token_invalid
 */
export async function findTokenOwner(sql: Queryable, token: string): Promise<TokenOwner> {
  const link = await findRegistrationLink(sql, token);
  if (link !== undefined) return { email: link.email, source: 'mail', isUsed: link.used, isPaid: true };
  const checkout = await findCheckout(sql, token);
  if (checkout === undefined || (checkout.status !== 'complete' && checkout.status !== 'pending')) throw tokenInvalid();
  return { email: normalizeEmail(checkout.email ?? ''), source: 'checkout', isUsed: false, isPaid: checkout.status === 'complete' };
}

/**
 * Whether a proof opens an address. Anybody can pay in somebody's name: a checkout opens only what nobody has had
 * before, neither an account nor another purchase. For those the mailed link or code is needed.
 */
export async function opensAddress(sql: Queryable, source: ProofSource, email: string, account: Account | undefined): Promise<boolean> {
  return source === 'mail' || (account === undefined && (await countWaitingPayments(sql, email)) === 1);
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
  if (isUsed || !(await hasPurchase(sql, email, account)) || !(await opensAddress(sql, source, email, account))) throw tokenInvalid();
  return { email, status: 'ready' };
}
