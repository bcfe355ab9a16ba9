import { accountExportSchema } from '@anwurf/contract/account-data';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { decideAboutHealth } from '../accounts/health-consent.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { insertParents, insertRow } from '../pushes/sample-rows.ts';
import { foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
});

async function push(user: TestUser, ...mutations: readonly object[]): Promise<void> {
  const response = await server.push(
    user,
    mutations.map((mutation) => ({ id: newId(), ...mutation })),
  );
  expect(response.status).toBe(200);
  for (const result of pushResponseSchema.parse(await response.json()).results) expect(result).toMatchObject({ status: 'applied' });
}

/** Decides on the device. @param decided when, by the device's clock; default now */
async function decide(kind: SharedKind, granted: boolean, decided = new Date(), inTeam = team): Promise<void> {
  const values = { team_id: inTeam, kind, granted, text_version: 'test', decided_at: decided.toISOString() };
  await push(player, { table: 'sharing_consents', op: 'upsert', key: newId(), values });
}

const shareAll = async () => {
  for (const kind of SHARED_KINDS) await decide(kind, true);
};

/** A finished workout of 60 minutes at effort 7. @returns its key */
async function train(day: string, more: object = {}): Promise<string> {
  const key = newId();
  const values = { plan_name: 'Einheit 1', completed_at: `${day}T18:30:00Z`, local_day: day, duration_minutes: 60, effort: 7, ...more };
  await push(player, { table: 'completed_sessions', op: 'upsert', key, values });
  return key;
}

async function copiesOf(kind: SharedKind, inTeam = team): Promise<Record<string, unknown>[]> {
  return server.sql`select * from ${server.sql(`shared_${kind}`)} where team_id = ${inTeam} and user_id = ${player.id} order by id`;
}

/** Numbers of copies, by kind. */
const counts = async (inTeam = team) =>
  Object.fromEntries(await Promise.all(SHARED_KINDS.map(async (kind) => [kind, (await copiesOf(kind, inTeam)).length] as const)));

const nothing = { trainings: 0, loads: 0, tests: 0, readiness: 0, complaints: 0 };

/** A row of each kind, as a season leaves them. */
async function logEverything(): Promise<void> {
  await decideAboutHealth(server.sql, player.id, true);
  const parents = await insertParents(server.sql, player.id, { completed_sessions: await train('2026-11-20') });
  await insertRow(server.sql, 'scheduled_sessions', player.id, parents);
  await insertRow(server.sql, 'handball_loads', player.id, parents);
  await insertRow(server.sql, 'fitness_tests', player.id, parents);
  await insertRow(server.sql, 'complaints', player.id, parents);
  await insertRow(server.sql, 'readiness_checks', player.id, parents);
}

it('shares nothing without a decision', async () => {
  await logEverything();
  expect(await counts()).toEqual(nothing);
});

it('copies each consented kind, in the transaction of the player’s push, and no other', async () => {
  await logEverything();
  await decide('loads', true);
  expect(await counts()).toEqual({ ...nothing, loads: 2 });
  await decide('trainings', true);
  expect(await counts()).toEqual({ ...nothing, trainings: 2, loads: 2 });
  const key = await train('2026-11-21', { plan_name: 'Einheit 2', duration_minutes: 45, effort: null });
  expect(await copiesOf('trainings')).toContainEqual(expect.objectContaining({ state: 'done', name: 'Einheit 2', minutes: 45 }));
  // Without an effort there is no load.
  expect(await counts()).toEqual({ ...nothing, trainings: 3, loads: 2 });
  await push(player, { table: 'completed_sessions', op: 'update', key, values: { effort: 9, local_day: '2026-11-19' } });
  expect(await copiesOf('loads')).toContainEqual(expect.objectContaining({ kind: 'own', minutes: 45, effort: 9 }));
  expect((await copiesOf('loads')).length).toBe(3);
  await push(player, { table: 'completed_sessions', op: 'delete', key });
  expect(await counts()).toEqual({ ...nothing, trainings: 2, loads: 2 });
});

it('never copies notes, nor what a player wrote to his complaint', async () => {
  await logEverything();
  await shareAll();
  await train('2026-11-22', { notes: 'Geheim gehalten' });
  await server.sql`update complaints set note = 'Geheim gehalten' where user_id = ${player.id}`;
  for (const kind of SHARED_KINDS) expect(JSON.stringify(await copiesOf(kind))).not.toContain('Geheim');
});

it('removes a kind that is taken back, and fills it again from the log', async () => {
  await logEverything();
  await shareAll();
  const full = await counts();
  expect(full).toEqual({ trainings: 2, loads: 2, tests: 1, readiness: 1, complaints: 1 });
  await decide('tests', false);
  expect(await counts()).toEqual({ ...full, tests: 0 });
  await insertRow(server.sql, 'fitness_tests', player.id, {});
  await decide('tests', true);
  expect(await counts()).toEqual({ ...full, tests: 2 });
});

it('leaves nothing of removed copies in the log of the stream but that they are gone', async () => {
  await logEverything();
  await shareAll();
  await train('2026-11-23', { plan_name: 'Merkwort' });
  for (const kind of SHARED_KINDS) await decide(kind, false);
  const entries = await server.sql<{ op: string; value: object; old: object | null }[]>`
    select op, value, old_value as old from shape_log where owner = ${team} and table_name like 'shared_%'`;
  expect(entries.length).toBeGreaterThan(5);
  for (const { op, value, old } of entries) expect([op, Object.keys(value), old]).toEqual(['delete', ['id'], null]);
});

describe('the two orders of decisions', () => {
  it('a yes that a device sends late does not outvote a later no', async () => {
    await logEverything();
    await decide('trainings', true, new Date('2026-11-20T10:00:00Z'));
    await decide('trainings', false, new Date('2026-11-21T10:00:00Z'));
    await decide('trainings', true, new Date('2026-11-20T12:00:00Z'));
    expect(await counts()).toEqual(nothing);
    await decide('trainings', true);
    expect(await counts()).toMatchObject({ trainings: 2 });
  });

  it('a no of a device whose clock is slow counts at once', async () => {
    await logEverything();
    await decide('trainings', true);
    await decide('trainings', false, new Date('2020-01-01T10:00:00Z'));
    expect(await counts()).toEqual(nothing);
  });

  it('a decision of the future does not outlast later ones', async () => {
    await logEverything();
    await decide('trainings', true, new Date('2099-01-01T10:00:00Z'));
    await decide('trainings', false);
    expect(await counts()).toEqual(nothing);
  });
});

it.each(['leaves', 'is removed by the coach'])(
  'a player who %s takes everything with him, and is asked anew when he returns',
  async (how) => {
    await logEverything();
    await shareAll();
    await leaveTeam(server, how === 'leaves' ? player : coach, team, player.id);
    expect(await counts()).toEqual(nothing);
    expect(await server.sql`select from team_members where team_id = ${team} and user_id = ${player.id}`).toEqual([]);
    await train('2026-11-24');
    await joinAs(server, { coach, team, role: 'player' }, player);
    expect(await counts()).toEqual(nothing);
    await decide('trainings', true);
    expect(await counts()).toEqual({ ...nothing, trainings: 3 });
  },
);

it('a deleted account takes everything with it', async () => {
  await logEverything();
  await shareAll();
  const [account] = await server.sql<{ email: string }[]>`select email from users where id = ${player.id}`;
  await deleteAccount(server.sql, { id: player.id, email: account?.email ?? '' } as Parameters<typeof deleteAccount>[1]);
  expect(await counts()).toEqual(nothing);
  expect(await server.sql`select from memberships where user_id = ${player.id}`).toEqual([]);
  expect(await server.sql`select from shape_log where owner = ${team} and table_name like 'shared_%' and op <> 'delete'`).toEqual([]);
});

it('complaints end with the consent to storing them, whichever way it is taken back', async () => {
  await logEverything();
  await shareAll();
  await decideAboutHealth(server.sql, player.id, false);
  expect(await counts()).toMatchObject({ complaints: 0, trainings: 2 });
});

/** Answers of a day, in points. */
async function feel(day: string, points: number, noted_at = `${day}T07:00:00Z`): Promise<string> {
  const key = newId();
  const values = { day, sleep: points, fatigue: points, soreness: points, stress: points, mood: points, noted_at };
  await push(player, { table: 'readiness_checks', op: 'upsert', key, values });
  return key;
}

it('of a player’s daily answers a coach gets the sum of the newest alone', async () => {
  await decide('readiness', true);
  await feel('2026-11-20', 2);
  const newest = await feel('2026-11-20', 4, '2026-11-20T09:00:00Z');
  expect(await copiesOf('readiness')).toMatchObject([{ points: 20 }]);
  expect(Object.keys((await copiesOf('readiness'))[0] ?? {}).toSorted()).toEqual([
    'day',
    'id',
    'points',
    'server_version',
    'team_id',
    'user_id',
  ]);
  await push(player, { table: 'readiness_checks', op: 'delete', key: newest });
  expect(await copiesOf('readiness')).toMatchObject([{ points: 10 }]);
});

it('readiness ends with the consent to storing it, which is another one than that to complaints', async () => {
  await logEverything();
  await shareAll();
  await decideAboutHealth(server.sql, player.id, false);
  expect(await counts()).toMatchObject({ complaints: 0, readiness: 1 });
  await decideAboutHealth(server.sql, player.id, false, 'readiness');
  expect(await counts()).toMatchObject({ readiness: 0, trainings: 2 });
  expect(await server.sql`select from readiness_checks where user_id = ${player.id}`).toEqual([]);
});

it('somebody who turns out to be under 16 shares nothing', async () => {
  await logEverything();
  await shareAll();
  const birth = new Date(Date.now() - 14 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  await push(player, { table: 'profiles', op: 'upsert', key: player.id, values: { date_of_birth: birth } });
  expect(await counts()).toEqual(nothing);
  await decide('trainings', true);
  await train('2026-11-25');
  expect(await counts()).toEqual(nothing);
});

it('a player in two teams shares with each what he decided for it', async () => {
  const other = await foundTeam(server, await server.user(), 'Auswahl');
  const [{ user_id: otherCoach } = { user_id: '' }] = await server.sql<{ user_id: string }[]>`
    select user_id from memberships where team_id = ${other}`;
  await server.sql`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${player.id}, ${other}, 'player')`;
  await logEverything();
  await decide('trainings', true);
  await decide('tests', true, new Date(), other);
  expect([await counts(), await counts(other)]).toEqual([
    { ...nothing, trainings: 2 },
    { ...nothing, tests: 1 },
  ]);
  await leaveTeam(server, player, other);
  expect([await counts(), await counts(other)]).toEqual([{ ...nothing, trainings: 2 }, nothing]);
  expect(otherCoach).not.toBe(coach.id);
});

it('a coach who was a player shares no longer', async () => {
  await logEverything();
  await shareAll();
  await server.sql`update memberships set role = 'coach' where team_id = ${team} and user_id = ${player.id}`;
  expect(await counts()).toEqual(nothing);
});

it('the export has every decision and every membership', async () => {
  await shareAll();
  await decide('tests', false);
  const response = await server.fetch('/api/account/export', { as: player });
  const { tables } = accountExportSchema.parse(await response.json());
  expect(tables['sharing_consents']).toHaveLength(SHARED_KINDS.length + 1);
  expect(tables['memberships']).toMatchObject([{ team_id: team, role: 'player' }]);
});

it('an import shares nothing: only a decision of now does', async () => {
  await logEverything();
  const row = { id: newId(), team_id: team, kind: 'trainings', granted: true, text_version: 'test', decided_at: new Date().toISOString() };
  const body = JSON.stringify({ product: 'anwurf', version: 1, exportedAt: '', tables: { sharing_consents: [row] } });
  const headers = { 'content-type': 'application/json' };
  expect((await server.fetch('/api/account/import', { method: 'POST', as: player, body, headers })).status).toBe(200);
  expect(await counts()).toEqual(nothing);
});

describe('the change feed', () => {
  const headsOf = async ({ id }: TestUser): Promise<Record<string, string>> => {
    const [row] = await server.sql<{ heads: Record<string, string> }[]>`select heads from sync_heads where user_id = ${id}`;
    return row?.heads ?? {};
  };

  it('announces copies to the staff, and to no other player', async () => {
    const teammate = await server.user();
    await joinAs(server, { coach, team, role: 'player' }, teammate);
    await decide('trainings', true);
    const [before, mates] = [await headsOf(coach), await headsOf(teammate)];
    await train('2026-11-26');
    const moved = await headsOf(coach);
    expect(Object.keys(moved).filter((name) => moved[name] !== before[name])).toEqual([`shared_trainings@${team}`]);
    expect(await headsOf(teammate)).toEqual(mates);
  });

  it('announces the calendar to every member', async () => {
    const key = newId();
    await push(coach, { table: 'team_events', op: 'upsert', key, team, values: { kind: 'match', day: '2026-11-28' } });
    for (const member of [coach, player]) expect(Object.keys(await headsOf(member))).toContain(`team_events@${team}`);
  });

  it('announces a TRUNCATE of a team’s table to every member', async () => {
    const before = [await headsOf(coach), await headsOf(player)];
    await server.sql`truncate team_events cascade`;
    const after = [await headsOf(coach), await headsOf(player)];
    for (const [place, heads] of after.entries()) expect(heads[`team_events@${team}`]).not.toBe(before[place]?.[`team_events@${team}`]);
  });

  it('holds nothing of a team any more for somebody who left', async () => {
    await leaveTeam(server, player, team);
    expect(Object.keys(await headsOf(player)).filter((name) => name.includes('@'))).toEqual([]);
  });
});

it('a new name shows in every squad', async () => {
  await push(player, { table: 'users', op: 'update', key: player.id, values: { full_name: 'Mara Lindt' } });
  expect(await server.sql`select display_name as name from team_members where user_id = ${player.id}`).toEqual([{ name: 'Mara Lindt' }]);
});

it('pushes of coach and players at once are all answered, and none waits for ever', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => server.user()));
  await joinAs(server, { coach, team, role: 'player' }, ...players);
  const everybody = [player, ...players];
  const decided = { team_id: team, kind: 'loads', granted: true, text_version: 'test', decided_at: new Date().toISOString() };
  for (const one of everybody) await push(one, { table: 'sharing_consents', op: 'upsert', key: newId(), values: decided });
  const load = { day: '2026-11-27', kind: 'team', minutes: 90, effort: 6, noted_at: new Date().toISOString() };
  const rounds = Array.from({ length: 10 }, () => [
    ...everybody.map((one) => push(one, { table: 'handball_loads', op: 'upsert', key: newId(), values: load })),
    push(coach, { table: 'team_events', op: 'upsert', key: newId(), team, values: { kind: 'training', day: '2026-11-27' } }),
  ]).flat();
  await Promise.all(rounds);
  const [copies] = await server.sql<{ count: number }[]>`select count(*)::int as count from shared_loads where team_id = ${team}`;
  // One a day, kind and player: the newest.
  expect(copies?.count).toBe(everybody.length);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
