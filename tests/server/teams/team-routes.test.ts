import { setImmediate } from 'node:timers/promises';
import { errorBodySchema } from '@anwurf/contract/errors';
import { openCodesSchema, TEAM_BOUNDS, teamPreviewSchema } from '@anwurf/contract/team';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { askTeams, foundTeam, joinAs, leaveTeam, makeCode } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let team: string;

beforeEach(async () => {
  coach = await server.user();
  team = await foundTeam(server, coach);
});

async function codeOf(response: Promise<Response>): Promise<string | number> {
  const { status, ...answer } = await response.then(async (found) => ({ status: found.status, body: await found.text() }));
  return status < 400 ? status : errorBodySchema.parse(JSON.parse(answer.body)).error.code;
}

const join = (as: TestUser, code: string) => codeOf(askTeams(server, as, 'POST', '/join', { code }));

/** Resolves when a request waits for a lock. */
async function untilWaiting(): Promise<void> {
  const waiting = () => server.sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await waiting()).length === 0) await setImmediate();
}

/** Deletes an account while a request of it waits. @returns the request's answer, to be awaited */
async function whileDeleted<Answer>({ id }: TestUser, ask: () => Promise<Answer>): Promise<{ readonly answer: Promise<Answer> }> {
  return server.sql.begin(async (tx) => {
    await tx`select lock_teams_of(${id}, true)`;
    const answer = ask();
    await untilWaiting();
    await tx`delete from users where id = ${id}`;
    return { answer };
  });
}

const membersOf = async (role: string) => (await server.sql`select from memberships where team_id = ${team} and role = ${role}`).length;

describe('a team', () => {
  it('has its maker as coach', async () => {
    expect(await server.sql`select user_id, role from memberships where team_id = ${team}`).toEqual([{ user_id: coach.id, role: 'coach' }]);
  });

  it('is not made for an account that is deleted while it waits', async () => {
    const somebody = await server.user();
    const { answer } = await whileDeleted(somebody, () => codeOf(askTeams(server, somebody, 'POST', '', { name: 'Frauen 2' })));
    expect(await answer).toBe('account_deleted');
    expect(server.logged).toEqual([]);
  });

  it.each(['', '   ', '\u200B\u200B', 'x'.repeat(81)])('is not made with the name %j', async (name) => {
    expect(await codeOf(askTeams(server, coach, 'POST', '', { name }))).toBe('invalid_input');
  });

  it('is one of at most twenty of a user', async () => {
    for (let made = 1; made < TEAM_BOUNDS.teamsOfUser; made += 1) await foundTeam(server, coach);
    expect(await codeOf(askTeams(server, coach, 'POST', '', { name: 'Noch eine' }))).toBe('storage_full');
    const other = await server.user();
    const code = await makeCode(server, other, await foundTeam(server, other), 'player');
    expect(await join(coach, code)).toBe('storage_full');
  });

  it('ends with everything in it, by a coach alone', async () => {
    const [player, physio] = [await server.user(), await server.user()];
    await joinAs(server, { coach, team, role: 'player' }, player);
    await joinAs(server, { coach, team, role: 'physio' }, physio);
    for (const somebody of [player, physio, await server.user()]) {
      expect(await codeOf(askTeams(server, somebody, 'DELETE', `/${team}`))).toBe('forbidden');
    }
    expect(await codeOf(askTeams(server, coach, 'DELETE', `/${team}`))).toBe(204);
    for (const table of ['teams', 'memberships', 'team_members', 'team_codes']) {
      expect(
        await server.sql`select from ${server.sql(table)} where ${server.sql(table === 'teams' ? 'id' : 'team_id')} = ${team}`,
      ).toEqual([]);
    }
  });

  it('is not ended by a last coach who leaves, only by one who ends it', async () => {
    const second = await server.user();
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const leave = (user: TestUser) => codeOf(askTeams(server, user, 'DELETE', `/${team}/members/${user.id}`));
    // Each saw the other when he pressed.
    expect((await Promise.all([leave(coach), leave(second)])).map(String).toSorted()).toEqual(['204', 'last_coach']);
    expect(await server.sql`select from teams where id = ${team}`).toHaveLength(1);
    const [left] = await server.sql<{ id: string }[]>`select user_id as id from memberships where team_id = ${team}`;
    const last = left?.id === coach.id ? coach : second;
    expect(await leave(last)).toBe('last_coach');
    expect(await codeOf(askTeams(server, last, 'DELETE', `/${team}`))).toBe(204);
    expect(await server.sql`select from teams where id = ${team}`).toEqual([]);
  });

  it('ends with a last coach who says that it may, and goes on where somebody else leads it by then', async () => {
    const second = await server.user();
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const leave = (user: TestUser) => codeOf(askTeams(server, user, 'DELETE', `/${team}/members/${user.id}?mayEndTeam=true`));
    expect(await leave(coach)).toBe(204);
    expect(await server.sql`select from teams where id = ${team}`).toHaveLength(1);
    expect(await leave(second)).toBe(204);
    expect(await server.sql`select from teams where id = ${team}`).toEqual([]);
  });
});

describe('a code', () => {
  it('has no character that is mistaken for another, and is taken as it is typed', async () => {
    const code = await makeCode(server, coach, team, 'player');
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await join(await server.user(), ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(200);
  });

  it('shows what would be joined, and who would see what is shared', async () => {
    await server.sql`update users set full_name = 'Jana Krüger' where id = ${coach.id}`;
    const code = await makeCode(server, coach, team, 'player');
    const response = await askTeams(server, await server.user(), 'POST', '/preview', { code });
    expect(teamPreviewSchema.parse(await response.json())).toEqual({
      team,
      isMember: false,
      name: 'mB-Jugend',
      club: null,
      ageGroup: null,
      role: 'player',
      staff: [{ name: 'Jana Krüger', role: 'coach' }],
    });
  });

  it('ends when another one of its role is made, and after two weeks', async () => {
    const first = await makeCode(server, coach, team, 'player');
    const forCoaches = await makeCode(server, coach, team, 'coach');
    const second = await makeCode(server, coach, team, 'player');
    expect(await join(await server.user(), first)).toBe('token_invalid');
    expect(await join(await server.user(), forCoaches)).toBe(200);
    await server.sql`update team_codes set expires_at = now() where code = ${second}`;
    expect(await join(await server.user(), second)).toBe('token_invalid');
    expect(await codeOf(askTeams(server, await server.user(), 'POST', '/preview', { code: second }))).toBe('token_invalid');
  });

  it('does not bring back who was removed, nor a coach who left', async () => {
    const [second, player] = [await server.user(), await server.user()];
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const [forCoaches, forPlayers] = [await makeCode(server, second, team, 'coach'), await makeCode(server, second, team, 'player')];
    await join(player, forPlayers);
    await leaveTeam(server, coach, team, player.id);
    expect(await join(player, forPlayers)).toBe('token_invalid');
    const again = await makeCode(server, second, team, 'player');
    await leaveTeam(server, coach, team, second.id);
    for (const code of [forCoaches, again]) expect(await join(second, code)).toBe('token_invalid');
    // A player who leaves takes nobody's code away.
    const shown = await makeCode(server, coach, team, 'player');
    expect(await join(player, shown)).toBe(200);
    await leaveTeam(server, player, team);
    expect(await join(player, shown)).toBe(200);
  });

  it('is not made by a coach while he is removed', async () => {
    const second = await server.user();
    await joinAs(server, { coach, team, role: 'coach' }, second);
    let asked: Promise<string | number> | undefined;
    await server.sql.begin(async (tx) => {
      await tx`select lock_members_of(${team}, ${coach.id})`;
      const made = codeOf(askTeams(server, second, 'POST', `/${team}/codes`, { role: 'coach' }));
      // The request waits for the removal, or is answered before it.
      await Promise.race([made, untilWaiting()]);
      await tx`delete from memberships where team_id = ${team} and user_id = ${second.id}`;
      asked = made;
    });
    expect(await asked).toBe('forbidden');
    expect(await server.sql`select from team_codes where team_id = ${team} and role = 'coach'`).toEqual([]);
  });

  it('is not taken by a player whose account is deleted while he waits', async () => {
    const player = await server.user();
    const code = await makeCode(server, coach, team, 'player');
    const { answer } = await whileDeleted(player, () => join(player, code));
    expect(await answer).toBe('account_deleted');
    expect(await membersOf('player')).toBe(0);
  });

  it.each(['', 'ABCDEFG', 'ABCDEFGH9', 'ABCDEFG0', 'ABCDEFGI', "' or 1=1"])('is not %j', async (code) => {
    expect(await join(await server.user(), code)).toBe('invalid_input');
  });

  it('is read again by coaches alone, for as long as it is open', async () => {
    const code = await makeCode(server, coach, team, 'player');
    const other = await server.user();
    await joinAs(server, { coach, team, role: 'coach' }, other);
    const read = async () => openCodesSchema.parse(await (await askTeams(server, other, 'GET', `/${team}/codes`)).json()).codes;
    expect(await read()).toMatchObject([{ role: 'coach' }, { role: 'player', code }]);
    await server.sql`update team_codes set expires_at = now() - interval '1 second' where role = 'player'`;
    expect((await read()).map(({ role }) => role)).toEqual(['coach']);
    expect(await codeOf(askTeams(server, await server.user(), 'GET', `/${team}/codes`))).toBe('forbidden');
  });

  it('is made by coaches alone', async () => {
    const [player, physio] = [await server.user(), await server.user()];
    await joinAs(server, { coach, team, role: 'player' }, player);
    await joinAs(server, { coach, team, role: 'physio' }, physio);
    for (const somebody of [player, physio, await server.user()]) {
      expect(await codeOf(askTeams(server, somebody, 'POST', `/${team}/codes`, { role: 'coach' }))).toBe('forbidden');
    }
  });

  it('cannot be guessed: after thirty tries an hour comes a wait', async () => {
    const eve = await server.user();
    for (let tries = 0; tries < 30; tries += 1) expect(await join(eve, 'AAAAAAAA')).toBe('token_invalid');
    expect(await join(eve, await makeCode(server, coach, team, 'player'))).toBe('too_many_requests');
  });
});

describe('a member', () => {
  it('joins once, however often and from however many devices at the same time', async () => {
    const player = await server.user();
    const code = await makeCode(server, coach, team, 'player');
    expect(await Promise.all(Array.from({ length: 8 }, () => join(player, code)))).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await membersOf('player')).toBe(1);
  });

  it('keeps his role when he uses the code of another', async () => {
    const code = await makeCode(server, coach, team, 'player');
    expect(await join(coach, code)).toBe(200);
    expect(await server.sql`select role from memberships where team_id = ${team}`).toEqual([{ role: 'coach' }]);
  });

  it('finds no place in a full team, of several who come at once', async () => {
    const ids = Array.from({ length: TEAM_BOUNDS.player - 1 }, newId);
    await server.sql`insert into users (id, email) select id, id || '@test.example' from unnest(${ids}::uuid[]) as id`;
    await server.sql`insert into memberships (id, user_id, team_id, role) select gen_random_uuid(), id, ${team}, 'player' from unnest(${ids}::uuid[]) as id`;
    const code = await makeCode(server, coach, team, 'player');
    const users = await Promise.all(Array.from({ length: 5 }, () => server.user()));
    const answers = await Promise.all(users.map((user) => join(user, code)));
    expect([answers.filter((answer) => answer === 200).length, answers.filter((answer) => answer === 'storage_full').length]).toEqual([
      1, 4,
    ]);
    expect(await membersOf('player')).toBe(TEAM_BOUNDS.player);
  });

  it('is removed by a coach, and by nobody else', async () => {
    const [one, two] = [await server.user(), await server.user()];
    await joinAs(server, { coach, team, role: 'player' }, one, two);
    expect(await codeOf(askTeams(server, two, 'DELETE', `/${team}/members/${one.id}`))).toBe('forbidden');
    const other = await server.user();
    await foundTeam(server, other);
    expect(await codeOf(askTeams(server, other, 'DELETE', `/${team}/members/${one.id}`))).toBe('forbidden');
    await leaveTeam(server, coach, team, one.id);
    expect(await membersOf('player')).toBe(1);
  });
});

it('nothing of teams is open without a session', async () => {
  const body = JSON.stringify({ name: 'x', code: 'ABCDEFGH', role: 'player' });
  const headers = { 'content-type': 'application/json' };
  for (const path of ['', '/preview', '/join', `/${team}/codes`]) {
    expect((await server.fetch(`/api/teams${path}`, { method: 'POST', body, headers })).status).toBe(401);
  }
  for (const path of [`/${team}`, `/${team}/members/${coach.id}`]) {
    expect((await server.fetch(`/api/teams${path}`, { method: 'DELETE' })).status).toBe(401);
  }
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
