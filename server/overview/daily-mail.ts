import type { Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findNeeds } from './read-overview.ts';

/** From this hour on, in German time. */
const hour = 7;

/**
 * Mails the operator what needs him, once a day and only when something does. Called every hour by every server of a database.
 * @param options.now default: the clock
 * @returns whether a mail was queued
 */
export async function mailDailySummary(sql: Sql, operatorEmail: string, { now = new Date() }: { now?: Date } = {}): Promise<boolean> {
  return sql.begin(async (tx) => {
    const decided = await tx`insert into operator_summaries (day) select (${now}::timestamptz at time zone 'Europe/Berlin')::date
      where extract(hour from ${now}::timestamptz at time zone 'Europe/Berlin') >= ${hour} on conflict do nothing`;
    if (decided.count === 0) return false;
    await tx`delete from operator_summaries where day < (${now}::timestamptz at time zone 'Europe/Berlin')::date - 7`;
    const lines = await findNeeds(tx);
    if (lines.length === 0) return false;
    await enqueueMail(tx, { to: operatorEmail, template: 'operator-summary', values: { lines } });
    return true;
  });
}
