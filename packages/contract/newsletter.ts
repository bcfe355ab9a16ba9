import { z } from 'zod';
import { emailSchema, linkTokenSchema } from './credentials.ts';

/** Body of `POST /api/newsletter`; answer 204, whether the address is known or not. Mails a link to `/newsletter?token=…`. */
export const newsletterRequestSchema = z.object({ email: emailSchema, consent: z.literal(true) });

/** Body of `POST /api/newsletter/confirm` and `/unsubscribe`; 204, or `token_invalid`. */
export const newsletterTokenRequestSchema = z.object({ token: linkTokenSchema });
