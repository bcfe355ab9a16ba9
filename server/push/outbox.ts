import type { PushMessage } from '@anwurf/contract/push';
import { RETENTION_DAYS } from '@anwurf/contract/retention';
import type { Sql } from '../database/connection.ts';

/** A notification whose delivery is due, and where it goes. */
export type DuePush = {
  readonly id: string;
  readonly sessionId: string;
  readonly kind: PushMessage['kind'];
  readonly attempts: number;
  readonly expiresAt: Date;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly timeZone: string;
};

/**
 * Claims the notification that has been due longest, for the length of the lease; several servers may do so at a time.
 * @param leaseMs after this long without a result it is due again
 */
export async function claimPush(sql: Sql, leaseMs: number): Promise<DuePush | undefined> {
  const [row] = await sql<DuePush[]>`
    update push_outbox push set attempts = attempts + 1, due_at = now() + ${leaseMs} * interval '1 millisecond' from push_subscriptions device
    where device.session_id = push.session_id and push.id = (
      select id from push_outbox where status = 'waiting' and due_at <= now() order by due_at limit 1 for update skip locked)
    returning push.id, push.session_id as "sessionId", kind, attempts, expires_at as "expiresAt", endpoint, p256dh, auth,
      quiet_from as "quietFrom", quiet_until as "quietUntil", time_zone as "timeZone"`;
  return row;
}

/** Milliseconds until the next notification is due; undefined when none waits. */
export async function untilNextPush(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ wait: string | null }[]>`
    select extract(epoch from min(due_at) - now()) * 1000 as wait from push_outbox where status = 'waiting'`;
  return row === undefined || row.wait === null ? undefined : Math.max(0, Number(row.wait));
}

/** Ends a notification. The row stays for a while, so that its event notifies once. */
export async function endPush(sql: Sql, id: string, status: 'sent' | 'failed'): Promise<void> {
  await sql`update push_outbox set status = ${status}, finished_at = now() where id = ${id}`;
}

/** Delays a notification. @param isTry false: it was not tried, and the try does not count */
export async function postponePush(sql: Sql, id: string, dueAt: Date, isTry: boolean): Promise<void> {
  await sql`update push_outbox set due_at = ${dueAt}, attempts = attempts - ${isTry ? 0 : 1} where id = ${id}`;
}

/** Gives up notifications that say nothing new any more. */
export async function expirePushes(sql: Sql): Promise<void> {
  await sql`update push_outbox set status = 'failed', finished_at = now() where status = 'waiting' and expires_at < now()`;
}

/** Removes notifications that were finished long ago. */
export async function prunePushes(sql: Sql): Promise<void> {
  await sql`delete from push_outbox where created_at < now() - ${RETENTION_DAYS.pushes} * interval '1 day'`;
}
