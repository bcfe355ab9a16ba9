import * as z from 'zod/mini';
import { emailSchema, linkTokenSchema } from './credentials.ts';

/** Version of the text that a parent agrees to, stored with the decision. A text that changes gets a new one. */
export const parentalTextVersion = '2026-11-26';

/**
 * Body of `POST /api/parental-consent/ask` (signed in): mails a link to `/parental-consent?token=…` to a parent. 204; the address
 * of the account itself is refused with `invalid_input` at `email`, the fourth mail of a day with `too_many_requests`.
 */
export const parentalRequestSchema = z.object({ email: emailSchema });

/** Body of `POST /api/parental-consent/view`, with the token of the mailed link. Fails with `token_invalid`. */
export const parentalViewRequestSchema = z.object({ token: linkTokenSchema });
/** Body of `POST /api/parental-consent/decide`; 204, or `token_invalid`. A link takes one decision; one for taking back only a no. */
export const parentalDecisionSchema = z.object({ token: linkTokenSchema, granted: z.boolean() });
