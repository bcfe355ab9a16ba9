import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { insertRequest, questionnaire, readGeneration } from '../plans/plan-requests.ts';
import { foundTeam, joinAs } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let mate: TestUser;
let team: string;
const wishes = { goals: ['hoher_springen'], seasonPhase: 'Wettkampfphase', perWeek: 3, minutes: 45 };
const arrival = { timeout: 10_000 };

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

/** Sends wishes to a player. @returns id of his assignment */
async function wish(to: TestUser, content: object = { version: 2, wishes }): Promise<string> {
  const [assignment, assignee] = [newId(), newId()];
  const [member] = await server.sql<{ id: string }[]>`select id from team_members where team_id = ${team} and user_id = ${to.id}`;
  const values = { title: 'Höher springen', note: null, day: null, content, sent_at: '2026-11-20T10:00:00Z' };
  const results = await push(
    coach,
    { table: 'team_assignments', op: 'upsert', key: assignment, team, values },
    { table: 'team_assignees', op: 'upsert', key: assignee, team, values: { assignment_id: assignment, member_id: member?.id } },
  );
  expect(results).toEqual(['applied', 'applied']);
  return assignee;
}

/** Answers the questions. @returns id of the answers */
async function answer(user: TestUser, change: Partial<Questionnaire> = {}): Promise<string> {
  const key = newId();
  const { alter: _, ...values } = questionnaireToRow({ ...questionnaire, ...change });
  expect(await push(user, { table: 'fragebogen_antworten', op: 'upsert', key, values })).toEqual(['applied']);
  return key;
}

const accepting = (assignment: string, fragebogen_id: string, request = assignment) => [
  { table: 'assignments', op: 'update', key: assignment, values: { answer: 'accepted', answered_at: '2026-11-20T12:00:00Z' } },
  { table: 'trainingsplan_generierung', op: 'upsert', key: request, values: { fragebogen_id, assignment_id: assignment } },
];
async function expectClosed(request: string, as: object): Promise<void> {
  await expect.poll(() => readGeneration(server.sql, request), arrival).toMatchObject(as);
}
const plansOf = (user: TestUser) => server.sql`
  select id, name, week_count, sessions_per_week, chosen_at is not null as chosen from trainingsplanreal where user_id = ${user.id} order by created_at`;
const exercisesOf = async (plan: string) =>
  (
    await server.sql<{ name: string }[]>`
      select name from haupt_uebungen where session_id in (select id from sessions where plan_id = ${plan}) order by name`
  ).map(({ name }) => name);

it('is made from the wishes and the player’s own answers, beside her plan', async () => {
  const own = await insertRequest(server.sql, player);
  await expectClosed(own, { status: 'abgeschlossen' });
  const assignment = await wish(player);
  expect(await push(player, ...accepting(assignment, await answer(player)))).toEqual(['applied', 'applied']);
  await expectClosed(assignment, { status: 'abgeschlossen', planId: assignment, madeBy: 'built_in' });
  // The player answered two sessions a week of a preparation; the coach wished for three of the season, which has four weeks.
  expect(await plansOf(player)).toMatchObject([
    { chosen: true, week_count: 6, sessions_per_week: 2 },
    { id: assignment, name: 'Höher springen', chosen: false, week_count: 4, sessions_per_week: 3 },
  ]);
  const [plan] = await server.sql<{ description: string }[]>`select description from trainingsplanreal where id = ${assignment}`;
  expect(plan?.description).toMatch(/^Von Katrin Sommer\n/);
});

it('differs with the equipment of each player', async () => {
  const assignments = new Map<TestUser, string>();
  for (const [user, equipment] of [
    [player, ['Kein Equipment']],
    [mate, ['Langhantel', 'Hanteln', 'Beinpresse']],
  ] as const) {
    const assignment = await wish(user);
    await push(user, ...accepting(assignment, await answer(user, { equipment: [...equipment] })));
    await expectClosed(assignment, { status: 'abgeschlossen' });
    assignments.set(user, assignment);
  }
  const [bare, heavy] = await Promise.all([player, mate].map((user) => exercisesOf(assignments.get(user) ?? '')));
  const withBarbell = new Set(CATALOGUE.filter(({ equipment }) => equipment.includes('Langhantel')).map(({ name }) => name));
  expect(bare?.filter((name) => withBarbell.has(name))).toEqual([]);
  expect(heavy?.filter((name) => withBarbell.has(name))).not.toEqual([]);
});

it('is made once of two devices that accepted without each other, and once more after a failure', async () => {
  const assignment = await wish(player);
  const answers = await answer(player);
  await push(player, ...accepting(assignment, answers));
  await push(player, ...accepting(assignment, answers));
  await expectClosed(assignment, { status: 'abgeschlossen' });
  const before = await exercisesOf(assignment);
  expect(before.length).toBeGreaterThan(3);
  // Another attempt of a device that did not know: the plan is there.
  const again = newId();
  await push(player, ...accepting(assignment, answers, again));
  await expectClosed(again, { status: 'abgeschlossen', planId: assignment });
  expect(await plansOf(player)).toHaveLength(1);
  expect(await exercisesOf(assignment)).toEqual(before);
});

it('is neither joined to the player’s own request nor the other way round', async () => {
  const running = await insertRequest(server.sql, player, { due: 'infinity' });
  const assignment = await wish(player);
  await push(player, ...accepting(assignment, await answer(player)));
  await expectClosed(assignment, { status: 'abgeschlossen' });
  expect(await readGeneration(server.sql, running)).toMatchObject({ status: 'in_bearbeitung' });
});

it('shows the coach whether it was accepted and trained, and nothing of the answers', async () => {
  const assignment = await wish(player);
  await push(player, ...accepting(assignment, await answer(player)));
  await expectClosed(assignment, { status: 'abgeschlossen' });
  const [session] = await server.sql<{ id: string }[]>`select id from sessions where plan_id = ${assignment} order by session_order`;
  const done = { session_id: session?.id, plan_name: 'Höher springen', completed_at: '2026-11-21T18:00:00Z', local_day: '2026-11-21' };
  expect(
    await push(player, {
      table: 'completed_sessions',
      op: 'upsert',
      key: newId(),
      values: { ...done, duration_minutes: 40, effort: 6 },
    }),
  ).toEqual(['applied']);
  const [row] = await server.sql`select * from team_assignees where id = ${assignment}`;
  expect(row).toMatchObject({ answer: 'accepted', done: 1, last_effort: 6, comment: null });
  const seen = await server.sql<{ entry: string }[]>`
    select concat(value::text, old_value::text) as entry from shape_log where owner = ${team}`;
  expect(seen.filter(({ entry }) => /Kein Equipment|Ada Geheim|Kreisläufer/.test(entry))).toEqual([]);
});

describe('a forged request', () => {
  it('of another player’s assignment makes nothing', async () => {
    const assignment = await wish(mate);
    const forged = accepting(assignment, await answer(player), newId());
    expect(await push(player, ...forged)).toEqual(['forbidden', 'applied']);
    await expectClosed(forged[1]?.key ?? '', { status: 'fehlgeschlagen', errorCode: 'assignment_gone', planId: null });
    expect(await plansOf(player)).toEqual([]);
    expect(await plansOf(mate)).toEqual([]);
  });

  it('with another player’s answers is refused', async () => {
    const assignment = await wish(player);
    expect(await push(player, ...accepting(assignment, await answer(mate)))).toEqual(['applied', 'parent_missing']);
    expect(await plansOf(player)).toEqual([]);
  });

  it('of the coach for a player is the coach’s own, and makes nothing', async () => {
    const assignment = await wish(player);
    const [, request] = accepting(assignment, await answer(coach), newId());
    expect(await push(coach, request ?? {})).toEqual(['applied']);
    await expectClosed(request?.key ?? '', { status: 'fehlgeschlagen', errorCode: 'assignment_gone' });
    expect(await plansOf(coach)).toEqual([]);
    expect(await plansOf(player)).toEqual([]);
  });

  it.each([
    ['too much', { version: 2, wishes: { ...wishes, perWeek: 50 } }],
    ['words', { version: 2, wishes: { ...wishes, goals: ['<script>'] } }],
    ['a copied plan', { version: 1, description: null, durationRecommendation: null, weeks: null, perWeek: null, sessions: [] }],
  ])('of wishes with %s makes nothing', async (_, content) => {
    const assignment = await wish(player, content);
    await push(player, ...accepting(assignment, await answer(player)));
    await expectClosed(assignment, { status: 'fehlgeschlagen', errorCode: 'assignment_gone' });
    expect(await plansOf(player)).toEqual([]);
  });

  it('of an assignment that is not accepted, or was taken back, makes nothing', async () => {
    const [open, gone] = [await wish(player), await wish(player)];
    const answers = await answer(player);
    const [, request] = accepting(open, answers, newId());
    await push(player, request ?? {});
    await expectClosed(request?.key ?? '', { errorCode: 'assignment_gone' });
    const [sent] = await server.sql<{ id: string }[]>`select assignment_id as id from team_assignees where id = ${gone}`;
    await push(coach, { table: 'team_assignments', op: 'delete', key: sent?.id, team });
    expect(await push(player, ...accepting(gone, answers))).toEqual(['row_gone', 'applied']);
    await expectClosed(gone, { errorCode: 'assignment_gone' });
    expect(await plansOf(player)).toEqual([]);
  });

  it('counts against the plans of a day', async () => {
    const answers = await answer(player);
    for (let count = 0; count < 5; count += 1) await push(player, ...accepting(await wish(player), answers));
    const sixth = await wish(player);
    expect(await push(player, ...accepting(sixth, answers))).toEqual(['applied', 'constraint']);
  });
});

it('is cancelled by taking the answer back, and a plan made meanwhile goes with it', async () => {
  const assignment = await wish(player);
  const answers = await answer(player);
  await push(player, ...accepting(assignment, answers));
  await expectClosed(assignment, { status: 'abgeschlossen' });
  const undo = [
    { table: 'trainingsplan_generierung', op: 'update', key: assignment, values: { cancelled_at: '2026-11-20T12:01:00Z' } },
    { table: 'trainingsplanreal', op: 'delete', key: assignment },
    { table: 'assignments', op: 'update', key: assignment, values: { answer: null, answered_at: null } },
  ];
  expect(await push(player, ...undo)).toEqual(['applied', 'applied', 'applied']);
  expect(await plansOf(player)).toEqual([]);
  // Taken back before the server heard of it: nothing is made, and deleting what is not there is no fault.
  const second = await wish(player);
  const [, , refused] = undo.map((one) => ({ ...one, key: second }));
  expect(await push(player, ...accepting(second, answers), ...undo.map((one) => ({ ...one, key: second })), refused ?? {})).not.toContain(
    'forbidden',
  );
  await expectClosed(second, { status: 'abgebrochen' });
  expect(await plansOf(player)).toEqual([]);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
