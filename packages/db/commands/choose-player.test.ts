import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { chosenPlayer } from '../queries/dashboard-settings.ts';
import { latestPlanGeneration } from '../queries/plan-generation.ts';
import { anyAnswers } from '../queries/questionnaires.ts';
import { emptyStore } from '../store/empty-store.ts';
import { choosePlayer, removePlayer } from './choose-player.ts';
import { newId } from './new-id.ts';
import { newSubmission, submitQuestionnaire } from './submit-questionnaire.ts';

const userId = newId();
const [alva, falk] = [
  { name: 'Alva Immenhort', team: 'HSV Wolkenrain', season: '2025/26' },
  { name: 'Falk Goldammer', team: '', season: '2024/25' },
];
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, userId);
});

const rows = async <Row>({ sql, params }: { sql: string; params: readonly unknown[]; row?: Row }) =>
  (await store.query<Row>(sql, [...params])).rows;

test('answers, plan request and player card are stored together, and a repeated submission stores nothing more', async () => {
  expect(await rows(anyAnswers())).toEqual([]);
  const ids = newSubmission();
  const questionnaire = {
    name: 'Mila Brandt',
    gender: 'female' as const,
    position: 'Torwart' as const,
    goals: ['hoher_springen' as const],
    seasonPhase: 'Wettkampfphase' as const,
    teamTrainingFrequency: 2,
    individualTrainingFrequency: 1,
    durationMinutes: 45 as const,
    equipment: ['Rope' as const],
    contraindications: [],
  };
  for (let time = 0; time < 2; time += 1) await submitQuestionnaire(db, questionnaire, ids, { userId, card: alva });
  expect(await rows(anyAnswers())).toEqual([{ id: ids.questionnaireId }]);
  expect(await rows(latestPlanGeneration())).toMatchObject([{ id: ids.generationId, questionnaireId: ids.questionnaireId }]);
  expect(await rows(chosenPlayer())).toEqual([alva]);
  const [answers] = await rows<{ zusatzliche_notizen: string }>({
    sql: 'select zusatzliche_notizen from fragebogen_antworten',
    params: [],
  });
  expect(JSON.parse(answers?.zusatzliche_notizen ?? '')).toMatchObject({ selectedPlayerCard: alva });
});

test('a chosen player replaces another and can be removed', async () => {
  await choosePlayer(db, userId, falk);
  expect(await rows(chosenPlayer())).toEqual([falk]);
  await removePlayer(db, userId);
  expect(await rows(chosenPlayer())).toEqual([]);
});
