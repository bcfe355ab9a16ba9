import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import * as z from 'zod/mini';
import { writtenText } from './storable-text.ts';

/** Roles of members. The role decides which of the team's rows a member reads and writes. */
export const TEAM_ROLES = ['coach', 'physio', 'player'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

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

/** Answer of `GET /api/teams/:team/codes` (coach): the open codes, one a role at most. */
export const openCodesSchema = z.object({
  codes: z.array(z.object({ role: z.enum(TEAM_ROLES), code: z.string(), expiresAt: z.iso.datetime({ offset: true }) })),
});
export type OpenCodes = z.infer<typeof openCodesSchema>;

/** Body of `POST /api/teams/:team/codes` (coach): makes a code for a role, instead of the one before. */
export const codeRequestSchema = z.object({ role: z.enum(TEAM_ROLES) });
export const codeAnswerSchema = z.object({ code: z.string(), expiresAt: z.iso.datetime({ offset: true }) });
export type CodeAnswer = z.infer<typeof codeAnswerSchema>;

/**
 * Version of what a player reads before he shares (`features/team/sharing-words.ts`), stored with each decision. A text that changes gets a
 * new one.
 */
export const sharingTextVersion = '2026-11-30';

/** Kinds to which a text added something, with its version: it is shared after a yes to that text only (migration 0104). */
export const sharingTextAdded = { tests: '2026-11-30', complaints: '2026-11-30' } as const satisfies Partial<Record<SharedKind, string>>;

/**
 * Body of `POST /api/teams/preview` (signed in). Fails with `token_invalid` when no open code is like it.
 */
export const codePreviewSchema = z.object({ code: teamCodeSchema });

/**
 * Body of `POST /api/teams/join` (signed in): joins, and, as a player, shares `kinds` from then on, in one step. Fails with `token_invalid`
 * like `/preview`, and with `storage_full` when the team has no room for the role, or the user is in too many teams. A member stays one, and
 * shares what he shared.
 */
export const joinRequestSchema = z.object({
  code: teamCodeSchema,
  kinds: z._default(z.array(z.enum(SHARED_KINDS)).check(z.maxLength(SHARED_KINDS.length)), []),
  /** Of the text that was read; {@link sharingTextVersion}. */
  textVersion: z._default(z.iso.date(), sharingTextVersion),
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

/** Answer of `/preview`: what somebody would join, and who would read what he shares. */
export const teamPreviewSchema = z.object({
  team: z.uuid(),
  name: z.string(),
  club: z.nullable(z.string()),
  ageGroup: z.nullable(z.string()),
  role: z.enum(TEAM_ROLES),
  /** Whether the caller is in it already. */
  isMember: z.boolean(),
  staff: z.array(z.object({ name: z.string(), role: z.enum(TEAM_ROLES) })),
});
export type TeamPreview = z.infer<typeof teamPreviewSchema>;
