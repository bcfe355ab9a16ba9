import { areAnswers } from '@anwurf/domain/assessment/answers';
import * as z from 'zod/mini';
import { emailSchema } from './credentials.ts';

/** Version of the text that the box of the self-assessment stands beside; stored with the consent. */
export const assessmentTextVersion = '1.0';

/** Body of `POST /api/assessments`; answer 204. The id is made on the device: the same one sent again stores nothing more. */
export const assessmentRequestSchema = z.object({
  id: z.uuid(),
  email: emailSchema,
  consent: z.literal(true),
  answers: z.custom<number[]>(areAnswers),
});
