import { emailSchema } from '@anwurf/contract/credentials';
import { type Account, findAccount, normalizeEmail, storedForms } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { OperatorError } from './operator-error.ts';

/** A typed address, normalized. @throws OperatorError when it is none */
export function addressOf(text: string | undefined): string {
  const parsed = emailSchema.safeParse(normalizeEmail(text ?? ''));
  if (!parsed.success) throw new OperatorError(`"${text ?? ''}" is no mail address.`, 2);
  return parsed.data;
}

/** The account of a typed address. @throws OperatorError when there is none */
export async function accountOf(sql: Sql, text: string | undefined): Promise<Account> {
  const account = await findAccount(sql, addressOf(text));
  if (account === undefined) throw new OperatorError('No account has this address.');
  return account;
}

/** A completed payment of a normalized address, the oldest one; with `waiting` only one that waits for an account. */
export async function completedPaymentOf(sql: Sql, email: string, waiting = false): Promise<{ id: string } | undefined> {
  const [payment] = await sql<{ id: string }[]>`
    select id from payments where status = 'complete' and lower(email) = any(${storedForms(email)}) and (user_id is null or not ${waiting})
    order by created_at limit 1`;
  return payment;
}

/** A typed id. @throws OperatorError when it is none */
export function idOf(text: string | undefined): string {
  if (text === undefined || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw new OperatorError(`"${text ?? ''}" is no id; the lists show them.`, 2);
  return text.toLowerCase();
}

/** A typed whole number. @throws OperatorError when it is none from 1 to `most` */
export function numberOf(option: string | boolean | undefined, name: string, most: number): number | undefined {
  if (option === undefined) return undefined;
  const value = Number(option);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new OperatorError(`--${name} must be a whole number from 1 to ${most}.`, 2);
  return value;
}
