import * as z from 'zod/mini';

/** Version of the consent text; a consent to another version counts as none. */
export const consentVersion = '1.0';

/** Categories a visitor decides about. `necessary` is always on, the others start off. */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What the visitor decided, kept on the device under `anwurf.consent`. */
export const consentSchema = z.object({
  version: z.literal(consentVersion),
  consent: z.object({
    necessary: z.literal(true),
    analytics: z.boolean(),
    marketing: z.boolean(),
    functional: z.boolean(),
  }),
  /** ISO instant of the decision. */
  timestamp: z.string(),
});
export type Consent = z.infer<typeof consentSchema>;

/**
 * Body of `POST /api/events`: a first-party event, with the consent it rests on. The server refuses (`forbidden`) a
 * page view without `analytics`, and a purchase or a sign-up for the newsletter without `marketing`. Answer 204.
 */
export const eventRequestSchema = z.object({
  name: z.enum(['page_view', 'purchase', 'newsletter_sign_up']),
  path: z.enum(['/auth', '/dashboard', '/payment', '/payment-success', '/register', '/login', '/thank-you', '/newsletter']),
  consent: consentSchema,
});
export type EventRequest = z.infer<typeof eventRequestSchema>;
