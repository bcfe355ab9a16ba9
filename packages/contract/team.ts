import * as z from 'zod/mini';
import { writtenText } from './storable-text.ts';

/** Roles of members. The role decides which of the team's rows a member reads and writes. */
export const TEAM_ROLES = ['coach', 'physio', 'player'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/**
 * Kinds of data that a player can share with a team, each by a consent of its own. Complaints are health data (Art. 9 GDPR) and need
 * the consent to storing them as well.
 */
export const SHARED_KINDS = ['trainings', 'loads', 'tests', 'complaints'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Entries of a team's calendar; `free` is a weekend without a match. */
export const EVENT_KINDS = ['training', 'match', 'free'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Most members of a team in each role, and most teams of a user. */
export const TEAM_BOUNDS = { player: 60, staff: 20, teamsOfUser: 20 } as const;

const teamName = writtenText(80).check(z.minLength(1, 'Bitte gib einen Namen ein.'));

/** Body of `POST /api/teams` (signed in): makes a team, with the caller as its coach. Fails with `storage_full` beyond {@link TEAM_BOUNDS}. */
export const teamRequestSchema = z.object({
  name: teamName,
  club: z.optional(teamName),
  ageGroup: z.optional(writtenText(20).check(z.minLength(1))),
});
export type TeamRequest = z.infer<typeof teamRequestSchema>;

/** Answer: the new team. */
export const teamAnswerSchema = z.object({ team: z.uuid() });
export type TeamAnswer = z.infer<typeof teamAnswerSchema>;

/** Characters of a code: none that is mistaken for another on a blackboard. */
const codeText = /^[A-HJ-NP-Z2-9]{8}$/;

/** A code as it is stored; typed with blanks, hyphens or small letters it is the same. */
export const teamCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(codeText)),
);

/** Body of `POST /api/teams/:team/codes` (coach): makes a code for a role, instead of the one before. */
export const codeRequestSchema = z.object({ role: z.enum(TEAM_ROLES) });
export const codeAnswerSchema = z.object({ code: z.string(), expiresAt: z.iso.datetime({ offset: true }) });
export type CodeAnswer = z.infer<typeof codeAnswerSchema>;

/**
 * Body of `POST /api/teams/preview` and `/join` (signed in). Both fail with `token_invalid` when no open code is like it; `/join` with
 * `storage_full` when the team has no room for the role, or the user is in too many teams. A member stays one.
 */
export const joinRequestSchema = z.object({ code: teamCodeSchema });

/** Answer of `/preview`: what somebody would join, and who would read what he shares. */
export const teamPreviewSchema = z.object({
  team: z.uuid(),
  name: z.string(),
  club: z.nullable(z.string()),
  ageGroup: z.nullable(z.string()),
  role: z.enum(TEAM_ROLES),
  staff: z.array(z.object({ name: z.string(), role: z.enum(TEAM_ROLES) })),
});
export type TeamPreview = z.infer<typeof teamPreviewSchema>;
