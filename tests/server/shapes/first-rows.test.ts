import { decodeDated } from '@anwurf/contract/dated-json';
import { type FirstRowsAnswer, firstRowsAnswerSchema, mostFirstQueries, queryMark } from '@anwurf/contract/first-rows';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { firstScreenQueries } from '@anwurf/db/queries/first-screen-queries';
import type { LocalQuery } from '@anwurf/db/queries/local-query';
import { exercisesOfPlan } from '@anwurf/db/queries/plan-exercises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeasonAccount, seasonAccount } from '../../../server/development/demo-season/store-season.ts';
import { germanDay } from '../../../server/plan-generations/german-day.ts';
import { insertSquads } from '../../bench/squad-history.ts';
import { signIn } from '../accounts/test-user.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { Device } from '../../sync/device.ts';

const server = useServer();
let player: TestUser;
let other: TestUser;
let device: Device;

/** A player with a season, in a team with matches, beside others with rows of their own. */
beforeAll(async () => {
  await createSeasonAccount(server.sql);
  const { sql } = server;
  const [account] = await sql<{ id: string }[]>`select id from users where email = ${seasonAccount.email}`;
  if (account === undefined) throw new Error('no season');
  player = { id: account.id, email: seasonAccount.email, token: await signIn(sql, account.id) };
  other = await server.user();
  const { teams } = await insertSquads(sql, other, 2);
  await sql`insert into memberships (id, user_id, team_id, role) values (gen_random_uuid(), ${player.id}, ${teams[0] ?? ''}, 'player')`;
  await sql`insert into team_events (id, team_id, kind, day) select gen_random_uuid(), ${teams[0] ?? ''}, kind, (now() + n * interval '7 days')::date
    from generate_series(1, 4) n, unnest(array['match', 'training', 'free']) kind`;
  await sql`insert into goals (id, user_id, kind, target, set_on, until_day)
    select gen_random_uuid(), ${player.id}, 'habit', 2, now()::date, (now() + interval '9 days')::date`;
  await sql`insert into complaints (id, user_id, region, level, reported_at) values (gen_random_uuid(), ${player.id}, 'Knie', 3, now())`;
  await sql`insert into trainingsplanreal (id, user_id, name) values (${newId()}, ${other.id}, 'Plan einer anderen')`;
  device = await Device.open(server.url, player);
  await device.until('the first sync', () => device.state.firstSyncDone);
  await device.until('the team’s events', async () => {
    const { rows } = await device.store.query<{ n: number }>(`select count(*)::int as n from team_events where kind = 'match'`);
    return rows[0]?.n === 4;
  });
}, 120_000);
afterAll(() => device.close());

const post = (body: unknown, as?: TestUser) =>
  server.fetch('/api/first-rows', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(as !== undefined && { as }),
  });

async function ask(queries: readonly LocalQuery<unknown>[], as = player): Promise<FirstRowsAnswer['answers']> {
  const marked = await Promise.all(queries.map(async ({ sql, params }) => ({ mark: await queryMark(sql), params })));
  const answer = await post({ queries: marked }, as);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return firstRowsAnswerSchema.parse(decodeDated(await answer.text())).answers;
}

/** The queries as the screen asks them: of the player's own plan and session, and of days around today. */
async function askedQueries(): Promise<LocalQuery<unknown>[]> {
  const { rows } = await device.store.query<{ id: string }>('(select id from trainingsplanreal) union all (select id from sessions)');
  const today = germanDay(new Date());
  const [from, until] = [dayAfter(mondayOf(today), -28), dayAfter(mondayOf(today), 7)];
  const weeks = [-28, -21, -14, -7, 0].map((days) => dayAfter(mondayOf(today), days)).join(' ');
  const slugs = (await device.store.query<{ slug: string }>('select slug from exercise_catalogue order by number limit 20')).rows;
  return firstScreenQueries.flatMap(({ sql, params }) => {
    const [first] = params;
    if (params.length === 0 || typeof first === 'number') return [{ sql, params }];
    if (first === '' && sql.includes('weeks')) return [{ sql, params: [weeks] }];
    if (first === '') return [{ sql, params: [slugs.map(({ slug }) => slug).join(' ')] }];
    if (params.length === 2) return [{ sql, params: sql.includes('notes =') ? [first, from] : [from, until] }];
    return String(first).startsWith('0000') ? rows.map(({ id }) => ({ sql, params: [id] })) : [{ sql, params: [from] }];
  });
}

test('every query of the first screen has the rows that a device with everything has, to the type', async () => {
  const queries = await askedQueries();
  const found = new Map<string, number>();
  for (let from = 0; from < queries.length; from += mostFirstQueries) {
    const some = queries.slice(from, from + mostFirstQueries);
    const answers = await ask(some);
    for (const [index, { sql, params }] of some.entries()) {
      const { rows } = await device.store.query(sql, [...params]);
      expect(answers[index]?.rows, sql).toEqual(rows);
      found.set(sql, (found.get(sql) ?? 0) + rows.length);
    }
  }
  // A season lacks: news and invitations, an injury, a running workout, one that ended itself, a moved session, a plan in the making.
  expect([...found.values()].filter((count) => count > 0).length).toBeGreaterThan(18);
});

test('nobody gets rows of somebody else, whatever ids he names', async () => {
  const answers = await ask(await askedQueries().then((queries) => queries.slice(0, mostFirstQueries)), other);
  const own = JSON.stringify(answers);
  expect(own).not.toContain(player.id);
  expect(own).not.toContain(seasonAccount.email);
  const { rows } = await device.store.query<{ id: string }>('(select id from trainingsplanreal) union all (select id from sessions)');
  for (const { id } of rows) expect(own).not.toContain(`"id":"${id}"`);
});

test('a query that the server does not have gets none, whatever else is asked', async () => {
  const [account] = firstScreenQueries;
  if (account === undefined) throw new Error('no query');
  expect(await ask([{ sql: 'select * from sessions_of_refresh_tokens', params: [] }, account])).toEqual([
    null,
    { rows: [expect.objectContaining({ email: seasonAccount.email })], tables: ['users'] },
  ]);
});

test('refused are strangers, an ended access, too many queries and parameters that do not fit', async () => {
  const marked = await Promise.all(firstScreenQueries.map(async ({ sql, params }) => ({ mark: await queryMark(sql), params })));
  const ofPlan = marked.find(({ params }) => String(params[0]).startsWith('0000'));
  if (ofPlan === undefined) throw new Error('no query with an id');
  const statuses = [
    await post({ queries: marked }),
    await post({ queries: [] }, other),
    await post({ queries: [{ mark: 'select 1', params: [] }] }, other),
    await post({ queries: [{ mark: ofPlan.mark, params: [{}] }] }, other),
    await post({ queries: Array.from({ length: mostFirstQueries + 1 }, () => ofPlan) }, other),
    await post({ queries: [{ mark: ofPlan.mark, params: ['x'] }] }, other),
    await post({ queries: [{ mark: ofPlan.mark, params: [] }] }, other),
    await post({ queries: [{ mark: ofPlan.mark, params: [...ofPlan.params, player.id] }] }, other),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 400, 400, 400, 400, 400, 400]);
  // A user asks sixty times a minute.
  for (const value of ['x', '', '1e999', -1, 0.5, 1e300, true, null]) {
    const stranger = await server.user();
    for (const { mark, params } of marked) {
      const { status } = await post({ queries: [{ mark, params: params.map(() => value) }] }, stranger);
      expect([200, 400]).toContain(status);
    }
    expect(server.logged).toEqual([]);
  }
  await server.sql`update users set access_expires_at = now() - interval '1 minute' where id = ${other.id}`;
  expect((await post({ queries: marked }, other)).status).toBe(402);
  expect(server.logged).toEqual([]);
});

test('a user asks sixty times a minute, and gets no more rows than a screen needs', async () => {
  const keen = await server.user();
  const mark = await queryMark(exercisesOfPlan(null).sql);
  const { sql } = server;
  const [plan, session] = [newId(), newId()];
  await sql`insert into trainingsplanreal (id, user_id, name) values (${plan}, ${keen.id}, 'Plan')`;
  await sql`insert into sessions (id, user_id, plan_id, session_order) values (${session}, ${keen.id}, ${plan}, 1)`;
  const addExercises = (count: number) => sql`insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, description)
    select gen_random_uuid(), ${keen.id}, ${session}, 1, 'Übung', repeat('x', 8000) from generate_series(1, ${count})`;
  const asked = { mark, params: [plan] };
  const rowsOf = async (answer: Response) =>
    firstRowsAnswerSchema.parse(await answer.json()).answers.map((one) => (one === null ? null : one.rows.length));
  await addExercises(100);
  // A megabyte, whatever is asked.
  expect(await rowsOf(await post({ queries: [asked, asked, { mark, params: [newId()] }] }, keen))).toEqual([100, null, null]);
  await addExercises(401);
  expect(await rowsOf(await post({ queries: [asked] }, keen))).toEqual([null]);
  for (let request = 2; request < 60; request += 1) {
    expect((await post({ queries: [{ mark, params: [newId()] }] }, keen)).status).toBe(200);
  }
  expect((await post({ queries: [asked] }, keen)).status).toBe(429);
});

test('a user has three requests at a time, and one that waits for a lock ends after two seconds', async () => {
  const keen = await server.user();
  const asked = { queries: [{ mark: await queryMark(exercisesOfPlan(null).sql), params: [newId()] }] };
  await server.sql.begin(async (tx) => {
    await tx`lock table haupt_uebungen in access exclusive mode`;
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => post(asked, keen)))).map(({ status }) => status);
    expect(statuses.toSorted((one, next) => one - next)).toEqual([429, 429, 429, 429, 429, 503, 503, 503]);
  });
  expect((await post(asked, keen)).status).toBe(200);
  expect(server.logged).toEqual([]);
});
