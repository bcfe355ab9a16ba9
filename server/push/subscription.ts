import type { PushKind, PushRequest, PushState } from '@anwurf/contract/push';
import { HOME_ZONE } from '@anwurf/domain/calendar/local-time';
import type { Sql } from '../database/connection.ts';
import { newId } from '../identity/new-id.ts';

/** Notifications that the device of a session wants; null: nothing. */
export async function readSubscription(sql: Sql, sessionId: string): Promise<PushState['choice']> {
  const [row] = await sql<{ kinds: PushKind[]; sessionTime: string; quietFrom: string; quietUntil: string }[]>`
    select kinds, session_time as "sessionTime", quiet_from as "quietFrom", quiet_until as "quietUntil"
    from push_subscriptions where session_id = ${sessionId}`;
  return row ?? null;
}

/** A zone that Postgres knows; the home zone for another. */
async function knownZone(sql: Sql, zone: string): Promise<string> {
  const [row] = await sql`select from pg_timezone_names where name = ${zone}`;
  return row === undefined ? HOME_ZONE : zone;
}

/**
 * Stores what a session's device wants, one row a session. An address belongs to the browser's newest session: whoever was signed in there
 * before gets nothing any more.
 */
export async function storeSubscription(sql: Sql, { userId, sessionId }: PushOwner, request: PushRequest): Promise<void> {
  const zone = await knownZone(sql, request.timeZone);
  const { endpoint, p256dh, auth, kinds, sessionTime, quietFrom, quietUntil } = request;
  await sql.begin(async (tx) => {
    await tx`delete from push_subscriptions where endpoint = ${endpoint} and session_id <> ${sessionId}`;
    await tx`
      insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, kinds, session_time, quiet_from, quiet_until, time_zone)
      values (${sessionId}, ${userId}, ${endpoint}, ${p256dh}, ${auth}, ${kinds}, ${sessionTime}, ${quietFrom}, ${quietUntil}, ${zone})
      on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
        kinds = excluded.kinds, session_time = excluded.session_time, quiet_from = excluded.quiet_from,
        quiet_until = excluded.quiet_until, time_zone = excluded.time_zone`;
  });
}

/** The signed-in device. */
export type PushOwner = { readonly userId: string; readonly sessionId: string };

/** Ends what the device of a session wants. */
export async function removeSubscription(sql: Sql, sessionId: string): Promise<void> {
  await sql`delete from push_subscriptions where session_id = ${sessionId}`;
}

/** Queues a notification to try out. @returns false: the device wants none */
export async function queueTrial(sql: Sql, sessionId: string): Promise<boolean> {
  const rows = await sql`
    insert into push_outbox (session_id, kind, event, expires_at)
    select session_id, 'trial', ${`trial ${newId()}`}, now() + interval '5 minutes' from push_subscriptions where session_id = ${sessionId}`;
  await sql`select pg_notify('push_outbox', '')`;
  return rows.count > 0;
}
