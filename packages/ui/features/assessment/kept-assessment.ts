import { assessmentAnswersSchema } from '@anwurf/contract/assessment';
import { FIRST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import { STATEMENTS } from '@anwurf/domain/assessment/statements';
import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

const assessmentSchema = z.object({
  answers: assessmentAnswersSchema,
  /** Index of the statement that is shown; their number once all are answered. */
  at: z.int().check(z.minimum(0), z.maximum(STATEMENTS.length)),
  isStored: z.boolean(),
});

/** A self-assessment on this device. */
export type KeptAssessment = Readonly<z.infer<typeof assessmentSchema>>;

export const keptAssessment = keptValue('assessment', assessmentSchema);

/** One that nothing was answered of. */
export function newAssessment(): KeptAssessment {
  return { answers: STATEMENTS.map(() => FIRST_AGREEMENT), at: 0, isStored: false };
}
