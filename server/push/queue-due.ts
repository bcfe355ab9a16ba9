import { NEXT_TEST_DAYS } from '@anwurf/domain/fitness/next-test';
import { hasSessionOn } from '@anwurf/domain/week/calendar-feed';
import { readFeedInput } from '../calendar-feeds/read-feed-input.ts';
import type { Sql } from '../database/connection.ts';

/** Devices that are looked at in one go. */
const atOnce = 200;

type DueDevice = { readonly sessionId: string; readonly userId: string; readonly day: string; readonly until: Date };

/** Devices at whose clocks it is the chosen time, at most two hours ago, and of which today's session was not looked at yet. */
async function dueDevices(sql: Sql): Promise<readonly DueDevice[]> {
  return sql<DueDevice[]>`
    select session_id as "sessionId", user_id as "userId", day::text as "day", ((day + 1)::timestamp at time zone time_zone) as until
    from push_subscriptions device, lateral (select (now() at time zone time_zone)::date as day, (now() at time zone time_zone)::time as clock) as here
    where 'session' = any(kinds) and clock >= session_time::time and clock - session_time::time < interval '2 hours'
      and not exists (select from push_outbox push where push.session_id = device.session_id and push.event = 'session ' || day)
    limit ${atOnce}`;
}

/** Queues today's sessions at the time that each device has chosen; a day without one is noted as looked at. */
async function queueSessions(sql: Sql): Promise<void> {
  for (const { sessionId, userId, day, until } of await dueDevices(sql)) {
    const input = await readFeedInput(sql, { userId, feedId: userId }, new Date());
    const status = hasSessionOn(input, day) ? 'waiting' : 'nothing';
    await sql`insert into push_outbox (session_id, kind, event, status, expires_at)
      select session_id, 'session', ${`session ${day}`}, ${status}, ${until} from push_subscriptions where session_id = ${sessionId}
      on conflict do nothing`;
  }
}

/** Queues that a test is due again, once after each newest test, at the chosen time. */
async function queueTests(sql: Sql): Promise<void> {
  await sql`
    insert into push_outbox (session_id, kind, event, expires_at)
    select session_id, 'test', 'test ' || newest, now() + interval '1 day' from push_subscriptions device,
      lateral (select max(test_date) as newest from fitness_tests where fitness_tests.user_id = device.user_id) as tested,
      lateral (select (now() at time zone time_zone)::date as day, (now() at time zone time_zone)::time as clock) as here
    where 'test' = any(kinds) and clock >= session_time::time and clock - session_time::time < interval '2 hours'
      and day - newest >= ${NEXT_TEST_DAYS.after}::int and day - newest < ${NEXT_TEST_DAYS.after + NEXT_TEST_DAYS.said}::int
    on conflict do nothing`;
}

/** Queues what is due by the clock. Several servers may do so at a time: of an event a device gets one. */
export async function queueDue(sql: Sql): Promise<void> {
  await queueSessions(sql);
  await queueTests(sql);
}
