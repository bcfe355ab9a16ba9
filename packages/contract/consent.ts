import { z } from 'zod';
// The small build of zod for what every public page reads; they must stay small.
import * as mini from 'zod/mini';

/** Version of the consent text; a consent to another version counts as none. */
export const consentVersion = '1.0';

/** Categories a visitor decides about. `necessary` is always on, the others start off. */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What the visitor decided, kept on the device under `anwurf.consent`. */
export const consentSchema = mini.object({
  version: mini.literal(consentVersion),
  consent: mini.object({
    necessary: mini.literal(true),
    analytics: mini.boolean(),
    marketing: mini.boolean(),
    functional: mini.boolean(),
  }),
  /** ISO instant of the decision. */
  timestamp: mini.string(),
});
export type Consent = z.infer<typeof consentSchema>;

/**
 * Body of `POST /api/events`: a first-party event, with the consent it rests on. The server refuses (`forbidden`) a
 * page view without `analytics` and a purchase without `marketing`. Answer 204.
 * Marked pure, so that a page that only reads the consent leaves it and zod's full build out.
 */
export const eventRequestSchema = /* @__PURE__ */ z.object({
  name: /* @__PURE__ */ z.enum(['page_view', 'purchase']),
  path: /* @__PURE__ */ z.enum(['/auth', '/dashboard', '/payment', '/payment-success', '/register', '/login', '/thank-you']),
  consent: consentSchema,
});
export type EventRequest = z.infer<typeof eventRequestSchema>;
