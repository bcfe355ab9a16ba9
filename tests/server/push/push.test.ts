import { createPublicKey, verify } from 'node:crypto';
import { accountExportSchema } from '@anwurf/contract/account-data';
import { type PushRequest, pushStateSchema } from '@anwurf/contract/push';
import { HOME_ZONE, instantOf, localDayIn, localTimeIn } from '@anwurf/domain/calendar/local-time';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { endSessionsOf } from '../../../server/accounts/block-account.ts';
import { queueSessions, queueTests } from '../../../server/push/queue-due.ts';
import { signIn } from '../accounts/test-user.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { foundTeam, joinAs } from '../teams/team-requests.ts';
import { PushService, SubscribedBrowser } from './push-service.ts';

/** The devices' clocks stand at one in the afternoon, whatever time it is here; tomorrow, so that nothing of that day has expired. */
const today = dayAfter(localDayIn(new Date(), HOME_ZONE), 1);
const now = instantOf(today, '13:00', HOME_ZONE);
const server = useServer({}, undefined, undefined, { retry: 50, poll: 250, timeout: 2000, now: () => now });
const closed = useServer({
  ANWURF_MODE: 'production',
  PUBLIC_URL: 'https://anwurf.example',
  SMTP_URL: 'smtps://127.0.0.1:1',
  MAIL_FROM: 'post@anwurf.example',
  SECRETS_KEYS: Buffer.alloc(32, 7).toString('base64'),
});
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.stop());

let user: TestUser;
let browser: SubscribedBrowser;
let path: string;
beforeEach(async () => {
  user = await server.user();
  browser = new SubscribedBrowser();
  path = `/push/${newId()}`;
});

const clock = (minutes: number) => localTimeIn(new Date(now.getTime() + minutes * 60_000), HOME_ZONE);
const wish = (values: Partial<PushRequest> = {}): PushRequest => ({
  kinds: ['session', 'test', 'coach'],
  // Not now: a test that means it says so.
  sessionTime: clock(-300),
  quietFrom: '00:00',
  quietUntil: '00:00',
  timeZone: HOME_ZONE,
  endpoint: service.url + path,
  ...browser.keys,
  ...values,
});
const send = (method: string, at = '', body?: unknown, as: TestUser | null = user) =>
  server.fetch(`/api/push${at}`, {
    method,
    ...(as !== null && { as }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
async function subscribe(values: Partial<PushRequest> = {}, as = user): Promise<void> {
  expect((await send('POST', '', wish(values), as)).status).toBe(204);
}
const stateOf = async (as = user) => pushStateSchema.parse(await (await send('GET', '', undefined, as)).json());
/** All that the browser got; a notification that is none of the expected ones would be among them. */
const got = () => service.to(path).map((pushed) => browser.read(pushed));
/** Waits until the outbox has worked off all that was queued before. */
async function workedOff(): Promise<void> {
  await expect.poll(() => server.sql`select from push_outbox where status = 'waiting' and due_at <= now()`).toHaveLength(0);
}

async function comment(team: string, body: string, at = new Date()): Promise<void> {
  const workout = newId();
  await server.sql`insert into completed_sessions (id, user_id, completed_at, duration_minutes) values (${workout}, ${user.id}, now(), 40)`;
  await server.sql`insert into session_comments (id, user_id, team_id, workout_id, day, body, written_at, author_name, from_team)
    values (${newId()}, ${user.id}, ${team}, ${workout}, current_date, ${body}, ${at}, 'Trainerin', true)`;
}
async function inTeam(): Promise<string> {
  const coach = await server.user();
  const team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, user);
  // Comments are about trainings that a player shares.
  await server.sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    values (${newId()}, ${user.id}, ${team}, 'trainings', true, '2026-11-27', now())`;
  return team;
}

describe('a device', () => {
  it('says what it wants, changes it, and takes it back', async () => {
    const { publicKey, choice } = await stateOf();
    expect(choice).toBeNull();
    expect(Buffer.from(publicKey ?? '', 'base64url')).toHaveLength(65);
    await subscribe({ kinds: ['coach'] });
    expect((await stateOf()).choice).toMatchObject({ kinds: ['coach'], quietFrom: '00:00' });
    await subscribe({ kinds: ['test', 'session'], sessionTime: '17:30' });
    expect((await stateOf()).choice).toMatchObject({ kinds: ['test', 'session'], sessionTime: '17:30' });
    expect((await send('DELETE')).status).toBe(204);
    expect((await stateOf()).choice).toBeNull();
  });

  it('is named by the export without its address, and goes with its session, a deletion and the next user of the browser', async () => {
    const others = { ...user, token: await signIn(server.sql, user.id) };
    await subscribe();
    await subscribe({ endpoint: `${service.url}/push/other-${user.id}` }, others);
    const { tables } = accountExportSchema.parse(await (await server.fetch('/api/account/export', { as: user })).json());
    expect(tables['push_subscriptions']).toHaveLength(2);
    expect(JSON.stringify(tables['push_subscriptions'])).not.toMatch(/127\.0\.0\.1|p256dh|"auth"/);
    const rows = () => server.sql`select from push_subscriptions where user_id = ${user.id}`;
    const next = await server.user();
    await subscribe({}, next);
    expect(await rows()).toHaveLength(1);
    await endSessionsOf(server.sql, user.id);
    expect(await rows()).toHaveLength(0);
    await deleteAccount(server.sql, { ...next, fullName: null });
    expect(await server.sql`select from push_subscriptions where user_id = ${next.id}`).toHaveLength(0);
  });

  it.each([
    ['another scheme', 'ftp://push.example/x'],
    ['a name and password', 'https://name:word@push.example/x'],
    ['another port', 'https://push.example:8443/x'],
    ['an address of the server’s network', 'https://10.0.0.1/x'],
    ['the address of a cloud’s secrets', 'https://169.254.169.254/latest'],
    ['no address', 'push'],
    ['an endless one', `https://push.example/${'x'.repeat(1000)}`],
  ])('with %s is refused', async (_, endpoint) => {
    expect((await send('POST', '', wish({ endpoint }))).status).toBe(400);
    expect((await stateOf()).choice).toBeNull();
  });

  it('with an unknown kind, a time that no clock shows, or a broken key is refused', async () => {
    for (const wrong of [{ kinds: ['pain'] }, { kinds: ['coach', 'coach'] }, { sessionTime: '24:00' }, { p256dh: 'x' }, { auth: '' }])
      expect((await send('POST', '', { ...wish(), ...wrong })).status).toBe(400);
  });

  it('without a session gets nothing, and tries ten notifications an hour', async () => {
    for (const [method, at] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/trial'],
    ] as const)
      expect((await send(method, at, method === 'POST' ? {} : undefined, null)).status).toBe(401);
    expect((await send('POST', '/trial')).status).toBe(404);
    await subscribe();
    const statuses = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await send('POST', '/trial')).status);
    // One went into the first answer.
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 204), 429]);
  });
});

describe('a notification', () => {
  it('has the kind alone, encrypted for the browser and signed with the server’s key', async () => {
    await subscribe();
    expect((await send('POST', '/trial')).status).toBe(204);
    await expect.poll(got).toEqual([{ kind: 'trial' }]);
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.to(path);
    expect(body.toString('latin1')).not.toContain('trial');
    const [, token = '', key = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe((await stateOf()).publicKey);
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const [head = '', claims = '', signature = ''] = token.split('.');
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(() => new SubscribedBrowser().read(service.to(path)[0] ?? { path, headers, body })).toThrow(/authenticate/);
  });

  it('comes of a coach’s words and assignments, once each, and says none of them', async () => {
    await subscribe();
    const team = await inTeam();
    await comment(team, 'Dein Knie: bitte zum Arzt');
    await expect.poll(got).toEqual([{ kind: 'coach' }]);
    await server.sql`insert into assignments (id, user_id, team_id, title, content, sent_at)
      values (${newId()}, ${user.id}, ${team}, 'Reha Knie', '{}', now())`;
    await expect.poll(got).toEqual([{ kind: 'coach' }, { kind: 'coach' }]);
    // A copy of an old one is no news.
    await comment(team, 'Alt', new Date(Date.now() - 3 * 86_400_000));
    await workedOff();
    expect(got()).toHaveLength(2);
  });

  it('does not come where its kind was not chosen', async () => {
    await subscribe({ kinds: ['test'] });
    await comment(await inTeam(), 'Hallo');
    await workedOff();
    expect(await server.sql`select from push_outbox push join push_subscriptions using (session_id) where user_id = ${user.id}`).toEqual(
      [],
    );
  });

  it('waits for the end of the quiet hours, but for one that is tried out', async () => {
    await subscribe({ quietFrom: clock(-5), quietUntil: clock(60) });
    await comment(await inTeam(), 'Hallo');
    const waiting = () => server.sql<{ due: Date; attempts: number }[]>`
      select due_at as due, attempts from push_outbox join push_subscriptions using (session_id)
      where user_id = ${user.id} and push_outbox.status = 'waiting'`;
    await expect.poll(waiting).toEqual([{ due: new Date(now.getTime() + 60 * 60_000), attempts: 0 }]);
    await send('POST', '/trial');
    await expect.poll(got).toEqual([{ kind: 'trial' }]);
  });

  it('is tried again where the service is away for a moment, ends the device where it is gone, and is given up where it is refused', async () => {
    await subscribe();
    service.statuses.set(path, 503);
    await send('POST', '/trial');
    await expect.poll(() => service.to(path).length).toBeGreaterThan(1);
    service.statuses.delete(path);
    await expect.poll(() => service.pushed.filter((one) => one.path === path).length).toBeGreaterThan(2);
    service.statuses.set(path, 410);
    await send('POST', '/trial');
    await expect.poll(async () => (await stateOf()).choice).toBeNull();

    path = `/push/${newId()}`;
    await subscribe();
    // A redirect could lead anywhere.
    service.statuses.set(path, 302);
    await send('POST', '/trial');
    const failed = () => server.sql`select from push_outbox join push_subscriptions using (session_id)
      where user_id = ${user.id} and push_outbox.status = 'failed'`;
    await expect.poll(failed).toHaveLength(1);
    expect(service.to('/elsewhere')).toEqual([]);
    expect((await stateOf()).choice).not.toBeNull();
    expect(server.logged.splice(0).join()).toMatch(/notification .* is given up: refused/);
  });
});

describe('by the clock', () => {
  const fail = (line: string) => expect.unreachable(line);
  /** A plan of one session, today. */
  async function planOfToday(): Promise<void> {
    const [plan, session] = [newId(), newId()];
    await server.sql`insert into trainingsplanreal (id, user_id, name, week_count, sessions_per_week, started_on)
      values (${plan}, ${user.id}, 'Plan', 4, 1, ${dayAfter(today, -14)}::date)`;
    await server.sql`insert into sessions (id, user_id, plan_id, session_order, weekday)
      values (${session}, ${user.id}, ${plan}, 1, (array['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'])[extract(isodow from ${today}::date)])`;
  }

  it('today’s session is announced at the chosen time, once, and not on a day without one', async () => {
    await planOfToday();
    await subscribe({ sessionTime: clock(-1) });
    await expect.poll(got).toEqual([{ kind: 'session' }]);
    const rows = () => server.sql`select from push_outbox join push_subscriptions using (session_id) where user_id = ${user.id}`;
    await Promise.all([queueSessions(server.sql, now, fail), queueSessions(server.sql, now, fail)]);
    await workedOff();
    expect([got().length, (await rows()).length]).toEqual([1, 1]);

    const free = await server.user();
    await subscribe({ sessionTime: clock(-1), endpoint: `${service.url}/push/free-${free.id}` }, free);
    const noted = () => server.sql`select from push_outbox push join push_subscriptions using (session_id)
      where user_id = ${free.id} and push.status = 'nothing'`;
    await expect.poll(noted).toHaveLength(1);
    expect(service.to(`/push/free-${free.id}`)).toEqual([]);
  });

  it('does not come before its time, nor hours after it', async () => {
    await planOfToday();
    await subscribe({ sessionTime: clock(3) });
    await queueSessions(server.sql, now, fail);
    await subscribe({ sessionTime: clock(-130) });
    await queueSessions(server.sql, now, fail);
    await workedOff();
    expect(got()).toEqual([]);
  });

  it('a test is due six weeks after the newest, and is said once', async () => {
    const test = (days: number) => server.sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
      values (${newId()}, ${user.id}, 'antritt', ${dayAfter(today, -days)}::date, '10:00', '{}')`;
    await test(43);
    await subscribe({ kinds: ['test'], sessionTime: clock(-1) });
    await expect.poll(got).toEqual([{ kind: 'test' }]);
    await queueTests(server.sql, now);
    await test(3);
    await queueTests(server.sql, now);
    await workedOff();
    expect(got()).toHaveLength(1);
  });
});

it('without a key in production there are none', async () => {
  const as = { ...(await server.user()), token: '' };
  const id = newId();
  await closed.sql`insert into users (id, email) values (${id}, ${`${id}@test.example`})`;
  as.token = await signIn(closed.sql, id, 3600, [Buffer.alloc(32, 7)]);
  const response = await closed.fetch('/api/push', { as });
  expect(pushStateSchema.parse(await response.json())).toEqual({ publicKey: null, choice: null });
  const asked = await closed.fetch('/api/push', {
    method: 'POST',
    as,
    body: JSON.stringify(wish()),
    headers: { 'content-type': 'application/json' },
  });
  expect(asked.status).toBe(404);
});
