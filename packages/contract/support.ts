import * as z from 'zod/mini';
import { storableText } from './storable-text.ts';

/** Body of `POST /api/support` (signed in); answer 204. Sends a confirmation to the user and a notification to the operator. */
export const supportRequestSchema = z.object({
  subject: storableText.check(
    z.trim(),
    z.minLength(3, 'Der Betreff muss mindestens 3 Zeichen lang sein.'),
    z.maxLength(200, 'Der Betreff darf höchstens 200 Zeichen lang sein.'),
  ),
  message: storableText.check(
    z.trim(),
    z.minLength(10, 'Die Nachricht muss mindestens 10 Zeichen lang sein.'),
    z.maxLength(10_000, 'Die Nachricht darf höchstens 10.000 Zeichen lang sein.'),
  ),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;
