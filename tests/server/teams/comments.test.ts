import { accountExportSchema } from '@anwurf/contract/account-data';
import { COMMENT_BOUNDS } from '@anwurf/contract/comment';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { readShape } from '../shapes/shape-client.ts';
import { endTeam, foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let mate: TestUser;
let team: string;
let workout: string;
/** The team's copy of the workout. */
let training: string;

beforeEach(async () => {
  [coach, player, mate] = [await server.user(), await server.user(), await server.user()];
  await server.sql`update users set full_name = 'Katrin Sommer' where id = ${coach.id}`;
  await server.sql`update users set full_name = 'Mila Brandt' where id = ${player.id}`;
  team = await foundTeam(server, coach);
  for (const one of [player, mate]) {
    await joinAs(server, { coach, team, role: 'player' }, one);
    await decide(one, true);
  }
  workout = await train(player);
  training = await copyOf(workout);
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

async function decide(user: TestUser, granted: boolean): Promise<void> {
  const values = { team_id: team, kind: 'trainings', granted, text_version: 'test', decided_at: new Date().toISOString() };
  expect(await push(user, { table: 'sharing_consents', op: 'upsert', key: newId(), values })).toEqual(['applied']);
}

async function train(user: TestUser, day = '2026-11-20'): Promise<string> {
  const key = newId();
  const values = { plan_name: 'Einheit 1', completed_at: `${day}T18:30:00Z`, local_day: day, duration_minutes: 60, effort: 7 };
  expect(await push(user, { table: 'completed_sessions', op: 'upsert', key, values })).toEqual(['applied']);
  return key;
}

async function copyOf(ofWorkout: string, inTeam = team): Promise<string> {
  return (await server.sql<{ id: string }[]>`select shared_id(${inTeam}, 'completed ' || ${ofWorkout}::text) as id`)[0]?.id ?? '';
}
async function memberOf(user: TestUser): Promise<string> {
  return (await server.sql<{ id: string }[]>`select id from memberships where team_id = ${team} and user_id = ${user.id}`)[0]?.id ?? '';
}

const said = { day: '2026-11-20', written_at: '2026-11-21T09:00:00Z' };
const comment = async (body: string, more: object = {}) => ({
  table: 'team_comments',
  op: 'upsert',
  key: newId(),
  team,
  values: { member_id: await memberOf(player), training_id: training, assignee_id: null, ...said, body, ...more },
});
const answer = (body: string, more: object = {}) => ({
  table: 'session_comments',
  op: 'upsert',
  key: newId(),
  values: { team_id: team, workout_id: workout, assignment_id: null, ...said, body, ...more },
});

const ofTeam = () => server.sql`select body, author_name, from_player from team_comments where team_id = ${team} order by written_at, body`;
const ofPlayer = (user = player) => server.sql`
  select body, author_name, from_team, workout_id from session_comments where user_id = ${user.id} order by written_at, body`;

/** Entries of the log of the team and of the player that still hold a text. */
async function logged(text: string): Promise<readonly unknown[]> {
  return server.sql`select table_name from shape_log where owner in (${team}, ${player.id})
    and concat(value::text, old_value::text) like ${`%${text}%`}`;
}

/** A coach's word and the player's answer. */
async function talk(): Promise<{ word: string; reply: string }> {
  const [word, reply] = [await comment('Stark gesprungen'), answer('Danke')];
  expect(await push(coach, word)).toEqual(['applied']);
  expect(await push(player, reply)).toEqual(['applied']);
  return { word: word.key, reply: reply.key };
}

async function assign(): Promise<string> {
  const [assignment, assignee] = [newId(), newId()];
  const values = { title: 'Sprungkraft', note: null, day: '2026-11-22', content: {}, sent_at: '2026-11-20T10:00:00Z' };
  expect(
    await push(
      coach,
      { table: 'team_assignments', op: 'upsert', key: assignment, team, values },
      {
        table: 'team_assignees',
        op: 'upsert',
        key: assignee,
        team,
        values: { assignment_id: assignment, member_id: await memberOf(player) },
      },
    ),
  ).toEqual(['applied', 'applied']);
  return assignee;
}

describe('a thread', () => {
  it('has both sides’ entries on both sides, with the names of those who pushed them', async () => {
    await talk();
    expect(await ofTeam()).toEqual([
      { body: 'Danke', author_name: 'Mila Brandt', from_player: true },
      { body: 'Stark gesprungen', author_name: 'Katrin Sommer', from_player: false },
    ]);
    expect(await ofPlayer()).toEqual([
      { body: 'Danke', author_name: 'Mila Brandt', from_team: false, workout_id: workout },
      { body: 'Stark gesprungen', author_name: 'Katrin Sommer', from_team: true, workout_id: workout },
    ]);
    expect(await ofPlayer(mate)).toEqual([]);
    expect((await readShape(server, player, 'session_comments')).rows).toHaveLength(2);
    expect((await readShape(server, coach, 'team_comments', { team })).rows).toHaveLength(2);
  });

  it('stands on an assignment as well, with its day', async () => {
    const assignee = await assign();
    expect(await push(coach, await comment('Ruhig mehr Last', { training_id: null, assignee_id: assignee }))).toEqual(['applied']);
    expect(await push(player, answer('Mache ich', { workout_id: null, assignment_id: assignee }))).toEqual(['applied']);
    expect(
      await server.sql`select body, day::text, assignment_id from session_comments where user_id = ${player.id} order by body`,
    ).toEqual([
      { body: 'Mache ich', day: '2026-11-22', assignment_id: assignee },
      { body: 'Ruhig mehr Last', day: '2026-11-22', assignment_id: assignee },
    ]);
    expect(await ofTeam()).toHaveLength(2);
  });

  it('takes the day of the training, and no instant of the future, whatever the device says', async () => {
    await push(coach, await comment('Gut', { day: '2031-01-01', written_at: '2031-01-01T00:00:00Z' }));
    const [row] = await server.sql`select day::text, written_at <= now() as past from session_comments where user_id = ${player.id}`;
    expect(row).toEqual({ day: '2026-11-20', past: true });
  });

  it('goes out once, however often it is sent', async () => {
    const word = await comment('Gut');
    expect(await push(coach, word, { ...word, values: { ...word.values, body: 'Schlecht' } })).toEqual(['applied', 'applied']);
    expect(await ofPlayer()).toMatchObject([{ body: 'Gut' }]);
  });
});

describe('is refused', () => {
  it('about a player who does not share his trainings, and from him', async () => {
    await decide(player, false);
    expect(await push(coach, await comment('Hallo'))).toEqual(['parent_missing']);
    const assignee = await assign();
    expect(await push(coach, await comment('Hallo', { training_id: null, assignee_id: assignee }))).toEqual(['constraint']);
    expect(await push(player, answer('Hallo'), answer('Hallo', { workout_id: null, assignment_id: assignee }))).toEqual([
      'constraint',
      'constraint',
    ]);
    expect([await ofTeam(), await ofPlayer()]).toEqual([[], []]);
  });

  it('under 16', async () => {
    await talk();
    const birth = new Date(Date.now() - 14 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    await push(player, { table: 'profiles', op: 'upsert', key: player.id, values: { date_of_birth: birth } });
    expect([await ofTeam(), await ofPlayer()]).toEqual([[], []]);
    expect(await push(player, answer('Hallo'))).toEqual(['constraint']);
    expect((await push(coach, await comment('Hallo')))[0]).not.toBe('applied');
  });

  it('about two things, about none, and about what is somebody else’s', async () => {
    const assignee = await assign();
    const foreign = await train(mate);
    const ofMate = await copyOf(foreign);
    const forged = await Promise.all([
      comment('Beides', { assignee_id: assignee }),
      comment('Nichts', { training_id: null }),
      comment('Fremd', { training_id: ofMate }),
      comment('Anderes Mitglied', { training_id: null, assignee_id: assignee, member_id: await memberOf(mate) }),
      comment('Trainerin', { member_id: await memberOf(coach) }),
    ]);
    expect(await push(coach, ...forged)).toEqual(Array(5).fill('constraint'));
    expect(
      await push(
        player,
        answer('Beides', { assignment_id: assignee }),
        answer('Nichts', { workout_id: null }),
        answer('Fremd', { workout_id: foreign }),
        answer('Anderes Team', { team_id: newId() }),
      ),
    ).toEqual(['constraint', 'constraint', 'parent_missing', 'constraint']);
    expect([await ofTeam(), await ofPlayer()]).toEqual([[], []]);
  });

  it('in another’s name: no device sends an author', async () => {
    for (const more of [{ author_name: 'Trainer Kurz' }, { author_id: mate.id }, { from_player: true }]) {
      expect(await push(coach, await comment('Hallo', more))).toEqual(['invalid_values']);
    }
    expect(await push(player, answer('Hallo', { from_team: true }))).toEqual(['invalid_values']);
    expect(await push(mate, await comment('Hallo'))).toEqual(['forbidden']);
  });

  it('beyond its length, the entries of a thread, and those about a player', async () => {
    expect(await push(coach, await comment('x'.repeat(COMMENT_BOUNDS.characters + 1)))).toEqual(['invalid_values']);
    expect(await push(coach, await comment('x'.repeat(COMMENT_BOUNDS.characters)), await comment(''))).toEqual([
      'applied',
      'invalid_values',
    ]);
    const more = await Promise.all(Array.from({ length: COMMENT_BOUNDS.entries - 1 }, () => comment('Weiter')));
    expect(new Set(await push(coach, ...more))).toEqual(new Set(['applied']));
    expect(await push(coach, await comment('Zu viel'))).toEqual(['constraint']);
    expect(await push(player, answer('Zu viel'))).toEqual(['constraint']);
    await server.sql`insert into team_comments (id, team_id, member_id, day, body, written_at, author_id, from_player)
      select gen_random_uuid(), ${team}, ${await memberOf(player)}, '2026-11-20', 'Alt', now(), ${player.id}, true
      from generate_series(1, ${COMMENT_BOUNDS.ofMember - COMMENT_BOUNDS.entries})`;
    workout = await train(player, '2026-11-21');
    expect(await push(player, answer('Zu viel'))).toEqual(['constraint']);
  });
});

describe('taking back', () => {
  it('is for one’s own entries, and takes them from the other side and out of the log', async () => {
    const { word, reply } = await talk();
    const drop = (table: string, key: string, more: object = {}) => ({ table, op: 'delete', key, ...more });
    expect(await push(player, drop('session_comments', word))).toEqual(['constraint']);
    expect(await push(coach, drop('team_comments', reply, { team }))).toEqual(['constraint']);
    const physio = await server.user();
    await joinAs(server, { coach, team, role: 'physio' }, physio);
    expect(await push(physio, drop('team_comments', word, { team }))).toEqual(['constraint']);
    expect([(await ofTeam()).length, (await ofPlayer()).length]).toEqual([2, 2]);
    expect(await push(player, drop('session_comments', reply))).toEqual(['applied']);
    expect(await push(coach, drop('team_comments', word, { team }))).toEqual(['applied']);
    expect([await ofTeam(), await ofPlayer(), await logged('Danke'), await logged('Stark')]).toEqual([[], [], [], []]);
  });

  it('does not reach another’s entry under a copied id', async () => {
    const { word } = await talk();
    const other = await train(mate, '2026-11-19');
    // The id is somebody else's: nothing of it is his.
    const forged = { ...answer('Meins', { workout_id: other }), key: word };
    expect(await push(mate, forged)).toEqual(['forbidden']);
    expect(await push(mate, { table: 'session_comments', op: 'delete', key: word })).toEqual(['forbidden']);
    expect((await ofTeam()).length).toBe(2);
  });
});

describe('everything goes, in one transaction and out of the log,', () => {
  /** Rows that are left on both sides, in the log, and of how far it was read. */
  const left = async () => [
    await ofTeam(),
    await ofPlayer(),
    await logged('Stark gesprungen'),
    await logged('Danke'),
    await server.sql`select from comment_reads where user_id in (${coach.id}, ${player.id})`,
  ];
  const nothing = [[], [], [], [], []];
  beforeEach(async () => {
    const assignee = await assign();
    await talk();
    await push(coach, await comment('Stark gesprungen', { training_id: null, assignee_id: assignee }));
    const read = (thread: string) => ({ table: 'comment_reads', op: 'upsert', key: newId(), values: { thread, seen_version: 1 } });
    await push(coach, read(training));
    await push(player, read(workout));
  });

  it('of which something is there before', async () => {
    expect((await left()).map((rows) => rows.length > 0)).toEqual([true, true, true, true, true]);
  });

  it('when the player takes the sharing of trainings back, and does not come back with a new yes', async () => {
    await decide(player, false);
    expect(await left()).toEqual(nothing);
    await decide(player, true);
    expect(await left()).toEqual(nothing);
  });
  it('when he leaves', async () => {
    await leaveTeam(server, player, team);
    expect(await left()).toEqual(nothing);
  });
  it('when he is removed', async () => {
    await leaveTeam(server, coach, team, player.id);
    expect(await left()).toEqual(nothing);
  });
  it('when he deletes his account', async () => {
    await server.sql`delete from users where id = ${player.id}`;
    expect(await server.sql`select from team_comments where team_id = ${team}`).toEqual([]);
  });
  it('when the last coach ends the team', async () => {
    await endTeam(server, coach, team);
    expect(await left()).toEqual(nothing);
  });
});

it('goes with the training, and of a coach who deletes his account with him', async () => {
  await talk();
  expect(await push(player, { table: 'completed_sessions', op: 'delete', key: workout })).toEqual(['applied']);
  expect([await ofTeam(), await ofPlayer()]).toEqual([[], []]);
  workout = await train(player);
  training = await copyOf(workout);
  const second = await server.user();
  await joinAs(server, { coach, team, role: 'coach' }, second);
  await push(second, await comment('Von mir'));
  await talk();
  await server.sql`delete from users where id = ${second.id}`;
  expect((await ofPlayer()).map(({ body }) => body)).toEqual(['Danke', 'Stark gesprungen']);
  expect(await logged('Von mir')).toEqual([]);
});

it('a coach and a player who write while the player leaves leave nothing behind', async () => {
  await talk();
  const words = await Promise.all(Array.from({ length: 6 }, (_, place) => comment(`Stark gesprungen ${place}`)));
  const replies = Array.from({ length: 6 }, (_, place) => answer(`Danke ${place}`));
  const [left] = await Promise.all([
    leaveTeam(server, player, team).then(() => true),
    ...words.map((word) => push(coach, word)),
    ...replies.map((reply) => push(player, reply)),
  ]);
  expect(left).toBe(true);
  expect([await ofTeam(), await ofPlayer(), await logged('Stark gesprungen'), await logged('Danke')]).toEqual([[], [], [], []]);
});

describe('how far a thread was read', () => {
  const readAs = (user: TestUser, thread: string, seen_version: number, key = newId()) =>
    push(user, { table: 'comment_reads', op: 'upsert', key, values: { thread, seen_version } });
  const seen = (user: TestUser) => server.sql`select thread, seen_version::int as seen from comment_reads where user_id = ${user.id}`;

  it('is each reader’s own, and a device that knows less does not take it back', async () => {
    await talk();
    const key = newId();
    expect(await readAs(coach, training, 9, key)).toEqual(['applied']);
    expect(await readAs(coach, training, 4, key)).toEqual(['applied']);
    expect(await seen(coach)).toEqual([{ thread: training, seen: 9 }]);
    expect(await seen(player)).toEqual([]);
  });

  it('goes with the last entry of the thread, and with the coach’s membership', async () => {
    const { word, reply } = await talk();
    const physio = await server.user();
    await joinAs(server, { coach, team, role: 'physio' }, physio);
    for (const one of [coach, physio]) await readAs(one, training, 9);
    await readAs(player, workout, 9);
    await leaveTeam(server, physio, team);
    expect(await seen(physio)).toEqual([]);
    await push(player, { table: 'session_comments', op: 'delete', key: reply });
    expect(await seen(coach)).toHaveLength(1);
    await push(coach, { table: 'team_comments', op: 'delete', key: word, team });
    expect([await seen(coach), await seen(player)]).toEqual([[], []]);
  });

  it('is kept of ten thousand threads, the newest', async () => {
    await server.sql`insert into comment_reads (id, user_id, thread, seen_version)
      select gen_random_uuid(), ${coach.id}, gen_random_uuid(), 1 from generate_series(1, 10000)`;
    await readAs(coach, training, 9);
    const rows = await seen(coach);
    expect(rows).toHaveLength(10_000);
    expect(rows).toContainEqual({ thread: training, seen: 9 });
  });
});

it('is in both exports', async () => {
  await talk();
  const exported = async (user: TestUser) =>
    accountExportSchema.parse(await (await server.fetch('/api/account/export', { as: user })).json()).tables;
  expect((await exported(player))['session_comments']?.map(({ body }) => body).toSorted()).toEqual(['Danke', 'Stark gesprungen']);
  // Entries of others are theirs.
  expect((await exported(coach))['team_comments']?.map(({ body }) => body)).toEqual(['Stark gesprungen']);
});

it('an import writes to nobody', async () => {
  await talk();
  const data = accountExportSchema.parse(await (await server.fetch('/api/account/export', { as: player })).json());
  await push(player, { table: 'completed_sessions', op: 'delete', key: workout });
  const response = await server.fetch('/api/account/import', {
    method: 'POST',
    as: player,
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  expect(await copyOf(workout)).toBe(training);
  expect([await ofTeam(), await ofPlayer()]).toEqual([[], []]);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
