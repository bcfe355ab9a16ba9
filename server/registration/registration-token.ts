import type { registrationResponseSchema } from '@anwurf/contract/access';
import type { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { canCorrectAddress } from '../payments/correct-address.ts';
import { findCheckout } from '../payments/payments.ts';
import { findAccount, normalizeEmail } from '../accounts/account.ts';
import { hasPurchase } from './registration-mail.ts';
import { findRegistrationLink, type RegistrationLink } from './registration-proof.ts';

type Registration = z.infer<typeof registrationResponseSchema>;

/** The error for any invalid link. */
export function tokenInvalid(): ApiError {
  return new ApiError('token_invalid', 'The link is unknown, used or expired.');
}

async function readLink(sql: Sql, { email, used }: RegistrationLink): Promise<Registration> {
  const account = await findAccount(sql, email);
  if (account?.passwordHash !== undefined) return { email, status: 'registered' };
  if (used || !(await hasPurchase(sql, email, account))) throw tokenInvalid();
  return { email, status: 'ready' };
}

/**
 * Reads what a token permits. Anybody can pay in another person's name: a buyer returning from a checkout gets its address, to go
 * on with the code mailed there, and does not learn whether it already has an account.
 * @throws ApiError token_invalid
 */
export async function readRegistration(sql: Sql, token: string): Promise<Registration> {
  const link = await findRegistrationLink(sql, token);
  if (link !== undefined) return readLink(sql, link);
  const checkout = await findCheckout(sql, token);
  if (checkout?.status !== 'complete' && checkout?.status !== 'pending') throw tokenInvalid();
  const email = normalizeEmail(checkout.email ?? '');
  if (checkout.status === 'pending') return { email, status: 'pending' };
  if (checkout.bySignedIn) return { email, status: 'registered' };
  return { email, status: 'code', canCorrect: await canCorrectAddress(sql, token) };
}
