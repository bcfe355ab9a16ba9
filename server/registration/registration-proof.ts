import { randomInt } from 'node:crypto';
import type { Queryable } from '../database/connection.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { createToken, hashToken } from '../identity/token.ts';

/** Life of a mailed registration link, in days. */
const registrationLinkDays = 14;
/** Life of a mailed code, in minutes (ASVS 6.5.5). */
const registrationCodeMinutes = 10;
const maxTries = 5;

/** The proven address of a registration link, and whether the link has been used. */
export type RegistrationLink = { readonly email: string; readonly used: boolean };

/**
 * Creates proofs of an address: a link's token (256 bits, only its SHA-256 is stored) and a code of six digits (10 minutes, 5
 * tries). The code replaces the previous one; earlier links stay valid.
 * @param email normalized address
 */
export async function createRegistrationProof(tx: Queryable, email: string): Promise<{ token: string; code: string }> {
  const token = createToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // A million codes can be tried quickly: a slow hash takes longer than the code lives.
  const codeHash = await hashPassword(code);
  await tx`insert into registration_links (token_hash, email, expires_at)
    values (${hashToken(token)}, ${email}, now() + ${registrationLinkDays} * interval '1 day')`;
  await tx`insert into registration_codes (email, code_hash, expires_at)
    values (${email}, ${codeHash}, now() + ${registrationCodeMinutes} * interval '1 minute')
    on conflict (email) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`;
  return { token, code };
}

/** Finds the link of an unexpired token. */
export async function findRegistrationLink(sql: Queryable, token: string): Promise<RegistrationLink | undefined> {
  const [row] = await sql<RegistrationLink[]>`
    select email, used_at is not null as used from registration_links where token_hash = ${hashToken(token)} and expires_at > now()`;
  return row;
}

/**
 * Whether the code is the address' current one. Counts the try first, outside any transaction that could roll it back: five wrong
 * tries use the code up. Takes the same time for every address.
 */
export async function checkRegistrationCode(sql: Queryable, email: string, code: string): Promise<boolean> {
  const [row] = await sql<{ code_hash: string }[]>`
    update registration_codes set tries = tries + 1 where email = ${email} and tries < ${maxTries} and expires_at > now()
    returning code_hash`;
  return verifyPassword(row?.code_hash, code);
}

/** Uses up all proofs of an address: it has its account now. */
export async function useRegistrationProofs(tx: Queryable, email: string): Promise<void> {
  await tx`update registration_links set used_at = now() where email = ${email} and used_at is null`;
  await tx`delete from registration_codes where email = ${email}`;
}
