import { RETENTION_DAYS } from '@anwurf/contract/retention';
import { createHash, randomBytes } from 'node:crypto';
import { newsletterTextVersion } from '@anwurf/contract/newsletter';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { enqueueMail } from '../mail/outbox.ts';

const confirmDays = 7;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Mails a link that confirms the address (256 random bits, only their SHA-256 is stored). Does the same for every address: a
 * subscriber also gets a link, which can unsubscribe.
 * @param email normalized
 */
export async function requestSubscription(sql: Sql, email: string, siteUrl: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await sql.begin(async (tx) => {
    await tx`insert into newsletter_requests (token_hash, email, text_version) values (${hashOf(token)}, ${email}, ${newsletterTextVersion})`;
    await enqueueMail(tx, { to: email, template: 'newsletter-opt-in', values: { confirmUrl: `${siteUrl}/newsletter?token=${token}` } });
  });
}

/**
 * Subscribes the address of a link; repeating it changes nothing. Of a link from before an unsubscription nothing is known.
 * @returns the address
 * @throws ApiError token_invalid when the link is unknown or older than a week
 */
export async function confirmSubscription(sql: Sql, token: string): Promise<string> {
  return sql.begin(async (tx) => {
    const [link] = await tx<{ email: string; text_version: string; requested_at: Date }[]>`
      select email, text_version, requested_at from newsletter_requests
      where token_hash = ${hashOf(token)} and requested_at > now() - ${confirmDays} * interval '1 day' for update`;
    if (link === undefined) throw new ApiError('token_invalid', 'The link is no longer valid.');
    await tx`insert into newsletter_subscriptions (email, text_version, requested_at, confirmed_at)
      values (${link.email}, ${link.text_version}, ${link.requested_at}, now()) on conflict (email) do nothing`;
    return link.email;
  });
}

/**
 * Unsubscribes the address of a link, however old, and removes all that is stored of it; repeating it changes nothing.
 * @param token of the mail that asked for confirmation, or of a newsletter (`export-recipients.ts`)
 * @returns the address; undefined when nothing is stored of it
 */
export async function unsubscribe(sql: Sql, token: string): Promise<string | undefined> {
  return sql.begin(async (tx) => {
    const [link] = await tx<{ email: string }[]>`select email from newsletter_requests where token_hash = ${hashOf(token)}
      union select email from newsletter_subscriptions where leave_token = ${token}`;
    if (link === undefined) return undefined;
    // In this order a confirmation at the same moment finds its link gone.
    await tx`delete from newsletter_requests where email = ${link.email}`;
    await tx`delete from newsletter_subscriptions where email = ${link.email}`;
    return link.email;
  });
}

/** Removes links of addresses that were not confirmed within a month, and everything about them. */
export async function pruneNewsletterRequests(sql: Sql): Promise<void> {
  await sql`delete from newsletter_requests link where requested_at < now() - ${RETENTION_DAYS.newsletterRequests} * interval '1 day'
    and not exists (select from newsletter_subscriptions known where known.email = link.email)`;
}
