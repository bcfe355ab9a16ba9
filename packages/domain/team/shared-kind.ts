/**
 * Kinds of data that a player can share with a team, each by a consent of its own. Complaints and readiness are health data
 * (Art. 9 GDPR) and need the consent to storing them as well.
 */
export const SHARED_KINDS = ['trainings', 'loads', 'tests', 'readiness', 'complaints'] as const;
/** Kinds that are health data. */
export const SHARED_HEALTH: readonly (typeof SHARED_KINDS)[number][] = ['readiness', 'complaints'];
export type SharedKind = (typeof SHARED_KINDS)[number];
