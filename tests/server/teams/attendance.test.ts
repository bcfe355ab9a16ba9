import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { readShape } from '../shapes/shape-client.ts';
import { foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;
let event: string;
let member: string;

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
  event = await enter();
  member = await memberOf(team);
});

async function enter(into = team): Promise<string> {
  const id = newId();
  await server.sql`insert into team_events (id, team_id, kind, day) values (${id}, ${into}, 'training', '2026-11-24')`;
  return id;
}

async function memberOf(of: string): Promise<string> {
  const [row] = await server.sql<{ id: string }[]>`select id from memberships where team_id = ${of} and user_id = ${player.id}`;
  return row?.id ?? '';
}

async function push(as: TestUser, mutations: readonly object[]): Promise<unknown[]> {
  const response = await server.push(
    as,
    mutations.map((mutation) => ({ id: newId(), team, ...mutation })),
  );
  return pushResponseSchema.parse(await response.json()).results;
}

function mark(values: object = {}) {
  const noted = { event_id: event, member_id: member, state: 'came', reason: null, noted_at: new Date().toISOString() };
  return { table: 'team_attendance', op: 'upsert', key: newId(), values: { ...noted, ...values } };
}

const stored = () => server.sql`select from team_attendance where team_id = ${team}`;
const applied = expect.objectContaining({ status: 'applied' });
const refused = expect.objectContaining({ status: 'refused' });

it('is noted by a coach, one by one and for many at once', async () => {
  expect(await push(coach, [mark(), mark({ state: 'excused', reason: 'school' })])).toEqual([applied, applied]);
  const { rows } = await readShape(server, coach, 'team_attendance', { team });
  expect(rows.map(({ state, reason }) => ({ state, reason }))).toEqual(
    expect.arrayContaining([
      { state: 'came', reason: null },
      { state: 'excused', reason: 'school' },
    ]),
  );
});

it('is not of another team’s entry or member, alone or among others', async () => {
  const other = await foundTeam(server, coach, 'Frauen 2');
  await joinAs(server, { coach, team: other, role: 'player' }, player);
  const foreign = [mark({ event_id: await enter(other) }), mark({ member_id: await memberOf(other) }), mark({ member_id: newId() })];
  expect(await push(coach, [mark(), ...foreign])).toEqual([applied, refused, refused, refused]);
  expect(await stored()).toHaveLength(1);
});

it('has no reason about health', async () => {
  expect(await push(coach, [mark({ state: 'excused', reason: 'ill' }), mark({ state: 'ill' })])).toEqual([refused, refused]);
});

it('goes with the player who leaves, out of the log as well, and of somebody who has left nothing is noted', async () => {
  await push(coach, [mark({ state: 'excused', reason: 'family' })]);
  await leaveTeam(server, player, team);
  expect(await stored()).toEqual([]);
  expect(await server.sql`select from shape_log where table_name = 'team_attendance' and value::text like '%family%'`).toEqual([]);
  expect(await push(coach, [mark()])).toEqual([refused]);
});

it('goes with its entry, and comes back with it', async () => {
  const noted = mark();
  await push(coach, [noted]);
  expect(await push(coach, [{ table: 'team_events', op: 'delete', key: event, values: {} }])).toEqual([applied]);
  expect(await stored()).toEqual([]);
  const entry = { kind: 'training', day: '2026-11-24', is_cancelled: false, created_at: new Date().toISOString() };
  const back = [
    { table: 'team_events', op: 'upsert', key: event, values: { ...entry, start_time: null, minutes: null, title: null, place: null } },
    noted,
  ];
  expect(await push(coach, back)).toEqual([applied, applied]);
  expect(await stored()).toHaveLength(1);
});

it('has a bound for each entry', async () => {
  await server.sql`insert into team_attendance (id, team_id, event_id, member_id, state, noted_at)
    select gen_random_uuid(), ${team}, ${event}, ${member}, 'came', now() from generate_series(1, 500)`;
  expect(await push(coach, [mark()])).toEqual([refused]);
});

it('stands in the player’s export, of his own alone', async () => {
  const second = await server.user();
  await joinAs(server, { coach, team, role: 'player' }, second);
  await push(coach, [mark({ state: 'missing' })]);
  const exportOf = async (as: TestUser) => (await (await server.fetch('/api/account/export', { as })).json()).tables.team_attendance;
  expect(await exportOf(player)).toEqual([expect.objectContaining({ state: 'missing', event_id: event })]);
  expect(await exportOf(second)).toEqual([]);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
