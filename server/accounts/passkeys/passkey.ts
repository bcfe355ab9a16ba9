import type { OwnPasskey } from '@anwurf/contract/second-factor';
import type { Queryable } from '../../database/connection.ts';
import { newId } from '../../identity/new-id.ts';

/** Most passkeys per account. */
export const mostPasskeys = 20;

/** A passkey, as needed to verify its signatures. */
export type Passkey = {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
};

/** Handle by which authenticators identify a user: the sixteen bytes of the user id. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** The passkeys of a user, oldest first. */
export async function listPasskeys(sql: Queryable, userId: string): Promise<OwnPasskey[]> {
  const rows = await sql<{ id: string; name: string; createdAt: Date; lastUsedAt: Date | null; isSuspended: boolean }[]>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", suspended_at is not null as "isSuspended" from passkeys where user_id = ${userId} order by created_at, id`;
  return rows.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Credential ids of a user's passkeys. */
export async function readCredentialIds(sql: Queryable, userId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select credential_id as id from passkeys where user_id = ${userId}`;
  return rows.map(({ id }) => id);
}

type NewPasskey = Omit<Passkey, 'id'> & { readonly credentialId: string; readonly name: string; readonly transports: readonly string[] };

/** @returns false when the credential already belongs to an account */
export async function insertPasskey(tx: Queryable, passkey: NewPasskey): Promise<boolean> {
  const { userId, credentialId, publicKey, counter, transports, name } = passkey;
  const [added] = await tx`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
    values (${newId()}, ${userId}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]}, ${name})
    on conflict (credential_id) do nothing returning id`;
  return added !== undefined;
}

/** Suspends a user's passkeys: each of them must be confirmed before it signs in again. */
export async function suspendPasskeys(tx: Queryable, userId: string): Promise<void> {
  await tx`update passkeys set suspended_at = now() where user_id = ${userId} and suspended_at is null`;
}

/** Ends the suspension of a passkey. @returns whether it was suspended */
export async function confirmPasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const confirmed = await tx`update passkeys set suspended_at = null where id = ${id} and user_id = ${userId} and suspended_at is not null`;
  return confirmed.count > 0;
}

/** Finds a passkey by its credential id. */
export async function findPasskey(sql: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await sql<{ id: string; userId: string; publicKey: Uint8Array; counter: string }[]>`
    select id, user_id as "userId", public_key as "publicKey", counter from passkeys where credential_id = ${credentialId}`;
  return row && { ...row, counter: Number(row.counter) };
}

/**
 * Records a use of a passkey. Authenticators that count must count on: a counter that does not rise means a copy.
 * @returns false when the passkey is gone or suspended, or the counter did not rise
 */
export async function notePasskeyUse(tx: Queryable, id: string, counter: number): Promise<boolean> {
  const [noted] = await tx`update passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and suspended_at is null and (counter < ${counter} or counter = 0 and ${counter} = 0) returning id`;
  return noted !== undefined;
}

/** @returns whether there was one */
export async function deletePasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const [removed] = await tx`delete from passkeys where id = ${id} and user_id = ${userId} returning id`;
  return removed !== undefined;
}
