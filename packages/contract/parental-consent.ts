import * as z from 'zod/mini';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { emailSchema, linkTokenSchema } from './credentials.ts';

/** Version of the text that a parent agrees to, stored with the decision. A text that changes gets a new one. */
export const parentalTextVersion = '2026-11-26';

/**
 * Body of `POST /api/parental-consent/ask` (signed in): mails a link to `/parental-consent?token=…` to a parent. 204; the address
 * of the account itself is refused with `invalid_input` at `email`, the fourth mail of a day with `too_many_requests`.
 */
export const parentalRequestSchema = z.object({ email: emailSchema });

/** Body of `POST /api/parental-consent/view`, with the token of the mailed link. Fails with `token_invalid`. */
export const parentalViewRequestSchema = z.object({ token: linkTokenSchema });
const sharedKinds = z.array(z.enum(SHARED_KINDS)).check(z.minLength(1), z.maxLength(SHARED_KINDS.length));

/**
 * Body of `POST /api/parental-consent/decide`; 204, or `token_invalid`. A link takes one decision; one for taking back only a no. A yes to sharing
 * with a team names the kinds, of those that the link asks about; else `invalid_input`.
 */
export const parentalDecisionSchema = z.object({ token: linkTokenSchema, granted: z.boolean(), kinds: z.optional(sharedKinds) });

/** Version of the text about sharing with a team that a parent agrees to. */
export const parentalSharingTextVersion = '2026-11-30';

/** Kinds that a parent can agree to. Under 16 nobody answers the daily question (migration 0087), so there is no readiness to share. */
export const PARENTAL_SHARED_KINDS: readonly SharedKind[] = SHARED_KINDS.filter((kind) => kind !== 'readiness');

/**
 * Body of `POST /api/parental-consent/ask-sharing` (signed in, a player under 16 of the team): mails a parent a link to decide about kinds. 204; fails
 * like `/ask`, with `not_found` where the caller is no player of the team, and with `forbidden` from 16 on.
 */
export const parentalSharingRequestSchema = z.object({ email: emailSchema, team: z.uuid(), kinds: sharedKinds });
