import { createHash } from 'node:crypto';
import { buildPlan, type PlanRequest } from '@anwurf/domain/plan/build-plan';
import { generatedPlanSchema, type GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import type { PlanFacts } from './plan-facts.ts';

/** Seeds by id: the same generation always builds the same plan. */
function seedOf(generationId: string): number {
  return createHash('sha256').update(generationId).digest().readUInt32BE(0);
}

/**
 * The plan of the built-in generator.
 * @returns undefined when its result is not a valid plan
 */
export function buildInPlan(generationId: string, facts: PlanFacts): GeneratedPlan | undefined {
  const request: PlanRequest & PlanFacts = { ...facts, seed: seedOf(generationId) };
  return generatedPlanSchema.safeParse(buildPlan(request)).data;
}
