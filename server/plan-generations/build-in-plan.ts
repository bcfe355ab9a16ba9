import { createHash } from 'node:crypto';
import type { CatalogueExercise } from '@anwurf/domain/catalogue/catalogue-exercise';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { generatedPlanSchema, type GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';

/** The same generation always builds the same plan. */
function seedOf(generationId: string): number {
  return createHash('sha256').update(generationId).digest().readUInt32BE(0);
}

/**
 * The plan of the built-in generator.
 * @param request.age full years, null when not known
 * @returns undefined when the generator made something that is no plan
 */
export function buildInPlan(
  generationId: string,
  request: { questionnaire: Questionnaire; age: number | null; catalogue: readonly CatalogueExercise[] },
): GeneratedPlan | undefined {
  return generatedPlanSchema.safeParse(buildPlan({ ...request, seed: seedOf(generationId) })).data;
}
