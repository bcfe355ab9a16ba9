import { z } from 'zod';
import { generatedPlanSchema } from './generated-plan.ts';

/**
 * The format of a plan as JSON Schema (draft 2020-12), for services that answer by schema. It is weaker than validatePlan, which
 * also checks rules between fields (exactly one amount) and known units.
 */
export function toPlanJsonSchema(): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(generatedPlanSchema);
}
