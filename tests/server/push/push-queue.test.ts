import { randomBytes } from 'node:crypto';
import { HOME_ZONE, instantOf } from '@anwurf/domain/calendar/local-time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEVICES_AT_ONCE } from '../../../server/push/queue-due.ts';
import { vapidKeyOf } from '../../../server/push/vapid-key.ts';
import { startPushWorker } from '../../../server/push/worker.ts';
import type { QueueWorker } from '../../../server/services/queue-worker.ts';
import { newId, useServer } from '../fixture.ts';
import { PushService, SubscribedBrowser } from './push-service.ts';

// Production without a key sends nothing by itself.
const server = useServer({
  ANWURF_MODE: 'production',
  PUBLIC_URL: 'https://anwurf.example',
  SMTP_URL: 'smtps://127.0.0.1:1',
  MAIL_FROM: 'post@anwurf.example',
  SECRETS_KEYS: Buffer.alloc(32, 7).toString('base64'),
});
/** A day that is not over while this runs. */
const day = '2099-11-25';
let service: PushService;
let worker: QueueWorker | undefined;
let closing: AbortController;
beforeEach(async () => {
  service = await PushService.start();
  closing = new AbortController();
  await server.sql`delete from users`;
});
afterEach(async () => {
  closing.abort();
  await worker?.stop();
  await service.stop();
});

/** Starts a worker that looks once, and again only when it is woken. */
function start(): void {
  worker = startPushWorker({
    sql: server.sql,
    log: (line) => expect.unreachable(line),
    key: vapidKeyOf(randomBytes(32).fill(1, 0, 1), 'mailto:test@anwurf.example'),
    closing: closing.signal,
    allowsLoopback: true,
    times: { retry: 60_000, poll: 3_600_000, timeout: 60_000, now: () => instantOf(day, '17:01', HOME_ZONE) },
  });
}

/** Devices of as many players, who all want their session at five; their paths at the push service. */
async function subscribed(count: number): Promise<readonly string[]> {
  const { p256dh, auth } = new SubscribedBrowser().keys;
  const devices = Array.from({ length: count }, () => ({ user: newId(), session: newId(), path: `/push/${newId()}` }));
  const users = devices.map(({ user }) => user);
  const sessions = devices.map(({ session }) => session);
  const endpoints = devices.map(({ path }) => service.url + path);
  await server.sql`insert into users (id, email) select id, id || '@test.example' from unnest(${users}::uuid[]) as id`;
  await server.sql`insert into login_sessions (id, user_id, device, ends_at)
    select session, owner, 'Test', now() + interval '1 day' from unnest(${sessions}::uuid[], ${users}::uuid[]) as rows (session, owner)`;
  await server.sql`
    insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, kinds, session_time, quiet_from, quiet_until, time_zone)
    select session, owner, endpoint, ${p256dh}, ${auth}, array['session', 'coach'], '17:00', '22:00', '07:00', ${HOME_ZONE}
    from unnest(${sessions}::uuid[], ${users}::uuid[], ${endpoints}::text[]) as rows (session, owner, endpoint)`;
  return devices.map(({ path }) => path);
}
/** A notification that waits for the device at a path. */
const queue = (path: string) => server.sql`insert into push_outbox (session_id, kind, event, expires_at)
  select session_id, 'coach', 'comment', now() + interval '1 day' from push_subscriptions where endpoint = ${service.url + path}`;

test('all devices of one time are looked at in one round, and what waits beside them is delivered', async () => {
  const paths = await subscribed(DEVICES_AT_ONCE * 2 + 50);
  await queue(paths[0] ?? '');
  start();
  const looked = async () => {
    const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from push_outbox where event = ${`session ${day}`}`;
    return row?.count;
  };
  await expect.poll(looked, { timeout: 30_000 }).toBe(paths.length);
  expect(service.to(paths[0] ?? '')).toHaveLength(1);
}, 60_000);

test('a push service that does not answer holds nobody else up', async () => {
  const [silent = '', ...others] = await subscribed(12);
  service.silent.add(silent);
  await queue(silent);
  for (const path of others) await queue(path);
  start();
  await expect.poll(() => others.map((path) => service.to(path).length)).toEqual(others.map(() => 1));
});
