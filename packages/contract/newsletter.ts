import * as z from 'zod/mini';
import { emailSchema, linkTokenSchema } from './credentials.ts';

/** Version of the consent text of the newsletter sign-up; stored with the consent. */
export const newsletterTextVersion = '1.0';

/** Body of `POST /api/newsletter`; answers 204 for every address. Mails a link to `/newsletter?token=…`. */
export const newsletterRequestSchema = z.object({ email: emailSchema, consent: z.literal(true) });

/** Body of `POST /api/newsletter/confirm` (within 7 days) and `/unsubscribe` (always), with the token of the mailed link; 204, or `token_invalid` by `/confirm`. */
export const newsletterTokenRequestSchema = z.object({ token: linkTokenSchema });
