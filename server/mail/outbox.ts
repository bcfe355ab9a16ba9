import { RETENTION_DAYS } from '@anwurf/contract/retention';
import type { Queryable, Sql } from '../database/connection.ts';
import type { Mail } from './mail.ts';
import { currentRequest } from '../logging/request-context.ts';
import { newId } from '../identity/new-id.ts';

/** A mail whose delivery is due; `request`: id of the request that caused it. */
export type DueMail = { readonly id: string; readonly mail: Mail; readonly attempts: number; readonly request: string | null };

/** How long a mail is worth delivering, in minutes: an expired link helps nobody. */
const worthMinutes = {
  welcome: 24 * 60,
  'access-given': 24 * 60,
  'no-payment': 24 * 60,
  'payment-received': 24 * 60,
  'payment-failed': 24 * 60,
  'payment-disputed': 24 * 60,
  'withdrawal-received': 7 * 24 * 60,
  'withdrawal-notification': 7 * 24 * 60,
  'already-registered': 24 * 60,
  'password-reset': 30,
  'sign-in-changed': 7 * 24 * 60,
  'email-change-old': 10,
  'email-change-new': 10,
  'email-changed': 7 * 24 * 60,
  'support-confirmation': 24 * 60,
  'support-notification': 24 * 60,
  'operator-summary': 24 * 60,
  'handover-problem': 24 * 60,
  'parental-consent': 3 * 24 * 60,
  'parental-consent-given': 7 * 24 * 60,
  'parental-sharing': 3 * 24 * 60,
  'parental-sharing-given': 7 * 24 * 60,
  'newsletter-opt-in': 24 * 60,
} as const satisfies Record<Mail['template'], number>;

/** Queues a mail; inside a transaction it is sent after the commit, or never. */
export async function enqueueMail(sql: Queryable, { to, template, values }: Mail): Promise<void> {
  const id = newId();
  await sql`insert into mail_outbox (id, recipient, template, template_values, request, expires_at)
    values (${id}, ${to}, ${template}, ${JSON.stringify(values)}::text::jsonb, ${currentRequest() ?? null}, now() + ${worthMinutes[template]} * interval '1 minute')`;
}

/**
 * Claims the mail that has been due longest, for the length of the lease; several servers may do so at a time.
 * @param leaseMs after this long without a result it is due again
 */
export async function claimMail(sql: Sql, leaseMs: number): Promise<DueMail | undefined> {
  const [row] = await sql<{ id: string; to: string; template: string; values: object | null; attempts: number; request: string | null }[]>`
    update mail_outbox set attempts = attempts + 1, due_at = now() + ${leaseMs} * interval '1 millisecond'
    where id = (select id from mail_outbox where status = 'waiting' and due_at <= now() order by due_at limit 1 for update skip locked)
    returning id, recipient as "to", template, template_values as "values", attempts, request`;
  if (row === undefined) return undefined;
  const { id, attempts, request, ...mail } = row;
  // Only enqueueMail writes it.
  return { id, attempts, request, mail: mail as Mail };
}

/** Milliseconds until the next mail is due; undefined when none waits. */
export async function untilNextMail(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ wait: string | null }[]>`
    select extract(epoch from min(due_at) - now()) * 1000 as wait from mail_outbox where status = 'waiting'`;
  return row === undefined || row.wait === null ? undefined : Math.max(0, Number(row.wait));
}

/** Marks a mail as sent and removes its links and codes. */
export async function noteSent(sql: Sql, id: string): Promise<void> {
  await sql`update mail_outbox set status = 'sent', template_values = null, last_error = null, finished_at = now() where id = ${id}`;
}

/** Schedules a retry of a failed delivery. */
export async function postponeMail(sql: Sql, id: string, delayMs: number, reason: string): Promise<void> {
  await sql`update mail_outbox set due_at = now() + ${delayMs} * interval '1 millisecond', last_error = ${reason} where id = ${id}`;
}

/** A mail that nobody needs any more. */
type ExpiredMail = { readonly id: string; readonly template: string; readonly request: string | null };

/** Gives up mails that are no longer worth delivering. @returns them, each once */
export async function expireMails(sql: Sql): Promise<ExpiredMail[]> {
  return sql<ExpiredMail[]>`update mail_outbox set status = 'failed', template_values = null, finished_at = now(),
    last_error = coalesce('expired, after: ' || left(last_error, 400), 'expired') where status = 'waiting' and expires_at < now()
    returning id, template, request`;
}

/** Marks a mail as given up. */
export async function noteGivenUp(sql: Sql, id: string, reason: string): Promise<void> {
  await sql`update mail_outbox set status = 'failed', template_values = null, last_error = ${reason}, finished_at = now() where id = ${id}`;
}

/** Removes mails that were finished long ago. */
export async function pruneMail(sql: Sql): Promise<void> {
  await sql`delete from mail_outbox where finished_at < now() - ${RETENTION_DAYS.mails} * interval '1 day'`;
  await sql`delete from mailbox where created_at < now() - ${RETENTION_DAYS.mails} * interval '1 day'`;
}
