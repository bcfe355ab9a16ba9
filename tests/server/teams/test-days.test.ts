import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import type { JsonValue } from '@anwurf/contract/sync/json-value';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { beforeEach, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { readShape } from '../shapes/shape-client.ts';
import { askTeams, foundTeam, joinAs, leaveTeam, makeCode } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;
let day: string;
let member: string;

async function joinSharing(as: TestUser, into: string, kinds: readonly string[] = SHARED_KINDS): Promise<string> {
  const code = await makeCode(server, coach, into, 'player');
  expect((await askTeams(server, as, 'POST', '/join', { code, kinds })).status).toBe(200);
  const [row] = await server.sql<{ id: string }[]>`select id from memberships where team_id = ${into} and user_id = ${as.id}`;
  return row?.id ?? '';
}

async function push(as: TestUser, mutations: readonly object[], to: string | null = team): Promise<unknown[]> {
  const sent = mutations.map((mutation) => ({ id: newId(), ...(to !== null && { team: to }), ...mutation }));
  return pushResponseSchema.parse(await (await server.push(as, sent)).json()).results;
}

const jump = 'countermovement_jump';
const dayValues = { day: '2026-11-20', tests: [jump], choices: {}, group_gender: null, group_age: null, closed_at: null };
function open(values: object = {}) {
  return { table: 'team_test_days', op: 'upsert', key: newId(), values: { ...dayValues, created_at: '2026-11-20T17:00:00Z', ...values } };
}
function measure(values: Readonly<Record<string, JsonValue>> = {}) {
  const about = { test_day_id: day, member_id: member, guest_id: null, test: jump, state: 'measured', trials: [29.8, 30.4], reason: null };
  return { table: 'team_test_values', op: 'upsert', key: newId(), values: { ...about, noted_at: new Date().toISOString(), ...values } };
}
function guest(values: object = {}) {
  const about = { name: 'Ada Gast', gender: null, birth_year: null, created_at: '2026-11-20T17:00:00Z' };
  return { table: 'team_guests', op: 'upsert', key: newId(), values: { ...about, ...values } };
}
const close = (key = day) => ({ table: 'team_test_days', op: 'update', key, values: { closed_at: new Date().toISOString() } });
const applied = expect.objectContaining({ status: 'applied' });
const refused = expect.objectContaining({ status: 'refused' });
const stored = () => server.sql`select from team_test_values where team_id = ${team}`;
const offers = async (as = player) =>
  (await readShape(server, as, 'measured_tests')).rows.map((row) => ({
    ...row,
    id: String(row['id']),
    revision: Number(row['revision']),
    results: JSON.parse(String(row['results'])),
  }));

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
  member = await joinSharing(player, team);
  const made = open();
  day = made.key;
  await push(coach, [made]);
});

it('two coaches and a physio write into one cell, and each value stays', async () => {
  const [second, physio] = [await server.user(), await server.user()];
  await joinAs(server, { coach, team, role: 'coach' }, second);
  await joinAs(server, { coach, team, role: 'physio' }, physio);
  for (const as of [coach, second, physio]) expect(await push(as, [measure()])).toEqual([applied]);
  const first = measure({ trials: [31] });
  expect(await push(coach, [first])).toEqual([applied]);
  // Nothing is overwritten: neither by its id, nor by an update, nor by deleting it.
  expect(await push(second, [{ ...first, values: { ...first.values, trials: [99] } }])).toEqual([applied]);
  const change = { table: 'team_test_values', key: first.key };
  expect(
    await push(second, [
      { ...change, op: 'update', values: { trials: [99] } },
      { ...change, op: 'delete', values: {} },
    ]),
  ).toEqual([refused, refused]);
  const { rows } = await readShape(server, physio, 'team_test_values', { team });
  expect(rows).toHaveLength(4);
  expect(rows.map(({ trials }) => trials)).not.toContainEqual([99]);
});

it('a player writes nothing of it, and reads nothing but what was measured of him', async () => {
  expect(await push(player, [open(), measure(), guest(), close()])).toEqual([refused, refused, refused, refused]);
  const invented = { membership_id: member, test_day_id: day, day: '2026-11-20', results: {} };
  expect(await push(player, [{ table: 'measured_tests', op: 'upsert', key: newId(), values: invented }], null)).toEqual([refused]);
});

it('is about members and test days of the team alone', async () => {
  const other = await foundTeam(server, coach, 'Frauen 2');
  const [elsewhere, foreignDay, foreignGuest] = [await joinSharing(player, other), open(), guest()];
  await push(coach, [foreignDay, foreignGuest], other);
  const foreign = [
    measure({ member_id: elsewhere }),
    measure({ test_day_id: foreignDay.key }),
    measure({ member_id: null, guest_id: foreignGuest.key }),
    measure({ member_id: newId() }),
    measure({ member_id: null }),
  ];
  expect(await push(coach, [measure(), ...foreign])).toEqual([applied, ...foreign.map(() => refused)]);
  expect(await stored()).toHaveLength(1);
});

it('has no reason about health', async () => {
  const missing = { state: 'missing', trials: [] };
  expect(await push(coach, [measure({ ...missing, reason: 'absent' }), measure({ ...missing, reason: 'ill' })])).toEqual([
    applied,
    refused,
  ]);
});

it('is not noted of a member who shares no tests, and goes with his consent, out of the log as well', async () => {
  const silent = await server.user();
  const unshared = await joinSharing(silent, team, ['trainings']);
  expect(await push(coach, [measure({ member_id: unshared }), measure({ trials: [47.11] })])).toEqual([refused, applied]);
  const decision = { team_id: team, kind: 'tests', granted: false, text_version: '2026-11-28' };
  const at = new Date(Date.now() + 1000).toISOString();
  const no = { table: 'sharing_consents', op: 'upsert', key: newId(), values: { ...decision, decided_at: at, created_at: at } };
  expect(await push(player, [no], null)).toEqual([applied]);
  expect(await stored()).toEqual([]);
  expect(await server.sql`select from shape_log where table_name = 'team_test_values' and value::text like '%47.11%'`).toEqual([]);
  expect(await push(coach, [measure()])).toEqual([expect.objectContaining({ status: 'refused', code: 'constraint' })]);
});

it('goes with the player who leaves, with what he is offered, and stands in his export until then', async () => {
  await push(coach, [measure(), close()]);
  const exported = async () => (await (await server.fetch('/api/account/export', { as: player })).json()).tables;
  expect((await exported()).team_test_values).toMatchObject([{ test: jump, trials: [29.8, 30.4] }]);
  expect((await exported()).measured_tests).toHaveLength(1);
  await leaveTeam(server, player, team);
  expect(await stored()).toEqual([]);
  expect(await offers()).toEqual([]);
  expect(await push(coach, [measure()])).toEqual([refused]);
});

it('goes with the account', async () => {
  await push(coach, [measure(), close()]);
  await server.sql`delete from users where id = ${player.id}`;
  expect(await stored()).toEqual([]);
  expect(await server.sql`select from measured_tests where user_id = ${player.id}`).toEqual([]);
});

it('is offered to the player once the test day is closed, and again when it is corrected; his answer is his', async () => {
  await push(coach, [measure()]);
  expect(await offers()).toEqual([]);
  await push(coach, [close()]);
  const [offer] = await offers();
  expect(offer).toMatchObject({ day: '2026-11-20', revision: 1, answer: null, results: { [jump]: { trials: [29.8, 30.4], choices: {} } } });
  const answer = { table: 'measured_tests', op: 'update', key: offer?.id, values: { answer: 'taken', answered_revision: 1 } };
  expect(await push(coach, [answer], null)).toEqual([refused]);
  expect(await push(player, [answer], null)).toEqual([applied]);
  // Closed again without a change: nothing new.
  await push(coach, [close()]);
  expect(await offers()).toMatchObject([{ revision: 1, answer: 'taken' }]);
  await push(coach, [measure({ trials: [33] })]);
  expect(await offers()).toMatchObject([{ revision: 2, answered_revision: '1', results: { [jump]: { trials: [33] } } }]);
  await push(coach, [measure({ state: 'open', trials: [] })]);
  expect(await offers()).toEqual([]);
});

it('names the coaches who measured, as the accounts that pushed are called', async () => {
  const second = await server.user();
  await joinAs(server, { coach, team, role: 'coach' }, second);
  await server.sql`update users set full_name = 'Katrin Sommer' where id = ${coach.id}`;
  await server.sql`update users set full_name = 'Jens Alt' where id = ${second.id}`;
  await push(coach, [measure()]);
  expect(await push(second, [measure({ coach_name: 'Katrin Sommer' })])).toEqual([refused]);
  await push(second, [measure({ trials: [31.5] })]);
  const { rows } = await readShape(server, coach, 'team_test_values', { team });
  expect(rows.map((row) => row['coach_name'])).toEqual(expect.arrayContaining(['Jens Alt', 'Katrin Sommer']));
  await push(coach, [close()]);
  // Of the newest value of each cell.
  expect(await offers()).toMatchObject([{ coach_name: 'Jens Alt' }]);
});

it('forgets the name of a coach with his account, and keeps which value of a cell counts', async () => {
  const second = await server.user();
  await joinAs(server, { coach, team, role: 'coach' }, second);
  await server.sql`update users set full_name = 'Katrin Sommer' where id = ${coach.id}`;
  await server.sql`update users set full_name = 'Jens Alt' where id = ${second.id}`;
  await push(second, [measure({ trials: [29] })]);
  await push(coach, [measure({ trials: [31.5] }), close()]);
  await server.sql`delete from users where id = ${second.id}`;
  expect(await offers()).toMatchObject([{ coach_name: 'Katrin Sommer', results: { [jump]: { trials: [31.5] } } }]);
  await push(coach, [{ ...close(), values: { closed_at: null } }, close()]);
  expect(await offers()).toMatchObject([{ revision: 1, results: { [jump]: { trials: [31.5] } } }]);
  const { rows } = await readShape(server, coach, 'team_test_values', { team });
  expect(rows.map((row) => row['coach_name'])).toEqual(expect.arrayContaining(['', 'Katrin Sommer']));
  expect(
    await server.sql`select from shape_log where owner = any(${[team, player.id]}::uuid[]) and concat(value::text, old_value::text) like '%Jens Alt%'
      and table_name in ('team_test_values', 'measured_tests')`,
  ).toEqual([]);
});

it('offers both sides of a test as they were measured', async () => {
  const sided = open({ tests: ['side_plank', jump] });
  await push(coach, [sided, measure({ test_day_id: sided.key, test: 'side_plank', trials: [85, null] })]);
  await push(coach, [measure({ test_day_id: sided.key, test: 'side_plank', trials: [85, 92] }), close(sided.key)]);
  expect(await offers()).toMatchObject([{ results: { side_plank: { trials: [85, 92] } } }]);
});

it('ends with its test day: values and offers, not what was taken over', async () => {
  await push(coach, [measure(), close()]);
  expect(await push(coach, [{ table: 'team_test_days', op: 'delete', key: day, values: {} }])).toEqual([applied]);
  expect([await stored(), await offers()]).toEqual([[], []]);
});

it('a guest is linked to one member who shares tests, who then has her values, and not to a second one', async () => {
  const [second, silent] = [await server.user(), await server.user()];
  const other = await joinSharing(second, team);
  const unshared = await joinSharing(silent, team, []);
  const ada = guest();
  await push(coach, [ada, measure({ member_id: null, guest_id: ada.key, trials: [28.1] }), close()]);
  const link = (to: string | null) => ({ table: 'team_guests', op: 'update', key: ada.key, values: { member_id: to } });
  expect(await push(coach, [link(unshared)])).toEqual([refused]);
  expect(await push(coach, [link(member)])).toEqual([applied]);
  expect(await offers()).toMatchObject([{ results: { [jump]: { trials: [28.1] } } }]);
  expect(await push(coach, [link(other)])).toEqual([expect.objectContaining({ status: 'refused', code: 'constraint' })]);
  expect(await offers(second)).toEqual([]);
  expect(await push(coach, [link(null), link(other)])).toEqual([applied, applied]);
  expect(await offers(second)).toHaveLength(1);
  await leaveTeam(server, second, team);
  expect(await server.sql`select from team_guests where team_id = ${team}`).toEqual([]);
});

it('has bounds for test days, guests and values', async () => {
  await server.sql`insert into team_test_days (id, team_id, day, tests)
    select gen_random_uuid(), ${team}, '2026-11-20', '{}' from generate_series(1, 199)`;
  await server.sql`insert into team_guests (id, team_id, name) select gen_random_uuid(), ${team}, 'Gast' from generate_series(1, 60)`;
  await server.sql`insert into team_test_values (id, team_id, test_day_id, member_id, test, state, noted_at)
    select gen_random_uuid(), ${team}, ${day}, ${member}, ${jump}, 'open', now() from generate_series(1, 4000)`;
  expect(await push(coach, [open(), guest(), measure()])).toEqual([refused, refused, refused]);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
