import { createHash } from 'node:crypto';
import type { CatalogueExercise } from '@anwurf/domain/catalogue/catalogue-exercise';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { generatedPlanSchema, type GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import { rowToQuestionnaire, type StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import type { Sql } from '../database/connection.ts';
import { storePlan } from './store-plan.ts';

/** A generation that waits for its plan. */
export type OpenGeneration = { readonly id: string; readonly userId: string };

/** Why a generation failed; stored as its `error_code`, worded by the interface. */
type GenerationFailure = 'questionnaire_incomplete' | 'generator_failed';

/** Ids of generations that wait, oldest first. */
export async function findOpenGenerations(sql: Sql): Promise<OpenGeneration[]> {
  return sql<OpenGeneration[]>`select id, benutzer_id as "userId" from trainingsplan_generierung
    where status = 'in_bearbeitung' order by created_at limit 20`;
}

/** The same generation always builds the same plan. */
function seedOf(generationId: string): number {
  return createHash('sha256').update(generationId).digest().readUInt32BE(0);
}

/** The answers, and the age in full years where the profile has a birth date. */
type GenerationInput = StoredAnswers & { readonly age: number | null };

function build(row: GenerationInput, seed: number, catalogue: readonly CatalogueExercise[]): GeneratedPlan | GenerationFailure {
  const questionnaire = rowToQuestionnaire(row);
  if (questionnaire === undefined) return 'questionnaire_incomplete';
  const plan = generatedPlanSchema.safeParse(buildPlan({ questionnaire, catalogue, seed, ...(row.age === null ? {} : { age: row.age }) }));
  return plan.success ? plan.data : 'generator_failed';
}

/**
 * Builds and stores the plan of a generation, and closes the generation, in one transaction: a server that is
 * killed in between has stored nothing, and two that try at once store one plan.
 * @returns whether there was anything to do: false when the generation is closed or another server has it
 */
export async function generatePlan(sql: Sql, { id, userId }: OpenGeneration, catalogue: readonly CatalogueExercise[]): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}::uuid])`;
    const [row] = await tx<GenerationInput[]>`
      select extract(year from age(profiles.date_of_birth))::int as age, name, geschlecht, spielerposition, trainingshaufigkeit, trainingsdauer, zusatzliche_notizen, verfugbare_ausrustung
      from trainingsplan_generierung as generation join fragebogen_antworten as answers on answers.id = fragebogen_id
        left join profiles on profiles.id = answers.benutzer_id
      where generation.id = ${id} and status = 'in_bearbeitung' for update of generation skip locked`;
    if (row === undefined) return false;
    const plan = build(row, seedOf(id), catalogue);
    if (typeof plan === 'string') {
      await tx`update trainingsplan_generierung set status = 'fehlgeschlagen', error_code = ${plan}, finished_at = now() where id = ${id}`;
    } else {
      const planId = await storePlan(tx, userId, plan);
      await tx`update trainingsplan_generierung set status = 'abgeschlossen', plan_id = ${planId}, finished_at = now() where id = ${id}`;
    }
    return true;
  });
}

/** Closes a generation that threw. */
export async function failGeneration(sql: Sql, { id }: OpenGeneration): Promise<void> {
  await sql`update trainingsplan_generierung set status = 'fehlgeschlagen', error_code = 'generator_failed', finished_at = now()
    where id = ${id} and status = 'in_bearbeitung'`;
}
