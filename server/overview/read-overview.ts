import type { Queryable } from '../database/connection.ts';
import { listOpenPayments } from '../payments/open-payments.ts';

/** Waiting work of all servers of a database. Ages in seconds; 0: nothing waits. */
export type Waiting = {
  readonly mailsWaiting: number;
  /** How long the oldest waiting mail has been there. */
  readonly mailAge: number;
  /** Plans in the making that no automation was asked for. */
  readonly jobsWaiting: number;
  readonly jobAge: number;
};

/** Failures of the last day, and open messages. */
type Trouble = {
  /** Given up within 24 hours. */
  readonly mailsFailed: number;
  /** Failed within 24 hours. */
  readonly jobsFailed: number;
  readonly supportOpen: number;
};

/** Waiting and failed work. */
type Overview = Waiting & Trouble;

/** Reads what waits: often asked, for the health. */
export async function readWaiting(sql: Queryable): Promise<Waiting> {
  const [row] = await sql<Waiting[]>`
    select
      (select count(*)::int from mail_outbox where status = 'waiting') as "mailsWaiting",
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mail_outbox where status = 'waiting') as "mailAge",
      (select count(*)::int from plan_jobs join trainingsplan_generierung as asked on asked.id = generation_id
        where status = 'in_bearbeitung' and handed_over_at is null) as "jobsWaiting",
      (select coalesce(extract(epoch from now() - min(accepted_at)), 0)::float8 from plan_jobs
        join trainingsplan_generierung as asked on asked.id = generation_id
        where status = 'in_bearbeitung' and handed_over_at is null) as "jobAge"`;
  if (row === undefined) throw new Error('What waits has no row.');
  return row;
}

/** Reads what waits and what went wrong. */
export async function readOverview(sql: Queryable): Promise<Overview> {
  const waiting = await readWaiting(sql);
  const [row] = await sql<Trouble[]>`
    select
      (select count(*)::int from mail_outbox where status = 'failed' and finished_at > now() - interval '24 hours') as "mailsFailed",
      (select count(*)::int from trainingsplan_generierung
        where status = 'fehlgeschlagen' and error_code = 'generator_failed' and finished_at > now() - interval '24 hours') as "jobsFailed",
      (select count(*)::int from support_messages where answered_at is null) as "supportOpen"`;
  if (row === undefined) throw new Error('The overview has no row.');
  return { ...waiting, ...row };
}

/** Sentences about what needs the operator, in German, for the mail to him; empty when nothing does. */
export async function findNeeds(sql: Queryable): Promise<string[]> {
  const [overview, payments] = [await readOverview(sql), await listOpenPayments(sql)];
  const troubles = payments.map(({ trouble }) => trouble);
  const count = (trouble: (typeof troubles)[number]) => troubles.filter((one) => one === trouble).length;
  const hours = Math.floor(overview.mailAge / 3600);
  const needs: readonly (readonly [number, string])[] = [
    [count('disputed'), 'Angefochtene Zahlungen, beim Zahlungsdienst zu beantworten'],
    [count('unmatched'), 'Zahlungen ohne Kauf (payments open)'],
    [count('wrong_amount'), 'Zahlungen mit anderem Betrag (payments open)'],
    [overview.supportOpen, 'Unbeantwortete Nachrichten (support list)'],
    [overview.mailsFailed, 'Mails, die seit gestern nicht ankamen (mails list --failed)'],
    [hours > 0 ? overview.mailsWaiting : 0, `Wartende Mails, die älteste seit ${hours} Stunden (mails list --waiting)`],
    [overview.jobsFailed, 'Pläne, die seit gestern nicht gelangen (jobs list --failed)'],
  ];
  return needs.filter(([number]) => number > 0).map(([number, words]) => `${words}: ${number}`);
}
