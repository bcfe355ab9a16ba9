import { createHash, randomBytes } from 'node:crypto';
import { newsletterTextVersion } from '@anwurf/contract/newsletter';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { enqueueMail } from '../mail/outbox.ts';

const confirmDays = 7;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const unknownLink = () => new ApiError('token_invalid', 'Dieser Link gilt nicht mehr.');

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
 * Subscribes the address of a link; repeating it changes nothing. A link from before an unsubscription does not resubscribe.
 * @returns the address
 * @throws ApiError token_invalid when the link is unknown or older than a week
 */
export async function confirmSubscription(sql: Sql, token: string): Promise<string> {
  return sql.begin(async (tx) => {
    const [link] = await tx<{ email: string; text_version: string; requested_at: Date }[]>`
      select email, text_version, requested_at from newsletter_requests link
      where token_hash = ${hashOf(token)} and requested_at > now() - ${confirmDays} * interval '1 day'
        and not exists (select from newsletter_subscriptions known
          where known.email = link.email and known.unsubscribed_at >= link.requested_at)`;
    if (link === undefined) throw unknownLink();
    await tx`insert into newsletter_subscriptions as known (email, text_version, requested_at, confirmed_at)
      values (${link.email}, ${link.text_version}, ${link.requested_at}, now())
      on conflict (email) do update set text_version = excluded.text_version, requested_at = excluded.requested_at,
        confirmed_at = excluded.confirmed_at, unsubscribed_at = null
      where known.unsubscribed_at is not null`;
    return link.email;
  });
}

/**
 * Unsubscribes the address of a link, however old.
 * @returns the address
 * @throws ApiError token_invalid when the link is unknown
 */
export async function unsubscribe(sql: Sql, token: string): Promise<string> {
  const [link] = await sql<{ email: string }[]>`select email from newsletter_requests where token_hash = ${hashOf(token)}`;
  if (link === undefined) throw unknownLink();
  await sql`update newsletter_subscriptions set unsubscribed_at = now() where email = ${link.email} and unsubscribed_at is null`;
  return link.email;
}

/** Removes links of addresses that were not confirmed within a month, and everything about them. */
export async function pruneNewsletterRequests(sql: Sql): Promise<void> {
  await sql`delete from newsletter_requests link where requested_at < now() - interval '30 days'
    and not exists (select from newsletter_subscriptions known where known.email = link.email)`;
}
