import { accountExportSchema } from '@anwurf/contract/account-data';
import { calendarFeedSchema, newCalendarFeedSchema } from '@anwurf/contract/calendar-feed';
import { HOME_ZONE, localDayIn } from '@anwurf/domain/calendar/local-time';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../../packages/ui/data/calendar-file/read-calendar-file.ts';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { blockAccount } from '../../../server/accounts/block-account.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { foundTeam, joinAs, leaveTeam } from '../teams/team-requests.ts';

const server = useServer();
const today = localDayIn(new Date(), HOME_ZONE);
/** Of the week after this one, which nothing of today disturbs. */
const monday = dayAfter(mondayOf(today), 7);
const season = { zone: HOME_ZONE, from: dayAfter(today, -400), until: dayAfter(today, 400) };

let user: TestUser;
beforeEach(async () => {
  user = await server.user();
});

const ask = (method: string, as = user) => server.fetch('/api/calendar-feed', { method, as });
async function addressOf(as = user): Promise<string> {
  const response = await ask('POST', as);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return new URL(newCalendarFeedSchema.parse(await response.json()).address).pathname;
}
async function read(address: string) {
  const response = await server.fetch(address);
  return { status: response.status, text: await response.text(), etag: response.headers.get('etag') ?? '', headers: response.headers };
}
const entriesOf = (text: string) =>
  readCalendarFile(text, season).events.map(({ day, time, title, isCancelled }) => [day, time, title, isCancelled]);
const revisionOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
const uidsOf = (text: string) => [...text.replaceAll('\r\n ', '').matchAll(/UID:(\S+)/g)].map(([, uid = '']) => uid);

/** A plan of two weeks from the coming Monday on, with sessions on Monday and Thursday of one exercise of 40 minutes and a minute to set up. */
async function plan(as = user): Promise<{ id: string; sessions: string[] }> {
  const [id, sessions] = [newId(), [newId(), newId()]];
  await server.sql`insert into trainingsplanreal (id, user_id, name, week_count, sessions_per_week, started_on)
    values (${id}, ${as.id}, 'Nach dem Kreuzbandriss', 2, 2, ${monday}::date)`;
  for (const [index, session] of sessions.entries()) {
    await server.sql`insert into sessions (id, user_id, plan_id, session_order, weekday)
      values (${session}, ${as.id}, ${id}, ${index + 1}, ${index === 0 ? 'mo' : 'do'})`;
    await server.sql`insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, sets, duration_minutes, unit)
      values (${newId()}, ${as.id}, ${session}, 1, 'Knie schonen', 1, 40, 'Minuten')`;
  }
  return { id, sessions };
}

async function event(team: string, values: Record<string, unknown>): Promise<string> {
  const id = newId();
  await server.sql`insert into team_events ${server.sql({ id, team_id: team, kind: 'training', day: dayAfter(monday, 1), ...values })}`;
  return id;
}
async function inTeam(player = user): Promise<{ coach: TestUser; team: string }> {
  const coach = await server.user();
  const team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
  return { coach, team };
}

describe('an address', () => {
  it('is made, said once, renewed and ended', async () => {
    expect(calendarFeedSchema.parse(await (await ask('GET')).json())).toEqual({ feed: null });
    const first = await addressOf();
    expect(first).toMatch(/^\/api\/calendar-feed\/[\w-]{43}\.ics$/);
    const known = calendarFeedSchema.parse(await (await ask('GET')).json());
    expect(Object.keys(known.feed ?? {})).toEqual(['createdAt']);
    expect((await read(first)).status).toBe(200);
    const second = await addressOf();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await ask('DELETE')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect(calendarFeedSchema.parse(await (await ask('GET')).json())).toEqual({ feed: null });
  });

  it('is stored as a hash alone, is in the export without it, and ends with the account', async () => {
    const address = await addressOf();
    const token = address.slice(-47, -4);
    const [stored] = await server.sql<{ row: string }[]>`select t::text as row from calendar_feeds t where user_id = ${user.id}`;
    expect(stored?.row).not.toContain(token);
    const { tables } = accountExportSchema.parse(await (await server.fetch('/api/account/export', { as: user })).json());
    expect(tables['calendar_feeds']).toMatchObject([{ user_id: user.id, created_at: expect.any(String) as string }]);
    expect(Object.keys(tables['calendar_feeds']?.[0] ?? {}).filter((name) => /hash/.test(name))).toEqual([]);
    await deleteAccount(server.sql, { ...user, fullName: null });
    expect((await read(address)).status).toBe(404);
    expect(await server.sql`select from calendar_feeds where user_id = ${user.id}`).toHaveLength(0);
  });

  it('is answered alike when nobody has it, its owner is blocked, or it is none', async () => {
    const address = await addressOf();
    await blockAccount(server.sql, user.id);
    const answers = await Promise.all([address, `/api/calendar-feed/${'x'.repeat(43)}.ics`, '/api/calendar-feed/kurz.ics'].map(read));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('of somebody else shows nothing of the user', async () => {
    await plan();
    const other = await server.user();
    expect(entriesOf((await read(await addressOf(other))).text)).toEqual([]);
  });

  it('needs a session to be made, looked at or ended', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) expect((await server.fetch('/api/calendar-feed', { method })).status).toBe(401);
  });

  it('is renewed twenty times an hour, and read a hundred and twenty times', async () => {
    const address = await addressOf();
    const renewals = await Promise.all(Array.from({ length: 20 }, () => ask('POST')));
    expect(renewals.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await read(address)).status).toBe(404);
    const reader = await server.user();
    const own = await addressOf(reader);
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await read(own)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the sessions', () => {
  it('lie on their days, with place in the plan and length, and no word of what hurts', async () => {
    await plan();
    await server.sql`insert into complaints (id, user_id, region, level, reported_at, note)
      values (${newId()}, ${user.id}, 'Knie', 7, now(), 'Meniskus')`;
    const { text } = await read(await addressOf());
    expect(entriesOf(text)).toEqual(
      [0, 3, 7, 10].map((day, index) => [dayAfter(monday, day), null, `Einheit ${(index % 2) + 1} (41 min)`, false]),
    );
    expect(text).not.toMatch(/Knie|Kreuzband|Meniskus|schonen/);
  });

  it('move with the player under the same name, and raise the number', async () => {
    const { sessions } = await plan();
    const address = await addressOf();
    const before = await read(address);
    await server.sql`insert into scheduled_sessions (id, user_id, session_id, plan_week, planned_on, turn, scheduled_at)
      values (${newId()}, ${user.id}, ${sessions[0] ?? ''}, 1, ${dayAfter(monday, 2)}::date, 0, now())`;
    const after = await read(address);
    expect(entriesOf(after.text).map(([day]) => day)).toEqual([2, 3, 7, 10].map((day) => dayAfter(monday, day)));
    expect(uidsOf(after.text).toSorted()).toEqual(uidsOf(before.text).toSorted());
    expect(revisionOf(after.text)).toBe(revisionOf(before.text) + 1);
  });

  it('are gone while the plan rests, and when they are trained', async () => {
    const { id, sessions } = await plan();
    const address = await addressOf();
    await server.sql`insert into plan_pauses (id, user_id, plan_id, first_day, last_day)
      values (${newId()}, ${user.id}, ${id}, ${monday}::date, ${dayAfter(monday, 6)}::date)`;
    expect(entriesOf((await read(address)).text).map(([day]) => day)).toEqual([7, 10, 14, 17].map((day) => dayAfter(monday, day)));
    await server.sql`delete from plan_pauses where plan_id = ${id}`;
    await server.sql`insert into completed_sessions (id, user_id, session_id, completed_at, began_at, duration_minutes, time_zone)
      values (${newId()}, ${user.id}, ${sessions[0] ?? ''}, ${`${monday}T12:00:00Z`}, ${`${monday}T11:00:00Z`}, 40, 'Europe/Berlin')`;
    expect(entriesOf((await read(address)).text).map(([day]) => day)).toEqual([3, 7, 10].map((day) => dayAfter(monday, day)));
  });
});

describe('a team’s calendar', () => {
  it('comes with times at the clocks of its halls, and what is called off as cancelled', async () => {
    const { team } = await inTeam();
    await event(team, { start_time: '18:30', minutes: 90, place: 'Halle; Süd' });
    await event(team, { kind: 'match', day: dayAfter(monday, 5), start_time: '16:00', title: 'HSG – TV', is_cancelled: true });
    await event(team, { kind: 'free', day: dayAfter(monday, 12) });
    await event(team, { day: dayAfter(today, -40) });
    const { text } = await read(await addressOf());
    expect(readCalendarFile(text, season).events).toMatchObject([
      { day: dayAfter(monday, 1), time: '18:30', minutes: 90, title: 'Teamtraining', place: 'Halle; Süd', isCancelled: false },
      { day: dayAfter(monday, 5), time: '16:00', title: 'HSG – TV', isCancelled: true },
      { day: dayAfter(monday, 12), time: null, title: 'Spielfrei' },
    ]);
  });

  it('is gone with the membership', async () => {
    const { team } = await inTeam();
    await event(team, {});
    const address = await addressOf();
    expect(entriesOf((await read(address)).text)).toHaveLength(1);
    await leaveTeam(server, user, team);
    expect(entriesOf((await read(address)).text)).toEqual([]);
  });

  it('says a match once when the player has entered its day himself', async () => {
    const { team } = await inTeam();
    await event(team, { kind: 'match', day: dayAfter(monday, 5), title: 'HSG – TV' });
    await server.sql`insert into training_profiles (user_id, match_dates)
      values (${user.id}, ${[dayAfter(monday, 5), dayAfter(monday, 9)]})`;
    expect(entriesOf((await read(await addressOf())).text).map(([day, , title]) => [day, title])).toEqual([
      [dayAfter(monday, 5), 'HSG – TV'],
      [dayAfter(monday, 9), 'Spiel'],
    ]);
  });

  it('ends at fifteen hundred entries', async () => {
    const { team } = await inTeam();
    const rows = Array.from({ length: 1600 }, () => ({ id: newId(), team_id: team, kind: 'training', day: monday }));
    await server.sql`insert into team_events ${server.sql(rows)}`;
    const { text } = await read(await addressOf());
    expect(uidsOf(text)).toHaveLength(1500);
    expect(Buffer.byteLength(text)).toBeLessThan(2_000_000);
  });
});

it('is answered as unchanged to who has it, by a mark that only another content changes', async () => {
  await plan();
  const address = await addressOf();
  const first = await read(address);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  const again = await server.fetch(address, { headers: { 'if-none-match': `"other", W/${first.etag}` } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', first.etag]);
  expect((await read(address)).text).toBe(first.text);
  const { team } = await inTeam();
  await event(team, {});
  const changed = await server.fetch(address, { headers: { 'if-none-match': first.etag } });
  expect([changed.status, changed.headers.get('etag') === first.etag]).toEqual([200, false]);
});

it('stays out of the log when the server fails', async () => {
  const address = await addressOf();
  await server.sql`alter table calendar_feeds rename column content_hash to renamed`;
  try {
    expect((await read(address)).status).toBe(500);
  } finally {
    await server.sql`alter table calendar_feeds rename column renamed to content_hash`;
  }
  const lines = server.logged.splice(0);
  expect(lines).toEqual([expect.stringMatching(/^GET \/api\/calendar-feed\/:file\S* failed/)]);
  expect(lines.join(' ')).not.toContain(address.slice(-47, -4));
});
