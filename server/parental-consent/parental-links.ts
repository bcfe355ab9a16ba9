import type { ParentalKind } from '@anwurf/contract/health-consent';
import { parentalTextVersion } from '@anwurf/contract/parental-consent';
import type { HealthView } from '@anwurf/contract/parental-view';
import { RETENTION_DAYS } from '@anwurf/contract/retention';
import type { Account } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';
import { createToken, hashToken } from '../identity/token.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** A full name is free text, and goes to an address of anybody: only what looks like a first name does. */
const firstNamePattern = /^[\p{L}\p{M}'’-]{1,30}$/u;

/** The part of a name that may reach an address that the child named; null: none. */
export function firstNameOf(fullName: string | null): string | null {
  const [first = ''] = (fullName ?? '').trim().split(/\s/);
  return firstNamePattern.test(first) ? first : null;
}

async function note(tx: Queryable, userId: string, kind: ParentalKind): Promise<void> {
  await tx`select lock_owners(array[${userId}]::uuid[])`;
  await tx`insert into parental_consents (id, user_id, kind, text_version, happened_at)
    values (${newId()}, ${userId}, ${kind}, ${parentalTextVersion}, clock_timestamp())`;
}

type Link = Pick<HealthView, 'purpose'> & { readonly user_id: string; readonly parent_email: string; readonly full_name: string | null };

/** The one answer to every link that is worth nothing. */
export const linkInvalid = () => new ApiError('token_invalid', 'The link is unknown, used or expired.');

async function findLink(sql: Queryable, token: string): Promise<Link> {
  const [link] = await sql<Link[]>`
    select purpose, user_id, parent_email, full_name from parental_links join users on id = user_id
    where token_hash = ${hashToken(token)} and used_at is null and coalesce(expires_at > now(), true)`;
  if (link === undefined) throw linkInvalid();
  return link;
}

/**
 * Mails a parent the link to decide (256 bits, only its SHA-256 is stored). It replaces the player's earlier open one.
 * @param email normalized
 */
export async function askParent(sql: Sql, { id, fullName }: Account, email: string, siteUrl: string): Promise<void> {
  const token = createToken();
  await sql.begin(async (tx) => {
    await note(tx, id, 'asked');
    await tx`delete from parental_links where user_id = ${id} and purpose = 'decision' and used_at is null`;
    await tx`insert into parental_links (token_hash, user_id, parent_email, purpose, expires_at)
      values (${hashToken(token)}, ${id}, ${email}, 'decision', now() + ${RETENTION_DAYS.parentalLinks} * interval '1 day')`;
    const values = { firstName: firstNameOf(fullName), consentUrl: `${siteUrl}/parental-consent?token=${token}` };
    await enqueueMail(tx, { to: email, template: 'parental-consent', values });
  });
}

/**
 * Reads what a link is for.
 * @throws ApiError token_invalid when it is unknown, used or expired
 */
export async function viewLink(sql: Sql, token: string): Promise<HealthView> {
  const { purpose, full_name } = await findLink(sql, token);
  return { purpose, firstName: firstNameOf(full_name) };
}

/**
 * Stores a parent's decision and uses the link up. A yes mails the link that takes it back; a no removes the child's health data
 * (migration 0052).
 * @throws ApiError token_invalid when the link is unknown, used or expired, or does not take this decision
 */
export async function decideAsParent(sql: Sql, token: string, granted: boolean, siteUrl: string): Promise<void> {
  await sql.begin(async (tx) => {
    const { user_id, purpose, parent_email, full_name } = await findLink(tx, token);
    if (granted && purpose === 'withdrawal') throw linkInvalid();
    await tx`select lock_owners(array[${user_id}]::uuid[])`;
    const used = await tx`update parental_links set used_at = now() where token_hash = ${hashToken(token)} and used_at is null`;
    if (used.count === 0) throw linkInvalid();
    await note(tx, user_id, granted ? 'granted' : purpose === 'decision' ? 'refused' : 'withdrawn');
    if (!granted) return;
    const next = createToken();
    await tx`insert into parental_links (token_hash, user_id, parent_email, purpose)
      values (${hashToken(next)}, ${user_id}, ${parent_email}, 'withdrawal')`;
    const values = { firstName: firstNameOf(full_name), withdrawUrl: `${siteUrl}/parental-consent?token=${next}` };
    await enqueueMail(tx, { to: parent_email, template: 'parental-consent-given', values });
  });
}

/** Removes links, and with them addresses, that nobody has used in their time. */
export async function pruneParentalLinks(sql: Sql): Promise<void> {
  await sql`delete from parental_links where used_at is null and expires_at < now()`;
  await sql`delete from sharing_links where used_at is null and expires_at < now()`;
}

/** Removes the mails to a user's parents. */
export async function removeParentalMails(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from mail_outbox where template in ('parental-consent', 'parental-consent-given', 'parental-sharing', 'parental-sharing-given')
    and recipient in (select parent_email from parental_links where user_id = ${userId}
      union select parent_email from sharing_links where user_id = ${userId})`;
}
