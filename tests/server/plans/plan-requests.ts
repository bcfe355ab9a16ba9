import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { type Questionnaire, questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { expect } from 'vitest';
import type { Sql } from '../../../server/database/connection.ts';
import { newId, type ServerFixture, type TestUser } from '../fixture.ts';

/** The answers that the tests of plan generation give. */
export const questionnaire: Questionnaire = questionnaireSchema.parse({
  name: 'Ada Geheim',
  gender: 'female',
  position: 'Kreisläufer',
  goals: ['mehr_tore_werfen'],
  seasonPhase: 'Saisonvorbereitung',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Kein Equipment'],
});

/** Asks for a plan as a device does. Returns the generation's id. */
export async function requestPlan(server: ServerFixture, user: TestUser, change: object = {}, generation = newId()): Promise<string> {
  const questionnaireId = newId();
  const { alter: _, ...values } = { ...questionnaireToRow(questionnaire), ...change };
  const response = await server.push(user, [
    { id: newId(), table: 'fragebogen_antworten', op: 'upsert', key: questionnaireId, values },
    { id: newId(), table: 'trainingsplan_generierung', op: 'upsert', key: generation, values: { fragebogen_id: questionnaireId } },
  ]);
  expect(await response.json()).toMatchObject({ results: [{ status: 'applied' }, { status: 'applied' }] });
  return generation;
}

/** Cancels as a device does. */
export async function cancelPlan(server: ServerFixture, user: TestUser, generation: string): Promise<void> {
  const values = { cancelled_at: new Date().toISOString() };
  const response = await server.push(user, [{ id: newId(), table: 'trainingsplan_generierung', op: 'update', key: generation, values }]);
  expect(await response.json()).toMatchObject({ results: [{ status: 'applied' }] });
}

/** A generation with its job and its plans. */
export async function readGeneration(sql: Sql, generation: string) {
  const [row] = await sql<
    {
      status: string;
      errorCode: string | null;
      handedOver: boolean;
      planId: string | null;
      finished: boolean;
      madeBy: string | null;
      note: string | null;
      attempts: number | null;
    }[]
  >`
    select status, error_code as "errorCode", webhook_gesendet as "handedOver", plan_id as "planId", finished_at is not null as finished,
      made_by as "madeBy", note, attempts
    from trainingsplan_generierung left join plan_jobs on generation_id = id where id = ${generation}`;
  return row;
}

/** Ids of all plans of a user. */
export async function plansOf(sql: Sql, user: TestUser): Promise<string[]> {
  return (await sql<{ id: string }[]>`select id from trainingsplanreal where user_id = ${user.id}`).map(({ id }) => id);
}

/** Puts a request for a plan into the database, past the API, to be worked on when it is due. Returns the generation's id. */
export async function insertRequest(sql: Sql, user: TestUser, { due = 'now' } = {}): Promise<string> {
  const [questionnaireId, generation] = [newId(), newId()];
  const answers = { id: questionnaireId, benutzer_id: user.id, ...questionnaireToRow(questionnaire) };
  await sql.begin(async (tx) => {
    await tx`select lock_owners(array[${user.id}::uuid])`;
    await tx`insert into fragebogen_antworten ${tx(answers)}`;
    await tx`insert into trainingsplan_generierung ${tx({ id: generation, benutzer_id: user.id, fragebogen_id: questionnaireId })}`;
    await tx`update plan_jobs set next_attempt_at = ${due}::text::timestamptz where generation_id = ${generation}`;
  });
  return generation;
}
