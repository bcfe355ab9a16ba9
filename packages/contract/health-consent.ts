/**
 * Decisions of a player about health data (Art. 9 GDPR), each on its own: `coaching` stores what hurts and plans around it,
 * `plan_service` passes it on to the automation or model that makes plans, `readiness` stores the daily answers about sleep, fatigue, soreness,
 * stress and mood, and stands by itself.
 */
export const HEALTH_PURPOSES = ['coaching', 'plan_service', 'readiness'] as const;
export type HealthPurpose = (typeof HEALTH_PURPOSES)[number];

/** Versions of the texts that are shown for each purpose, stored with the decision. A text that changes gets a new one. */
export const healthTextVersions: Readonly<Record<HealthPurpose, string>> = {
  coaching: '2026-11-26',
  plan_service: '2026-11-26',
  readiness: '2026-11-28',
};

/** Kinds of `parental_consents`: a mail has gone to a parent, or what a parent has decided. */
export const PARENTAL_KINDS = ['asked', 'granted', 'refused', 'withdrawn'] as const;
export type ParentalKind = (typeof PARENTAL_KINDS)[number];
