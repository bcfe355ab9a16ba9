import type { PGlite } from '@electric-sql/pglite';
import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { latestPlanGeneration, planGeneration } from '../queries/plan-generation.ts';
import { emptyStore } from '../store/empty-store.ts';
import { pendingMutations } from '../sync/upload/outbox.ts';
import { cancelPlanGeneration } from './cancel-plan-generation.ts';
import { newId } from './new-id.ts';
import { newSubmission, submitQuestionnaire } from './submit-questionnaire.ts';

const user = newId();
const answers = questionnaireSchema.parse({
  name: 'Ada',
  gender: 'female',
  position: 'Kreisläufer',
  goals: ['mehr_tore_werfen'],
  seasonPhase: 'Saisonvorbereitung',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Kein Equipment'],
});

let store: PGlite;
let db: LocalDatabase;
beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
});
beforeEach(() => store.exec('truncate trainingsplan_generierung, outbox, base_rows'));

async function statusOf(id: string) {
  const { sql, params } = planGeneration(id);
  return (await store.query<{ status: string }>(sql, [...params])).rows[0]?.status;
}

test('a cancelled generation counts at once, and its mutation is in the outbox', async () => {
  const ids = newSubmission();
  await submitQuestionnaire(db, answers, ids);
  expect(await statusOf(ids.generationId)).toBe('in_bearbeitung');
  await cancelPlanGeneration(db, ids.generationId);
  expect(await statusOf(ids.generationId)).toBe('abgebrochen');
  expect((await store.query(latestPlanGeneration().sql)).rows).toMatchObject([{ id: ids.generationId, status: 'abgebrochen' }]);
  const [cancel] = (await pendingMutations(store, 10)).filter(({ op }) => op === 'update');
  expect(cancel).toMatchObject({ table: 'trainingsplan_generierung', key: ids.generationId, values: { cancelled_at: expect.any(String) } });
});

test('a finished generation stays finished', async () => {
  const ids = newSubmission();
  await submitQuestionnaire(db, answers, ids);
  await store.query(`update trainingsplan_generierung set status = 'abgeschlossen' where id = $1`, [ids.generationId]);
  await cancelPlanGeneration(db, ids.generationId);
  expect(await statusOf(ids.generationId)).toBe('abgeschlossen');
});

test('a joined request follows the running generation to its end; one cancelled earlier stays its own', async () => {
  const [running, joined, later] = [newSubmission(), newSubmission(), newSubmission()];
  for (const ids of [running, joined, later]) await submitQuestionnaire(db, answers, ids);
  const shown = async () => {
    const { sql, params } = planGeneration(joined.generationId);
    return (await store.query<{ id: string; status: string }>(sql, [...params])).rows[0];
  };
  const close = async (id: string, status: string, errorCode: string | null, finishedAt: string) => {
    await store.query(`update trainingsplan_generierung set status = $2, error_code = $3, finished_at = $4 where id = $1`, [
      id,
      status,
      errorCode,
      finishedAt,
    ]);
  };
  await close(joined.generationId, 'abgebrochen', 'already_running', '2026-11-21T10:00:00.000002Z');
  expect(await shown()).toMatchObject({ id: running.generationId, status: 'in_bearbeitung' });
  await close(running.generationId, 'abgeschlossen', null, '2026-11-21T10:00:00.000003Z');
  await close(later.generationId, 'fehlgeschlagen', 'generator_failed', '2026-11-21T10:01:00Z');
  expect(await shown()).toMatchObject({ id: running.generationId, status: 'abgeschlossen' });
  await cancelPlanGeneration(db, joined.generationId);
  expect(await shown()).toMatchObject({ id: joined.generationId, status: 'abgebrochen' });
});

test('the latest generation is never one that was joined to another', async () => {
  const [running, joined] = [newSubmission(), newSubmission()];
  await submitQuestionnaire(db, answers, running);
  await submitQuestionnaire(db, answers, joined);
  await store.query(`update trainingsplan_generierung set status = 'abgebrochen', error_code = 'already_running' where id = $1`, [
    joined.generationId,
  ]);
  expect((await store.query(latestPlanGeneration().sql)).rows).toMatchObject([{ id: running.generationId }]);
});
