import { z } from 'zod';
import { generatedPlanSchema } from './generated-plan.ts';

/**
 * The format of a plan as JSON Schema (draft 2020-12), for services that answer by schema. It says less
 * than validatePlan: rules between fields (exactly one amount) and known units are only checked there.
 */
export function toPlanJsonSchema(): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(generatedPlanSchema);
}
