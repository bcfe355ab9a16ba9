import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { readShape, requestShape } from '../shapes/shape-client.ts';
import { endTeam, foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
});

const birthOf = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);

async function push(user: TestUser, ...mutations: readonly object[]): Promise<string[]> {
  const response = await server.push(
    user,
    mutations.map((mutation) => ({ id: newId(), ...mutation })),
  );
  return pushResponseSchema.parse(await response.json()).results.map(({ status }) => status);
}

const decision = (granted: boolean, decided = new Date()) => ({
  table: 'sharing_consents',
  op: 'upsert',
  key: newId(),
  values: { team_id: team, kind: 'trainings', granted, text_version: 'test', decided_at: decided.toISOString() },
});
const birth = (years: number) => ({
  table: 'profiles',
  op: 'upsert',
  key: player.id,
  values: { date_of_birth: birthOf(years) },
});
const training = (day = '2026-11-20', name = 'Einheit 1') => ({
  table: 'completed_sessions',
  op: 'upsert',
  key: newId(),
  values: { plan_name: name, completed_at: `${day}T18:30:00Z`, local_day: day, duration_minutes: 60 },
});

async function copies(): Promise<number> {
  return (await server.sql`select from shared_trainings where team_id = ${team} and user_id = ${player.id}`).length;
}

describe('a decision of somebody under 16', () => {
  it('does not come to life on the sixteenth birthday', async () => {
    await push(player, birth(15), decision(true), training());
    expect(await copies()).toBe(0);
    // A year later.
    await server.sql`update profiles set date_of_birth = date_of_birth - 400 where id = ${player.id}`;
    await push(player, training());
    expect(await copies()).toBe(0);
    await push(player, decision(true));
    expect(await copies()).toBe(2);
  });

  it('does not come back with another date of birth, and the player sees that it ended', async () => {
    await push(player, decision(true), training());
    expect(await copies()).toBe(1);
    await push(player, birth(14));
    await push(player, birth(20), training());
    expect(await copies()).toBe(0);
    const { rows } = await readShape(server, player, 'sharing_consents');
    expect(new Set(rows.map(({ granted }) => granted))).toEqual(new Set(['true', 'false']));
  });
});

it('a yes of an earlier membership that a device sends in the next one shares nothing; a no of any clock still ends', async () => {
  await push(player, training());
  const late = decision(true);
  await leaveTeam(server, player, team);
  await joinAs(server, { coach, team, role: 'player' }, player);
  await push(player, late);
  expect(await copies()).toBe(0);
  await push(player, decision(true));
  expect(await copies()).toBe(1);
  await push(player, decision(false, new Date('2020-01-01T10:00:00Z')));
  expect(await copies()).toBe(0);
});

it('nobody gives and takes a consent without end, and taking it back is never refused', async () => {
  await push(player, training());
  // Of other columns, so that no statement takes a yes and the no after it together.
  const takenBack = () => {
    const { values, ...no } = decision(false);
    return { ...no, values: { ...values, created_at: values.decided_at } };
  };
  const results = await push(player, ...Array.from({ length: 50 }, () => [decision(true), takenBack()]).flat());
  expect(new Set(results)).toEqual(new Set(['applied']));
  expect(await push(player, decision(true))).toEqual(['refused']);
  expect(await push(player, decision(false))).toEqual(['applied']);
  // However often the copy came and went, one entry says that it is gone.
  const entries = await server.sql`select op, value from shape_log where owner = ${team} and table_name = 'shared_trainings'`;
  expect(entries).toMatchObject([{ op: 'delete' }]);
});

describe('the name of a member', () => {
  const isLogged = async (name: string) =>
    (
      await server.sql`select from shape_log where owner = ${team} and (value::text like ${`%${name}%`} or old_value::text like ${`%${name}%`})`
    ).length > 0;

  it.each(['leaves', 'deletes his account'])('is in no log of the team any more when he %s', async (how) => {
    const name = `Zoe ${newId()}`;
    await push(player, { table: 'users', op: 'update', key: player.id, values: { full_name: name } });
    expect(await isLogged(name)).toBe(true);
    if (how === 'leaves') await leaveTeam(server, player, team);
    else {
      const [account] = await server.sql<{ email: string }[]>`select email from users where id = ${player.id}`;
      await deleteAccount(server.sql, { id: player.id, email: account?.email ?? '' } as Parameters<typeof deleteAccount>[1]);
    }
    expect(await isLogged(name)).toBe(false);
  });
});

it('nothing of a team that ended stays in the log', async () => {
  await push(player, decision(true), training());
  const values = { kind: 'training', day: '2026-11-28', title: 'Abschluss' };
  await push(coach, { table: 'team_events', op: 'upsert', key: newId(), team, values });
  await endTeam(server, coach, team);
  expect(await server.sql`select from teams where id = ${team}`).toEqual([]);
  expect(await server.sql`select from shape_log where owner = ${team}`).toEqual([]);
});

it('rows of a team are not streamed as events, which would outlive the membership', async () => {
  const { handle, offset } = await readShape(server, coach, 'shared_trainings', { team });
  const query = { team, handle, offset, live: 'true', live_sse: 'true' };
  expect((await requestShape(server, coach, 'shared_trainings', query)).response.status).toBe(400);
  expect((await requestShape(server, player, 'shared_trainings', query)).response.status).toBe(403);
});

it('a device that had read a copy learns from the scrubbed log that it is gone', async () => {
  await push(player, decision(true), training());
  const { handle, offset, rows } = await readShape(server, coach, 'shared_trainings', { team });
  expect(rows).toHaveLength(1);
  await push(player, decision(false));
  await push(player, decision(true));
  await push(player, decision(false));
  const { messages } = await requestShape(server, coach, 'shared_trainings', { team, handle, offset });
  expect(messages.map(({ headers }) => headers.operation ?? headers.control)).toEqual(['delete', 'up-to-date']);
});

it('an operator who empties a table of the log empties its copies', async () => {
  await push(player, decision(true), training());
  await server.sql`truncate completed_sessions cascade`;
  expect(await copies()).toBe(0);
  await push(player, training());
  expect(await copies()).toBe(1);
  await server.sql`truncate sharing_consents`;
  expect(await copies()).toBe(0);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
