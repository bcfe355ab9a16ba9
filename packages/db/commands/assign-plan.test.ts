import type { PGlite } from '@electric-sql/pglite';
import { ASSIGNMENT_BOUNDS } from '@anwurf/contract/assignment';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { assignees, ownAssignments, sentAssignments } from '../queries/assignments.ts';
import { extraSessions } from '../queries/extra-sessions.ts';
import { readRows } from '../queries/local-query.ts';
import { anyTeamNews } from '../queries/team-news.ts';
import { planList } from '../queries/plans.ts';
import { emptyStore } from '../store/empty-store.ts';
import { acceptAssignment, commentAssignment, declineAssignment } from './answer-assignment.ts';
import { assignPlan, AssignmentTooLarge } from './assign-plan.ts';
import { deletePlan } from './edit-plan.ts';
import { newId } from './new-id.ts';
import { type PlannedRow, saveOwnPlan } from './save-own-plan.ts';

const [user, team, mila, jule] = [newId(), newId(), newId(), newId()];
const planned = (name: string, part: Partial<PlannedRow> = {}): PlannedRow => ({
  phase: 'main',
  name,
  sets: 3,
  reps: 12,
  unit: 'Wiederholungen',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: 90,
  weight: 20,
  videoLink: null,
  description: null,
  weekTargets: null,
  ...part,
});
const plan = {
  name: 'Athletik',
  weeks: 6,
  sessions: [
    [
      planned('Seilspringen', { phase: 'warmup' }),
      planned('Kniebeuge', { groupKey: 1, roundRest: 60 }),
      planned('Rudern', { groupKey: 1 }),
    ],
    [planned('Kastensprung', { weekTargets: [{ sets: 2, amount: 5, reserve: null }] })],
  ],
};
let store: PGlite;
let db: LocalDatabase;
let planId: string;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
  for (const [member, name] of [
    [mila, 'Mila'],
    [jule, 'Jule'],
  ]) {
    const insert = `insert into team_members (id, team_id, user_id, role, display_name) values ($1, $2, $1, 'player', $3)`;
    await store.query(insert, [member, team, name]);
  }
});
beforeEach(async () => {
  await store.exec(`truncate team_assignments, team_assignees, assignments, trainingsplanreal, sessions, warmup_uebungen, haupt_uebungen,
    cooldown_uebungen, scheduled_sessions, outbox, base_rows`);
  planId = await saveOwnPlan(db, plan);
});

const sessionIds = async () => (await readRows(db, planList())).find(({ id }) => id === planId)?.sessions.map(({ id }) => id) ?? [];
const toAll = { sessionId: null, day: null, title: 'Athletik', note: 'Technik vor Gewicht', members: [mila, jule] };
const exercises = async (table: string, ofPlan: string) =>
  (
    await store.query<{ row: string }>(
      `select (to_jsonb(r) - '{id,user_id,session_id,created_at,server_version}'::text[])::text as row from ${table} r
       where session_id in (select id from sessions where plan_id = $1) order by 1`,
      [ofPlan],
    )
  ).rows;

/** Makes of the last sending what the server makes for a player. @returns the player's assignment */
async function deliver(id = newId()) {
  await store.query(
    `insert into assignments (id, user_id, team_id, title, note, day, content, sent_at, coach_name)
      select $1, $2, team_id, title, note, day, content, sent_at, 'Katrin Sommer' from team_assignments order by sent_at desc limit 1`,
    [id, user],
  );
  const [assignment] = (await readRows(db, ownAssignments())).filter((one) => one.id === id);
  if (assignment === undefined) throw new Error('not delivered');
  return assignment;
}

test('a plan goes to each chosen player, and is taken back as one', async () => {
  const undo = await assignPlan(db, team, { ...toAll, planId });
  expect(await readRows(db, sentAssignments(team))).toMatchObject([{ title: 'Athletik', note: 'Technik vor Gewicht', day: null }]);
  expect((await readRows(db, assignees(team))).map(({ name, answer, done }) => [name, answer, done])).toEqual([
    ['Jule', null, 0],
    ['Mila', null, 0],
  ]);
  await undo();
  expect(await readRows(db, sentAssignments(team))).toEqual([]);
});

test('a plan that is gone, or is too large, is not sent', async () => {
  await expect(assignPlan(db, team, { ...toAll, planId: newId() })).rejects.toThrow('gone');
  const long = Array.from({ length: 40 }, (_, index) =>
    planned(`Übung ${index}`, { description: 'x'.repeat(ASSIGNMENT_BOUNDS.content / 30) }),
  );
  const large = await saveOwnPlan(db, { ...plan, sessions: [long] });
  await expect(assignPlan(db, team, { ...toAll, planId: large })).rejects.toThrow(AssignmentTooLarge);
  expect(await readRows(db, sentAssignments(team))).toEqual([]);
});

describe('a player', () => {
  test('accepts a plan and gets a copy beside his own, which stays the current one', async () => {
    await assignPlan(db, team, { ...toAll, planId });
    const assignment = await deliver();
    const undo = await acceptAssignment(db, assignment);
    const [copy] = (await readRows(db, planList())).filter(({ id }) => id === assignment.id);
    expect(copy).toMatchObject({ name: 'Athletik', weekCount: 6, sessionsPerWeek: 2, description: 'Von Katrin Sommer', isCurrent: false });
    for (const table of ['warmup_uebungen', 'haupt_uebungen', 'cooldown_uebungen']) {
      expect(await exercises(table, assignment.id)).toEqual(await exercises(table, planId));
    }
    expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: 'accepted' }]);
    expect(await readRows(db, anyTeamNews())).toEqual([{ waits: false }]);
    expect(await readRows(db, ownAssignments())).toMatchObject([{ hasPlan: true }]);
    await deletePlan(db, assignment.id);
    expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: 'accepted', hasPlan: false }]);
    await acceptAssignment(db, assignment);
    expect(await readRows(db, ownAssignments())).toMatchObject([{ hasPlan: true }]);
    await undo();
    expect((await readRows(db, planList())).map(({ id }) => id)).toEqual([planId]);
    expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: null }]);
  });

  test('finds a single session on its day, and nothing else of the plan', async () => {
    const [, second = ''] = await sessionIds();
    await assignPlan(db, team, { ...toAll, planId, sessionId: second, day: '2026-12-03', title: 'Athletik, Einheit 2' });
    const assignment = await deliver();
    await acceptAssignment(db, assignment);
    expect(await readRows(db, extraSessions('2026-12-01', '2026-12-08'))).toMatchObject([
      { planId: assignment.id, planName: 'Athletik, Einheit 2', day: '2026-12-03' },
    ]);
    const [copy] = (await readRows(db, planList())).filter(({ id }) => id === assignment.id);
    expect(copy).toMatchObject({ weekCount: null, sessions: [{ order: 1, weekday: null }] });
  });

  test('accepts on two devices at once and has one plan', async () => {
    await assignPlan(db, team, { ...toAll, planId });
    const assignment = await deliver();
    await acceptAssignment(db, assignment);
    const first = await store.query('select id from haupt_uebungen order by id');
    await acceptAssignment(db, assignment);
    expect((await store.query('select id from haupt_uebungen order by id')).rows).toEqual(first.rows);
  });

  test('puts one aside and says why', async () => {
    await assignPlan(db, team, { ...toAll, planId });
    const { id } = await deliver();
    const undo = await declineAssignment(db, id);
    await commentAssignment(db, id, '  Ich bin im Urlaub. ');
    expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: 'declined', comment: 'Ich bin im Urlaub.' }]);
    await undo();
    await commentAssignment(db, id, ' ');
    expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: null, comment: null }]);
  });

  test('reads when this release does not know the content, and stores nothing of what a forger added', async () => {
    await assignPlan(db, team, { ...toAll, planId });
    const assignment = await deliver();
    await expect(acceptAssignment(db, { ...assignment, content: { version: 2 } })).rejects.toThrow('version');
    const forged = { name: 'Kastensprung', exercise_order: 1, sets: 1e9, user_id: newId(), video_link: 'javascript:alert(1)' };
    const content = {
      ...(assignment.content as object),
      sessions: [{ venue: null, load: null, warmup: [], main: [forged], cooldown: [] }],
    };
    await acceptAssignment(db, { ...assignment, content });
    const { rows } = await store.query(
      `select name, sets, video_link, user_id from haupt_uebungen where session_id in (
      select id from sessions where plan_id = $1)`,
      [assignment.id],
    );
    expect(rows).toEqual([{ name: 'Kastensprung', sets: null, video_link: null, user_id: user }]);
  });
});
