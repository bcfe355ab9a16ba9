import * as z from 'zod/mini';
import { type Consent, consentOf } from './consent.ts';

/**
 * Body of `POST /api/events`: a first-party event and the consent it requires. The server refuses (`forbidden`) a page view
 * without `analytics`, and a purchase or a newsletter sign-up without `marketing`. Answer 204.
 */
export const eventRequestSchema = z.object({
  name: z.enum(['page_view', 'purchase', 'newsletter_sign_up']),
  path: z.enum(['/auth', '/dashboard', '/payment', '/payment-success', '/register', '/login', '/thank-you', '/newsletter']),
  consent: z.custom<Consent>((raw) => consentOf(raw) !== undefined),
});
export type EventRequest = z.infer<typeof eventRequestSchema>;
