import { NEXT_TEST_DAYS } from '@anwurf/domain/fitness/next-test';
import { ANNOUNCED_HOURS, sessionEvent } from '@anwurf/domain/notices/due-notices';
import { hasSessionOn } from '@anwurf/domain/week/calendar-feed';
import { readFeedInput } from '../calendar-feeds/read-feed-input.ts';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';

/** Devices that are looked at in one go: between two what is due is delivered. */
export const DEVICES_AT_ONCE = 200;

type DueDevice = { readonly sessionId: string; readonly userId: string; readonly day: string; readonly until: Date };

/** Reads devices at whose clocks it is the chosen time, at most two hours ago, and of which today's session was not looked at yet. */
async function dueDevices(sql: Sql, at: Date): Promise<readonly DueDevice[]> {
  return sql<DueDevice[]>`
    select session_id as "sessionId", user_id as "userId", day::text as "day", ((day + 1)::timestamp at time zone time_zone) as until
    from push_subscriptions device,
      lateral (select (${at}::timestamptz at time zone time_zone)::date as day, (${at}::timestamptz at time zone time_zone)::time as clock) as here
    where 'session' = any(kinds) and clock >= session_time::time and clock - session_time::time < ${ANNOUNCED_HOURS}::int * interval '1 hour'
      and not exists (select from push_outbox push where push.session_id = device.session_id and push.event = 'session ' || day)
    limit ${DEVICES_AT_ONCE}`;
}

/** A session of today, none, or that it could not be found out: then that is noted, or the device would be looked at for ever. */
async function statusOf(sql: Sql, { userId, day }: DueDevice, at: Date, log: ErrorLog): Promise<'waiting' | 'nothing' | 'failed'> {
  try {
    return hasSessionOn(await readFeedInput(sql, { userId, feedId: userId }, at), day) ? 'waiting' : 'nothing';
  } catch (error) {
    log(`a notification of ${day} is given up: the player's week could not be read`, error);
    return 'failed';
  }
}

/**
 * Queues today's sessions at the time that each device has chosen; a day without one is noted as looked at. Several servers may do so at a
 * time: of a day a device gets one.
 * @param at decides what time it is
 * @returns whether there may be more: {@link DEVICES_AT_ONCE} were looked at
 */
export async function queueSessions(sql: Sql, at: Date, log: ErrorLog): Promise<boolean> {
  const devices = await dueDevices(sql, at);
  for (const device of devices) {
    const status = await statusOf(sql, device, at, log);
    await sql`insert into push_outbox (session_id, kind, event, status, expires_at)
      select session_id, 'session', ${sessionEvent(device.day)}, ${status}, ${device.until} from push_subscriptions where session_id = ${device.sessionId}
      on conflict do nothing`;
  }
  return devices.length === DEVICES_AT_ONCE;
}

/** Queues that a test is due again, once after each newest test, at the chosen time. @param at decides what time it is */
export async function queueTests(sql: Sql, at: Date): Promise<void> {
  await sql`
    insert into push_outbox (session_id, kind, event, expires_at)
    select session_id, 'test', 'test ' || newest, now() + interval '1 day' from push_subscriptions device,
      lateral (select max(test_date) as newest from fitness_tests where fitness_tests.user_id = device.user_id) as tested,
      lateral (select (${at}::timestamptz at time zone time_zone)::date as day, (${at}::timestamptz at time zone time_zone)::time as clock) as here
    where 'test' = any(kinds) and clock >= session_time::time and clock - session_time::time < ${ANNOUNCED_HOURS}::int * interval '1 hour'
      and day - newest >= ${NEXT_TEST_DAYS.after}::int and day - newest < ${NEXT_TEST_DAYS.after + NEXT_TEST_DAYS.said}::int
    on conflict do nothing`;
}
