import { randomBytes } from 'node:crypto';
import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';
import type { Sql } from '../database/connection.ts';
import { hashPassword } from './password.ts';

/** An account as a session shows it. */
export type Account = { readonly id: string; readonly email: string; readonly fullName: string | null };

/** Addresses are compared in lower case and without spaces around. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Finds an account by its normalized address; the hash is absent when it has no password yet. */
export async function findAccount(sql: Sql, email: string): Promise<(Account & { passwordHash: string | undefined }) | undefined> {
  const [row] = await sql<{ id: string; email: string; full_name: string | null; password_hash: string | null }[]>`
    select id, email, full_name, password_hash from users left join user_credentials on user_id = id where email = ${email}`;
  return row && { id: row.id, email: row.email, fullName: row.full_name, passwordHash: row.password_hash ?? undefined };
}

/** Reads an account by id. */
export async function readAccount(sql: Sql, id: string): Promise<Account | undefined> {
  const [row] = await sql<{ id: string; email: string; full_name: string | null }[]>`
    select id, email, full_name from users where id = ${id}`;
  return row && { id: row.id, email: row.email, fullName: row.full_name };
}

/**
 * Makes an account with a password and an empty profile.
 * @returns its id, also when the address already has one (then nothing is changed)
 */
export async function createAccount(sql: Sql, email: string, password: string, fullName: string): Promise<string> {
  const address = normalizeEmail(email);
  const known = await findAccount(sql, address);
  if (known !== undefined) return known.id;
  const id = buildUuidV7(Date.now(), randomBytes(10));
  const passwordHash = await hashPassword(password);
  await sql.begin(async (tx) => {
    await tx`insert into users (id, email, full_name) values (${id}, ${address}, ${fullName})`;
    await tx`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
    await tx`insert into profiles (id) values (${id})`;
  });
  return id;
}

/** What `npm start` prints, so that somebody can look around at once. Development mode only. */
export const demoAccount = { email: 'demo@anwurf.example', password: 'siebenmeter', fullName: 'Mika Sommer' } as const;

/** Makes the demo account when it is missing. Its access never expires. */
export async function createDemoAccount(sql: Sql): Promise<string> {
  return createAccount(sql, demoAccount.email, demoAccount.password, demoAccount.fullName);
}
