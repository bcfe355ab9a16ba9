import { areAnswers } from '@anwurf/domain/assessment/answers';
import * as z from 'zod/mini';
import { emailSchema } from './credentials.ts';

/** Version of the consent text of the self-assessment; stored with the consent. */
export const assessmentTextVersion = '1.0';

/** Body of `POST /api/assessments`; answer 204. The device makes the id, so a repeated request stores nothing more. */
export const assessmentRequestSchema = z.object({
  id: z.uuid(),
  email: emailSchema,
  consent: z.literal(true),
  answers: z.custom<number[]>(areAnswers),
});
