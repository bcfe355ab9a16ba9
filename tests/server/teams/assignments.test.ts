import { accountExportSchema } from '@anwurf/contract/account-data';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let mate: TestUser;
let team: string;

const content = {
  version: 1,
  description: null,
  durationRecommendation: null,
  weeks: null,
  perWeek: null,
  sessions: [{ venue: null, load: null, warmup: [], main: [{ name: 'Kastensprung', exercise_order: 1 }], cooldown: [] }],
};

beforeEach(async () => {
  [coach, player, mate] = [await server.user(), await server.user(), await server.user()];
  await server.sql`update users set full_name = 'Katrin Sommer' where id = ${coach.id}`;
  team = await foundTeam(server, coach);
  for (const one of [player, mate]) await joinAs(server, { coach, team, role: 'player' }, one);
});

/** Pushes and answers how each was taken. */
async function push(user: TestUser, ...mutations: readonly object[]): Promise<string[]> {
  const response = await server.push(
    user,
    mutations.map((mutation) => ({ id: newId(), ...mutation })),
  );
  expect(response.status).toBe(200);
  return pushResponseSchema.parse(await response.json()).results.map((result) => (result.status === 'applied' ? 'applied' : result.code));
}

async function memberOf(user: TestUser): Promise<string> {
  return (await server.sql<{ id: string }[]>`select id from team_members where team_id = ${team} and user_id = ${user.id}`)[0]?.id ?? '';
}

/** Sends an assignment to a player. @returns ids of the assignment and of its assignee */
async function assign(
  to = player,
  more: object = {},
  member?: string,
): Promise<{ assignment: string; assignee: string; results: string[] }> {
  const [assignment, assignee] = [newId(), newId()];
  const member_id = member ?? (await memberOf(to));
  const values = { title: 'Sprungkraft', note: null, day: '2026-12-01', content, sent_at: '2026-11-28T10:00:00Z', ...more };
  const results = await push(
    coach,
    { table: 'team_assignments', op: 'upsert', key: assignment, team, values },
    { table: 'team_assignees', op: 'upsert', key: assignee, team, values: { assignment_id: assignment, member_id } },
  );
  return { assignment, assignee, results };
}

const received = (user: TestUser) => server.sql`
  select id, title, day::text, coach_name, answer from assignments where user_id = ${user.id} order by sent_at`;
const seen = async (assignee: string) =>
  (
    await server.sql`select answer, comment, done, last_done_on::text as day, last_effort as effort from team_assignees where id = ${assignee}`
  )[0];
const answer = (assignee: string, values: object) => ({ table: 'assignments', op: 'update', key: assignee, values });
const accepted = { answer: 'accepted', answered_at: '2026-11-28T12:00:00Z' };

/** Writes as a device does when it accepts: a plan with the assignment's id. */
async function accept(assignee: string): Promise<string> {
  const session = newId();
  await push(
    player,
    { table: 'trainingsplanreal', op: 'upsert', key: assignee, values: { name: 'Sprungkraft' } },
    { table: 'sessions', op: 'upsert', key: session, values: { plan_id: assignee, session_order: 1 } },
    answer(assignee, accepted),
  );
  return session;
}

const train = (session_id: string, day: string, effort: number) => ({
  table: 'completed_sessions',
  op: 'upsert',
  key: newId(),
  values: { session_id, plan_name: 'Sprungkraft', completed_at: `${day}T18:00:00Z`, local_day: day, duration_minutes: 40, effort },
});

it('goes to the chosen player alone, with the name of the coach who pushed it', async () => {
  const { assignee, results } = await assign();
  expect(results).toEqual(['applied', 'applied']);
  expect(await received(player)).toEqual([
    { id: assignee, title: 'Sprungkraft', day: '2026-12-01', coach_name: 'Katrin Sommer', answer: null },
  ]);
  expect(await received(mate)).toEqual([]);
});

describe('the answer', () => {
  it('comes back with the comment, and how often it was done', async () => {
    const { assignee } = await assign();
    const session = await accept(assignee);
    expect(await seen(assignee)).toEqual({ answer: 'accepted', comment: null, done: 0, day: null, effort: null });
    const second = train(session, '2026-12-03', 8);
    await push(player, train(session, '2026-12-01', 6), second, answer(assignee, { comment: 'Gut' }));
    expect(await seen(assignee)).toEqual({ answer: 'accepted', comment: 'Gut', done: 2, day: '2026-12-03', effort: 8 });
    // Another session of his says nothing, and a deleted one no longer.
    await push(player, train(newId(), '2026-12-04', 9), { table: 'completed_sessions', op: 'delete', key: second.key });
    expect(await seen(assignee)).toMatchObject({ done: 1, day: '2026-12-01', effort: 6 });
  });

  it('is the player’s alone: nobody else writes it, and he writes nothing else', async () => {
    const { assignee, assignment } = await assign();
    expect(await push(mate, answer(assignee, accepted))).toEqual(['forbidden']);
    expect(await push(coach, answer(assignee, accepted))).toEqual(['forbidden']);
    expect(await push(player, answer(assignee, { title: 'Nichts' }))).toEqual(['invalid_values']);
    const forged = {
      table: 'team_assignees',
      op: 'upsert',
      key: newId(),
      team,
      values: { assignment_id: assignment, member_id: await memberOf(mate) },
    };
    expect(await push(player, forged)).toEqual(['forbidden']);
    expect(await push(coach, { ...forged, key: assignee, values: { ...forged.values, answer: 'accepted' } })).toEqual(['invalid_values']);
    expect(await seen(assignee)).toMatchObject({ answer: null });
  });

  it('of a player under 16 is a yes or no, and no more', async () => {
    const { assignee } = await assign();
    const session = await accept(assignee);
    const birth = new Date(Date.now() - 14 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    await push(player, { table: 'profiles', op: 'upsert', key: player.id, values: { date_of_birth: birth } });
    await push(player, train(session, '2026-12-01', 6), answer(assignee, { comment: 'Hallo' }));
    expect(await seen(assignee)).toEqual({ answer: 'accepted', comment: null, done: 0, day: null, effort: null });
  });
});

describe('under 16', () => {
  const agree = (kinds: readonly string[]) => server.sql`
    insert into parental_sharing (id, user_id, team_id, membership_id, decision, kinds, text_version, happened_at)
    select gen_random_uuid(), user_id, team_id, id, ${kinds.length === 0 ? 'withdrawn' : 'granted'}, ${[...kinds]}::text[], 'test', clock_timestamp()
    from memberships where team_id = ${team} and user_id = ${player.id}`;
  const share = (granted: boolean) => ({
    table: 'sharing_consents',
    op: 'upsert',
    key: newId(),
    values: { team_id: team, kind: 'trainings', granted, text_version: 'test', decided_at: new Date().toISOString() },
  });
  const nothing = { done: 0, day: null, effort: null };
  const logged = () => server.sql`
    select from shape_log where owner = ${team} and table_name = 'team_assignees' and concat(value::text, old_value::text) like '%2026-12-01%'`;

  it('coaches see how often it was done while parents and player share trainings', async () => {
    const birth = new Date(Date.now() - 14 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    await push(player, { table: 'profiles', op: 'upsert', key: player.id, values: { date_of_birth: birth } });
    const { assignee } = await assign();
    const session = await accept(assignee);
    await push(player, train(session, '2026-12-01', 6));
    expect(await seen(assignee)).toMatchObject(nothing);
    await agree(['trainings', 'tests']);
    expect(await seen(assignee)).toMatchObject(nothing);
    await push(player, share(true));
    expect(await seen(assignee)).toMatchObject({ done: 1, day: '2026-12-01', effort: 6 });
    await push(player, train(session, '2026-12-03', 8));
    expect(await seen(assignee)).toMatchObject({ done: 2, day: '2026-12-03', effort: 8 });
    await push(player, share(false));
    expect(await seen(assignee)).toMatchObject(nothing);
    expect(await logged()).toEqual([]);
    await push(player, share(true));
    expect(await seen(assignee)).toMatchObject({ done: 2 });
    await agree([]);
    expect(await seen(assignee)).toMatchObject(nothing);
    expect(await logged()).toEqual([]);
  });

  it('a birth date that makes the player younger takes back what coaches saw', async () => {
    const { assignee } = await assign();
    const session = await accept(assignee);
    await push(player, train(session, '2026-12-01', 6));
    expect(await seen(assignee)).toMatchObject({ done: 1 });
    const birth = new Date(Date.now() - 14 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    await push(player, { table: 'profiles', op: 'upsert', key: player.id, values: { date_of_birth: birth } });
    expect(await seen(assignee)).toMatchObject(nothing);
  });
});

describe('the ids that follow from an assignment', () => {
  /** As a device counts them. */
  const next = (id: string, place: number) =>
    id.slice(0, -8) + ((Number.parseInt(id.slice(-8), 16) + place) % 2 ** 32).toString(16).padStart(8, '0');
  const plan = (key: string) => ({ table: 'trainingsplanreal', op: 'upsert', key, values: { name: 'Im Weg' } });

  it('are nobody else’s, so that the player can accept', async () => {
    const { assignee } = await assign();
    expect(await push(coach, plan(assignee), plan(next(assignee, 3)))).toEqual(['forbidden', 'forbidden']);
    const own = newId();
    const session = { table: 'sessions', op: 'upsert', key: next(assignee, 1), values: { plan_id: own, session_order: 1 } };
    expect(await push(mate, plan(own), session)).toEqual(['applied', 'forbidden']);
    const sessions = { ...session, values: { plan_id: assignee, session_order: 1 } };
    expect(await push(player, plan(assignee), sessions, answer(assignee, accepted))).toEqual(['applied', 'applied', 'applied']);
  });

  it('cannot be taken before it is sent', async () => {
    const [assignment, assignee] = [newId(), newId()];
    const values = { title: 'Sprungkraft', note: null, day: null, content, sent_at: '2026-11-28T10:00:00Z' };
    const send = [
      { table: 'team_assignments', op: 'upsert', key: assignment, team, values },
      {
        table: 'team_assignees',
        op: 'upsert',
        key: assignee,
        team,
        values: { assignment_id: assignment, member_id: await memberOf(player) },
      },
    ];
    expect(await push(mate, plan(next(assignee, 2)))).toEqual(['applied']);
    expect(await push(coach, ...send)).toEqual(['applied', 'constraint']);
    expect(await received(player)).toEqual([]);
  });

  it('may be the player’s own already: it was taken back, and is sent again', async () => {
    const { assignment, assignee } = await assign();
    await accept(assignee);
    const member_id = await memberOf(player);
    const row = { table: 'team_assignees', op: 'delete', key: assignee, team };
    expect(await push(coach, row)).toEqual(['applied']);
    expect(await push(coach, { ...row, op: 'upsert', values: { assignment_id: assignment, member_id } })).toEqual(['applied']);
    expect(await received(player)).toHaveLength(1);
  });
});

it('loses the coach’s name with his account, also in the log', async () => {
  const second = await server.user();
  await joinAs(server, { coach, team, role: 'coach' }, second);
  await assign();
  await server.sql`delete from users where id = ${coach.id}`;
  expect(await received(player)).toMatchObject([{ title: 'Sprungkraft', coach_name: '' }]);
  expect(await server.sql`select coach_name from team_assignments where team_id = ${team}`).toEqual([{ coach_name: '' }]);
  const log = await server.sql`select from shape_log where owner = any(${[team, player.id]}::uuid[])
    and table_name in ('team_assignments', 'assignments') and concat(value::text, old_value::text) like '%Katrin%'`;
  expect(log).toEqual([]);
});

it('taken back, it is gone at the player’s, whose plan stays', async () => {
  const { assignment, assignee } = await assign();
  await accept(assignee);
  expect(await push(coach, { table: 'team_assignments', op: 'delete', key: assignment, team })).toEqual(['applied']);
  expect(await received(player)).toEqual([]);
  expect(await server.sql`select name from trainingsplanreal where id = ${assignee}`).toEqual([{ name: 'Sprungkraft' }]);
  // A device that was offline answers what is no longer there.
  expect(await push(player, answer(assignee, accepted))).toEqual(['row_gone']);
});

it('goes with the membership, on both sides and out of the log', async () => {
  const { assignee } = await assign();
  const member = await memberOf(player);
  await push(player, answer(assignee, { ...accepted, comment: 'Geheim' }));
  await leaveTeam(server, player, team);
  expect(await received(player)).toEqual([]);
  expect(await seen(assignee)).toBeUndefined();
  const log = await server.sql<{ entry: string }[]>`
    select concat(value::text, old_value::text) as entry from shape_log where owner = ${team} and table_name = 'team_assignees'`;
  expect(log.filter(({ entry }) => entry.includes('Geheim'))).toEqual([]);
  // An assignment to somebody who has just left.
  const { results } = await assign(player, {}, member);
  expect(results).toEqual(['applied', 'parent_missing']);
});

it('is in the player’s export', async () => {
  const { assignee } = await assign();
  const response = await server.fetch('/api/account/export', { as: player });
  expect(accountExportSchema.parse(await response.json()).tables['assignments']).toMatchObject([{ id: assignee, title: 'Sprungkraft' }]);
});

it('is bounded: its content, and how many a player has not answered', async () => {
  const large = { ...content, description: 'x'.repeat(100_001) };
  expect((await assign(player, { content: large })).results[0]).toBe('invalid_values');
  const member = await memberOf(player);
  const { assignment } = await assign();
  const rows = Array.from({ length: 29 }, () => ({
    table: 'team_assignees',
    op: 'upsert',
    key: newId(),
    team,
    values: { assignment_id: assignment, member_id: member },
  }));
  expect(new Set(await push(coach, ...rows))).toEqual(new Set(['applied']));
  expect((await assign()).results).toEqual(['applied', 'constraint']);
});
