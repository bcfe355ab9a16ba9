import * as z from 'zod/mini';
import { emailSchema } from './credentials.ts';

/** Version of the text that the box of the self-assessment stands beside; stored with the consent. */
export const assessmentTextVersion = '1.0';

/** The 32 answers of the self-assessment, in its order: whole numbers from 0 to 10. */
export const assessmentAnswersSchema = z.array(z.int().check(z.minimum(0), z.maximum(10))).check(z.length(32));

/** Body of `POST /api/assessments`; answer 204. The id is made on the device: the same one sent again stores nothing more. */
export const assessmentRequestSchema = z.object({
  id: z.uuid(),
  email: emailSchema,
  consent: z.literal(true),
  answers: assessmentAnswersSchema,
});
