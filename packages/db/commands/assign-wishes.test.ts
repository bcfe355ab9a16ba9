import type { PGlite } from '@electric-sql/pglite';
import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import type { PlanWishes } from '@anwurf/domain/team/plan-wishes';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { assignees, ownAssignments, sentAssignments } from '../queries/assignments.ts';
import { readRows } from '../queries/local-query.ts';
import { latestPlanGeneration } from '../queries/plan-generation.ts';
import { latestPlanRequest } from '../queries/questionnaires.ts';
import { emptyStore } from '../store/empty-store.ts';
import { pendingMutations } from '../sync/upload/outbox.ts';
import { acceptAssignment, AnswersMissing } from './answer-assignment.ts';
import { assignWishes } from './assign-plan.ts';
import { newId } from './new-id.ts';
import { newSubmission, submitQuestionnaire } from './submit-questionnaire.ts';

const [user, team, mila] = [newId(), newId(), newId()];
const wishes: PlanWishes = { goals: ['hoher_springen'], seasonPhase: 'Saisonvorbereitung', perWeek: 2, minutes: null };
const answers = questionnaireSchema.parse({
  name: 'Ada',
  gender: 'female',
  position: 'Kreisläufer',
  goals: ['mehr_tore_werfen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 3,
  durationMinutes: 60,
  equipment: ['Kein Equipment'],
});
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
  const insert = `insert into team_members (id, team_id, user_id, role, display_name) values ($1, $2, $1, 'player', 'Mila')`;
  await store.query(insert, [mila, team]);
});
beforeEach(() =>
  store.exec(`truncate team_assignments, team_assignees, assignments, trainingsplanreal, trainingsplan_generierung, fragebogen_antworten,
    outbox, base_rows`),
);

/** An assignment of wishes as the server gives it to the player. */
async function deliver() {
  const id = newId();
  await store.query(
    `insert into assignments (id, user_id, team_id, title, content, sent_at, coach_name)
      values ($1, $2, $3, 'Höher springen', $4, '2026-11-20T08:00:00Z', 'Katrin Sommer')`,
    [id, user, team, JSON.stringify({ version: 2, wishes })],
  );
  const [assignment] = (await readRows(db, ownAssignments())).filter((one) => one.id === id);
  if (assignment === undefined) throw new Error('not delivered');
  return assignment;
}

const requests = async () =>
  (await store.query('select id, fragebogen_id, assignment_id, cancelled_at is not null as cancelled from trainingsplan_generierung')).rows;
const close = (status: string, errorCode: string | null = null) =>
  store.query(`update trainingsplan_generierung set status = $1, error_code = $2, finished_at = now()`, [status, errorCode]);

test('wishes go to each chosen player, and are taken back as one', async () => {
  const undo = await assignWishes(db, team, { title: 'Höher springen', note: 'Bis Februar', wishes, members: [mila] });
  expect(await readRows(db, sentAssignments(team))).toMatchObject([{ title: 'Höher springen', note: 'Bis Februar', day: null, wishes }]);
  expect(await readRows(db, assignees(team))).toMatchObject([{ member: mila, answer: null }]);
  await undo();
  expect(await readRows(db, sentAssignments(team))).toEqual([]);
});

test('wishes that the generator does not know are not sent', async () => {
  const wrong = { ...wishes, perWeek: 9 };
  await expect(assignWishes(db, team, { title: 'Viel', note: null, wishes: wrong, members: [mila] })).rejects.toThrow('perWeek');
  expect(await readRows(db, sentAssignments(team))).toEqual([]);
});

test('accepted, they become one request from the newest answers, on each device the same', async () => {
  const first = newSubmission();
  const newest = newSubmission();
  await submitQuestionnaire(db, answers, first);
  await submitQuestionnaire(db, { ...answers, durationMinutes: 30 }, newest);
  await store.exec(`delete from trainingsplan_generierung; update fragebogen_antworten set created_at = '2026-11-01T10:00:00Z'
    where id = '${first.questionnaireId}'`);
  const assignment = await deliver();
  await acceptAssignment(db, assignment);
  const one = [{ id: assignment.id, fragebogen_id: newest.questionnaireId, assignment_id: assignment.id, cancelled: false }];
  expect(await requests()).toEqual(one);
  expect(await readRows(db, ownAssignments())).toMatchObject([
    { answer: 'accepted', hasPlan: false, making: { id: assignment.id, status: 'in_bearbeitung', errorCode: null } },
  ]);
  // The answer is sent before the request, which is made of accepted ones alone.
  const sent = (await pendingMutations(store, 20)).map(({ table }) => table);
  expect(sent.slice(-2)).toEqual(['assignments', 'trainingsplan_generierung']);
  // Pressed again while it is made: nothing more. On another device, which has not heard of it: the same.
  await acceptAssignment(db, assignment);
  expect(await requests()).toEqual(one);
  await store.exec('delete from trainingsplan_generierung');
  await acceptAssignment(db, assignment);
  expect(await requests()).toEqual(one);
});

test('the player’s own latest request is never one of a coach’s wishes', async () => {
  const own = newSubmission();
  await submitQuestionnaire(db, answers, own);
  await store.exec(`update trainingsplan_generierung set created_at = '2026-11-01T10:00:00Z'`);
  await acceptAssignment(db, await deliver());
  expect(await requests()).toHaveLength(2);
  expect(await readRows(db, latestPlanGeneration())).toMatchObject([{ id: own.generationId }]);
  expect(await readRows(db, latestPlanRequest())).toMatchObject([{ generationId: own.generationId }]);
});

test('taken back, the request is cancelled and a plan that was made meanwhile goes; accepting again asks anew', async () => {
  await submitQuestionnaire(db, answers, newSubmission());
  await store.exec('delete from trainingsplan_generierung');
  const assignment = await deliver();
  const undo = await acceptAssignment(db, assignment);
  await undo();
  expect(await requests()).toMatchObject([{ cancelled: true }]);
  expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: null }]);
  const sent = await pendingMutations(store, 20);
  expect(sent.filter(({ op }) => op === 'delete')).toMatchObject([{ table: 'trainingsplanreal', key: assignment.id }]);
  await acceptAssignment(db, assignment);
  const [, again] = await requests();
  expect(again).toMatchObject({ assignment_id: assignment.id, cancelled: false });
});

test('one that failed can be asked for again; one whose plan is here is not', async () => {
  await submitQuestionnaire(db, answers, newSubmission());
  await store.exec('delete from trainingsplan_generierung');
  const assignment = await deliver();
  await acceptAssignment(db, assignment);
  await close('fehlgeschlagen', 'access_ended');
  expect(await readRows(db, ownAssignments())).toMatchObject([{ making: { status: 'fehlgeschlagen', errorCode: 'access_ended' } }]);
  await acceptAssignment(db, assignment);
  expect(await requests()).toHaveLength(2);
  await close('abgeschlossen');
  await store.query(`insert into trainingsplanreal (id, user_id, name) values ($1, $2, 'Höher springen')`, [assignment.id, user]);
  expect(await readRows(db, ownAssignments())).toMatchObject([{ hasPlan: true }]);
  await acceptAssignment(db, assignment);
  expect(await requests()).toHaveLength(2);
});

test('without answers nothing is written: the questions come first', async () => {
  const assignment = await deliver();
  await expect(acceptAssignment(db, assignment)).rejects.toThrow(AnswersMissing);
  expect(await pendingMutations(store, 20)).toEqual([]);
  expect(await readRows(db, ownAssignments())).toMatchObject([{ answer: null, making: null }]);
});
