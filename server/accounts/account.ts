import { domainToASCII, domainToUnicode } from 'node:url';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashPassword } from './password.ts';
import { newId } from '../identity/new-id.ts';

/** An account, as included in a session. */
export type Account = { readonly id: string; readonly email: string; readonly fullName: string | null };

/** Normalizes an address: composed, in lower case, without surrounding spaces, an international domain as punycode. */
export function normalizeEmail(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const ascii = domainToASCII(plain.slice(at));
  return ascii === '' ? plain : plain.slice(0, at) + ascii;
}

/** The forms in which an address may have been stored: payments once kept an international domain as it was typed. */
export function storedForms(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  return [email, email.slice(0, at) + domainToUnicode(email.slice(at))];
}

/** The greeting of mails: the part of the address before the @. */
export function greetingOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

type AccountRow = { id: string; email: string; full_name: string | null; password_hash: string | null };
type AccountWithHash = Account & { readonly passwordHash: string | undefined };

const toAccount = ({ id, email, full_name, password_hash }: AccountRow): AccountWithHash => ({
  id,
  email,
  fullName: full_name,
  passwordHash: password_hash ?? undefined,
});

/** Finds an account by its normalized address; without a password it has no hash. */
export async function findAccount(sql: Queryable, email: string): Promise<AccountWithHash | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, email, full_name, password_hash from users left join user_credentials on user_id = id where email = ${email}`;
  return row && toAccount(row);
}

/** Reads an account by id. */
export async function readAccount(sql: Queryable, id: string): Promise<AccountWithHash | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, email, full_name, password_hash from users left join user_credentials on user_id = id where id = ${id}`;
  return row && toAccount(row);
}

/**
 * Reads the account of a signed-in user.
 * @throws ApiError account_deleted when it has just been deleted
 */
export async function requireAccount(sql: Queryable, id: string): Promise<AccountWithHash> {
  const account = await readAccount(sql, id);
  if (account === undefined) throw new ApiError('account_deleted', 'The account was deleted.');
  return account;
}

type NewAccount = { readonly email: string; readonly passwordHash: string; readonly fullName: string };

/**
 * Creates an account with an empty profile and a password.
 * @param content.email normalized address, which has no account yet
 */
export async function insertAccount(tx: Queryable, { email, passwordHash, fullName }: NewAccount): Promise<Account> {
  const id = newId();
  await tx`select lock_owners(array[${id}]::uuid[])`;
  await tx`insert into users (id, email, full_name) values (${id}, ${email}, ${fullName})`;
  await tx`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
  await tx`insert into profiles (id) values (${id})`;
  return { id, email, fullName };
}

/** Sets the first password of an account that has none. */
export async function setFirstPassword(tx: Queryable, id: string, { email, passwordHash, fullName }: NewAccount): Promise<Account> {
  await tx`select lock_owners(array[${id}]::uuid[])`;
  await tx`update users set full_name = ${fullName} where id = ${id}`;
  await tx`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
  await tx`insert into profiles (id) values (${id}) on conflict do nothing`;
  return { id, email, fullName };
}

/**
 * Creates an account unless the address has one.
 * @returns its id; that of the unchanged existing account if there is one
 */
export async function createAccount(sql: Sql, email: string, password: string, fullName: string): Promise<string> {
  const address = normalizeEmail(email);
  const known = await findAccount(sql, address);
  if (known !== undefined) return known.id;
  const passwordHash = await hashPassword(password);
  const account = await sql.begin((tx) => insertAccount(tx, { email: address, passwordHash, fullName }));
  return account.id;
}

/** Account printed by `npm start`, for a first look around. Development mode only. */
export const demoAccount = { email: 'demo@anwurf.example', password: 'siebenmeter', fullName: 'Mika Sommer' } as const;

/** Creates the demo account when it is missing. Its access never expires. */
export async function createDemoAccount(sql: Sql): Promise<string> {
  return createAccount(sql, demoAccount.email, demoAccount.password, demoAccount.fullName);
}
