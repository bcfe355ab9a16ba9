/** What a member is in a team; it decides which of the team's rows he reads and writes. */
export const TEAM_ROLES = ['coach', 'physio', 'player'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/**
 * What a player can share with a team, each by a consent of its own. Complaints are health data (Art. 9 GDPR) and need the consent to
 * storing them as well.
 */
export const SHARED_KINDS = ['trainings', 'loads', 'tests', 'complaints'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Entries of a team's calendar; `free` is a weekend without a match. */
export const EVENT_KINDS = ['training', 'match', 'free'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
