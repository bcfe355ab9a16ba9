/**
 * Kinds of data that a player can share with a team, each by a consent of its own. Complaints are health data (Art. 9 GDPR) and need
 * the consent to storing them as well.
 */
export const SHARED_KINDS = ['trainings', 'loads', 'tests', 'complaints'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];
