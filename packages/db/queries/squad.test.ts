import type { PGlite } from '@electric-sql/pglite';
import { squadMember } from '@anwurf/domain/team/squad-member';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../commands/new-id.ts';
import { openNodeStore } from '../store/open-node-store.ts';
import { listedRows, type ListQuery, type LocalQuery } from './local-query.ts';
import { readinessSince, sharedReadiness } from './readiness.ts';
import { doneCounts, sharedComplaints, sharedLoads, sharedTests, sharedTrainings, testsOf } from './shared-log.ts';
import { ownSquadFacts, squad } from './squad.ts';
import { arrivedTeamTables, ownTeams, teamEvents, teamsLedAlone, teamStaff } from './teams.ts';

// A Friday.
const today = '2026-11-27';
const [team, otherTeam, player, silent, coach] = [newId(), newId(), newId(), newId(), newId()];
let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());
beforeEach(() =>
  store.exec(`truncate teams, memberships, team_members, team_events, shared_trainings, shared_loads, shared_tests, shared_complaints, shared_readiness, team_comments,
    users, completed_sessions, handball_loads, fitness_tests, complaints, readiness_checks, trainingsplanreal, streams`),
);

async function rows<Row>({ sql, params }: LocalQuery<Row>): Promise<Row[]> {
  return (await store.query<Row>(sql, [...params])).rows;
}
async function list<Row>(query: ListQuery<Row>): Promise<Row[]> {
  const [answer] = await rows(query);
  return listedRows(query, answer?.list ?? []);
}
async function insert(table: string, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  await store.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(values));
}
const member = (user_id: string, display_name: string, role = 'player', more: object = {}) =>
  insert('team_members', { id: newId(), team_id: team, user_id, display_name, role, joined_at: '2026-09-01T10:00:00Z', ...more });
const shared = (table: string, values: Record<string, unknown>, of = player, inTeam = team) =>
  insert(`shared_${table}`, { id: newId(), team_id: inTeam, user_id: of, ...values });

describe('a squad', () => {
  test('has the sums of what each player shares, of this team alone and up to today', async () => {
    await member(player, 'Lea Arnold', 'player', { shared_kinds: ['loads', 'trainings'], week_sessions: 3 });
    await member(silent, 'Änne Öztürk');
    await member(coach, 'Katrin Sommer', 'coach');
    const done = (day: string, minutes = 40) => shared('trainings', { day, state: 'done', name: 'Kraft', minutes });
    // Sunday before, Monday and today of this week; tomorrow is planned.
    await done('2026-11-22');
    await done('2026-11-23');
    await done(today, 50);
    await shared('trainings', { day: '2026-11-28', state: 'planned' });
    await shared('trainings', { day: today, state: 'done', minutes: 40 }, player, otherTeam);
    const load = (day: string, minutes: number) => shared('loads', { day, kind: 'own', minutes, effort: 5 });
    // Seven days are 21 to 27, twenty-eight are 31 October to 27.
    await load('2026-11-21', 100);
    await load('2026-11-20', 10);
    await load('2026-10-31', 20);
    await load('2026-10-30', 40);
    await shared('tests', { day: '2026-11-02', test_category: 'sprungkraft', results: '{}' });
    await shared('complaints', { region: 'Knie', level: 5, reported_at: '2026-11-20T10:00:00Z' });
    await shared('complaints', { region: 'Knie', level: 2, reported_at: '2026-11-26T10:00:00Z' });
    await shared('complaints', { region: 'Schulter', level: 4, reported_at: '2026-11-25T10:00:00Z' });
    await shared('complaints', { region: 'Ellbogen', level: 4, reported_at: '2026-11-25T11:00:00Z' });
    await shared('complaints', { region: 'Hüfte', level: 4, reported_at: '2026-11-24T10:00:00Z' });
    await shared('complaints', { region: 'Hüfte', level: 0, reported_at: '2026-11-25T10:00:00Z' });
    for (const [day, points] of [
      ['2026-10-28', 5],
      ['2026-11-20', 15],
      ['2026-11-25', 21],
      ['2026-11-26', 12],
      ['2026-11-28', 25],
    ] as const)
      await shared('readiness', { day, points });
    const [first, second, ...further] = await list(squad(team, today, null));
    expect(further).toEqual([]);
    expect(await list(squad(team, today, [player]))).toEqual([first]);
    expect(first).toEqual({
      user: player,
      name: 'Lea Arnold',
      sharedKinds: ['loads', 'trainings'],
      weekSessions: 3,
      joinedOn: '2026-09-01',
      done: 2,
      last: { day: today, name: 'Kraft', minutes: 50 },
      load: { short: 500, long: 650, firstDay: '2026-10-30' },
      complaints: [
        { region: 'Ellbogen', level: 4, day: '2026-11-25' },
        { region: 'Schulter', level: 4, day: '2026-11-25' },
        { region: 'Knie', level: 2, day: '2026-11-26' },
      ],
      readiness: { day: '2026-11-26', sum: 12, before: { days: 2, mean: 18, deviation: expect.closeTo(4.24) as number } },
      lastTestOn: '2026-11-02',
      lastEntryOn: today,
      unreadAnswers: 0,
    });
    expect(second).toMatchObject({
      name: 'Änne Öztürk',
      sharedKinds: [],
      done: 0,
      last: null,
      load: null,
      complaints: [],
      lastEntryOn: null,
      unreadAnswers: 0,
    });
  });

  test('says when somebody last did something, how much of it the coach has not read, and what hurts each', async () => {
    const member_id = newId();
    await member(player, 'Lea Arnold', 'player', { id: member_id });
    await member(silent, 'Änne Öztürk');
    // Longer ago than the sums reach.
    await shared('loads', { day: '2026-09-01', kind: 'own', minutes: 60, effort: 5 });
    await shared('loads', { day: '2026-09-08', kind: 'own', minutes: 60, effort: 5 });
    await shared('tests', { day: '2026-09-02', test_category: 'sprungkraft', results: '{}' });
    await shared('complaints', { region: 'Knie', level: 3, reported_at: '2026-11-26T10:00:00Z' }, silent);
    await shared('complaints', { region: 'Knie', level: 0, reported_at: '2026-11-26T10:00:00Z' });
    const training_id = newId();
    for (const server_version of [4, 5, 6]) {
      const words = { team_id: team, member_id, training_id, body: 'Ja.', day: today, from_player: server_version !== 5 };
      await insert('team_comments', { id: newId(), ...words, written_at: '2026-11-26T10:00:00Z', server_version });
    }
    expect(await list(squad(team, today, null))).toMatchObject([
      {
        name: 'Lea Arnold',
        load: { short: 0, long: 0, firstDay: '2026-09-01' },
        lastEntryOn: '2026-09-08',
        complaints: [],
        unreadAnswers: 2,
      },
      { name: 'Änne Öztürk', load: null, lastEntryOn: null, complaints: [{ region: 'Knie', level: 3 }], unreadAnswers: 0 },
    ]);
  });

  test('is what a player previews from his own rows', async () => {
    const user = newId();
    await insert('users', { id: user, email: 'mila@test.example', full_name: 'Mila Brandt', created_at: '2026-01-01T10:00:00Z' });
    const [old, chosen] = [newId(), newId()];
    await insert('trainingsplanreal', { id: old, user_id: user, sessions_per_week: 2, chosen_at: '2026-10-01T10:00:00Z' });
    await insert('trainingsplanreal', { id: chosen, user_id: user, sessions_per_week: 4, chosen_at: '2026-11-01T10:00:00Z' });
    const finish = (local_day: string, effort: number | null) =>
      insert('completed_sessions', {
        id: newId(),
        user_id: user,
        plan_name: 'Kraft',
        local_day,
        completed_at: `${local_day}T18:00:00Z`,
        duration_minutes: 40,
        effort,
      });
    await finish('2026-10-20', 5);
    await finish('2026-11-26', 7);
    await finish('2026-11-25', null);
    const note = (minutes: number, noted_at: string) =>
      insert('handball_loads', { id: newId(), user_id: user, day: '2026-11-24', kind: 'team', minutes, effort: 6, noted_at });
    await note(90, '2026-11-24T20:00:00Z');
    await note(100, '2026-11-25T20:00:00Z');
    const [facts] = await list(ownSquadFacts(user, today));
    expect(facts).toMatchObject({
      name: 'Mila Brandt',
      weekSessions: 4,
      done: 2,
      // 40 × 7 and the newer note of the team training, 100 × 6.
      load: { short: 880, long: 880, firstDay: '2026-10-20' },
      last: { day: '2026-11-26', name: 'Kraft', minutes: 40 },
    });
    expect(facts && squadMember(facts, today).ratio).toEqual({ value: 4, word: 'steil gestiegen' });
  });
});

test('an entry is compared with the four weeks before it, of one player', async () => {
  const [monday, sunday] = ['2026-10-26', '2026-11-23'];
  await shared('readiness', { day: monday, points: 20 });
  await shared('readiness', { day: sunday, points: 10 });
  await shared('readiness', { day: sunday, points: 25 }, silent);
  await shared('readiness', { day: '2026-11-24', points: 14 });
  const before = (days: number, mean: number, deviation: number) => ({ days, mean, deviation: expect.closeTo(deviation) as number });
  expect(await list(sharedReadiness(team, player, '2026-11-01'))).toEqual([
    { day: sunday, sum: 10, before: before(1, 20, 0) },
    // Of the 28 days before, the first is gone.
    { day: '2026-11-24', sum: 14, before: before(1, 10, 0) },
  ]);
  const answers = { user_id: player, sleep: 3, fatigue: 3, soreness: 3, stress: 3 };
  await insert('readiness_checks', { id: newId(), ...answers, day: today, mood: 1, noted_at: '2026-11-20T07:00:00Z' });
  await insert('readiness_checks', { id: newId(), ...answers, day: today, mood: 5, noted_at: '2026-11-20T06:00:00Z' });
  expect(await list(readinessSince('2026-11-01'))).toEqual([{ day: today, sum: 13, before: before(0, 0, 0) }]);
});

test('a player’s shared log is read of one team and one player, in its order', async () => {
  await shared('trainings', { day: '2026-11-20', state: 'done', minutes: 40 });
  await shared('trainings', { day: '2026-11-26', state: 'done', name: 'Kraft', minutes: 45 });
  await shared('trainings', { day: '2026-11-26', state: 'done', minutes: 40 }, silent);
  await shared('loads', { day: '2026-11-26', kind: 'match', minutes: 60, effort: 8 });
  await shared('tests', { day: '2026-11-26', test_category: 'sprungkraft', results: '{"a": 1}' });
  await shared('complaints', { region: 'Knie', level: 5, reported_at: '2026-11-26T10:00:00Z' });
  expect(await list(sharedTrainings(team, player, '2026-11-21'))).toMatchObject([{ day: '2026-11-26', isDone: true, name: 'Kraft' }]);
  expect(await list(sharedLoads(team, player, '2026-11-21'))).toMatchObject([{ kind: 'match', minutes: 60, effort: 8 }]);
  expect(await list(sharedTests(team, player))).toMatchObject([{ category: 'sprungkraft', results: { a: 1 } }]);
  expect(await rows(sharedComplaints(team, player))).toMatchObject([{ region: 'Knie', level: 5 }]);
  expect(await rows(sharedComplaints(otherTeam, player))).toEqual([]);
  // Not those of others of the team, nor of another day.
  expect(await rows(doneCounts(team, [player], '2026-11-20', '2026-11-26'))).toEqual([{ user: player, done: 2 }]);
  expect(await rows(doneCounts(team, [player], '2026-11-20', '2026-11-25'))).toEqual([{ user: player, done: 1 }]);
  await shared('tests', { day: '2026-11-20', test_category: 'antritt', results: '{}' });
  expect((await list(testsOf(team, [player, silent]))).map(({ user, category }) => [user, category])).toEqual([
    [player, 'antritt'],
    [player, 'sprungkraft'],
  ]);
});

test('own teams name those that are led first, and one whose name has not arrived', async () => {
  const mine = (team_id: string, role: string) => insert('memberships', { id: newId(), user_id: player, team_id, role });
  await mine(team, 'player');
  await mine(otherTeam, 'coach');
  await insert('teams', { id: team, name: 'Frauen 1', club: 'HSG' });
  expect(await rows(ownTeams())).toMatchObject([
    { team: otherTeam, role: 'coach', name: null },
    { team, role: 'player', name: 'Frauen 1', club: 'HSG' },
  ]);
});

test('a team is led alone by a coach beside whom there are only physios and players', async () => {
  const leads = (team_id: string, role = 'coach') => insert('memberships', { id: newId(), user_id: coach, team_id, role });
  await leads(team);
  await leads(otherTeam, 'player');
  await insert('teams', { id: team, name: 'Frauen 1' });
  await member(coach, 'Katrin Sommer', 'coach');
  await member(player, 'Lea Arnold');
  await member(silent, 'Änne Öztürk', 'physio');
  expect(await rows(teamsLedAlone())).toEqual([{ team, name: 'Frauen 1' }]);
  await store.query(`update team_members set role = 'coach' where user_id = $1`, [silent]);
  expect(await rows(teamsLedAlone())).toEqual([]);
});

test('staff and calendar are those of one team', async () => {
  await member(player, 'Lea Arnold');
  await member(coach, 'Katrin Sommer', 'coach');
  await insert('team_events', { id: newId(), team_id: team, kind: 'match', day: '2026-11-28', start_time: '16:00', title: 'Derby' });
  await insert('team_events', { id: newId(), team_id: team, kind: 'training', day: '2026-12-28' });
  await insert('team_events', { id: newId(), team_id: otherTeam, kind: 'match', day: '2026-11-28' });
  expect(await rows(teamStaff(team))).toEqual([{ user: coach, name: 'Katrin Sommer', role: 'coach' }]);
  expect(await rows(teamEvents(team, today, '2026-12-01'))).toMatchObject([{ day: '2026-11-28', time: '16:00', title: 'Derby' }]);
});

test('a team’s tables count as arrived once they were complete', async () => {
  const stream = (table_name: string, last_up_to_date_at: string | null) => insert('streams', { table_name, last_up_to_date_at });
  await stream(`shared_tests@${team}`, '2026-11-27T10:00:00Z');
  await stream(`shared_loads@${team}`, null);
  await stream(`shared_loads@${otherTeam}`, '2026-11-27T10:00:00Z');
  expect(await rows(arrivedTeamTables(team))).toEqual([{ name: 'shared_tests', newestFrom: null }]);
});
