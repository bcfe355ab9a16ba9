import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/load-catalogue.ts';
import { generatePlan } from '../../server/plan-generations/generate-plan.ts';
import { newId, useServer, type TestUser } from './fixture.ts';
import { readShape } from './shape-client.ts';

const server = useServer();

const answers = questionnaireToRow(
  questionnaireSchema.parse({
    name: 'Ada',
    gender: 'female',
    position: 'Kreisläufer',
    goals: ['mehr_tore_werfen'],
    seasonPhase: 'Saisonvorbereitung',
    teamTrainingFrequency: 3,
    individualTrainingFrequency: 2,
    durationMinutes: 60,
    equipment: ['Kein Equipment'],
  }),
);

async function request(user: TestUser, row: object = answers): Promise<string> {
  const [questionnaire, generation] = [newId(), newId()];
  const { alter: _, ...values } = row as Record<string, unknown>;
  const response = await server.push(user, [
    { id: newId(), table: 'fragebogen_antworten', op: 'upsert', key: questionnaire, values },
    { id: newId(), table: 'trainingsplan_generierung', op: 'upsert', key: generation, values: { fragebogen_id: questionnaire } },
  ]);
  expect(((await response.json()) as { results: { status: string }[] }).results.map(({ status }) => status)).toEqual([
    'applied',
    'applied',
  ]);
  return generation;
}

const statusOf = async (generation: string) =>
  (
    await server.sql<
      { status: string; error_code: string | null; plan_id: string | null }[]
    >`select status, error_code, plan_id from trainingsplan_generierung where id = ${generation}`
  )[0];

it('a pushed questionnaire becomes exactly one plan, which reaches the device', async () => {
  const user = await server.user();
  const generation = await request(user);
  await expect.poll(async () => (await statusOf(generation))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
  await Promise.all([1, 2, 3].map(() => generatePlan(server.sql, { id: generation, userId: user.id }, CATALOGUE)));
  const plans = (await readShape(server, user, 'trainingsplanreal')).rows;
  expect(plans).toMatchObject([{ id: (await statusOf(generation))?.plan_id }]);
  expect((await readShape(server, user, 'sessions')).rows).toHaveLength(2);
  for (const table of ['warmup_uebungen', 'haupt_uebungen', 'cooldown_uebungen']) {
    expect((await readShape(server, user, table)).rows.length).toBeGreaterThan(1);
  }
});

it('an unusable questionnaire fails with a code', async () => {
  const generation = await request(await server.user(), { ...answers, zusatzliche_notizen: 'frei' });
  await expect
    .poll(() => statusOf(generation), { timeout: 10_000 })
    .toMatchObject({ status: 'fehlgeschlagen', error_code: 'questionnaire_incomplete', plan_id: null });
});

it('loads the catalogue once and writes only what changed', async () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  expect(await loadCatalogue(server.sql, CATALOGUE)).toBe(0);
  const [first] = CATALOGUE;
  if (first === undefined) throw new Error('the catalogue is empty');
  const numberOf = async () =>
    (await server.sql<{ number: number }[]>`select number from exercise_catalogue where slug = ${first.slug}`)[0]?.number;
  const before = await numberOf();
  expect(
    await loadCatalogue(
      server.sql,
      CATALOGUE.map((exercise) => (exercise === first ? { ...exercise, name: 'Anders' } : exercise)),
    ),
  ).toBe(1);
  expect(await numberOf()).toBe(before);
});
