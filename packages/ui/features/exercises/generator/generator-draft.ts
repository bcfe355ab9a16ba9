import { PHASES } from '@anwurf/domain/vocabulary/phase';
import { UNITS } from '@anwurf/domain/vocabulary/unit';
import { MOST_EXERCISES, OWN_PLAN_NAME, OWN_SESSIONS, withSessionCount } from '@anwurf/domain/workout/own-plan';
import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-of-user.ts';

const chosenSchema = z.object({
  id: z.string(),
  name: z.string(),
  phase: z.enum(PHASES),
  unit: z.enum(UNITS),
  perSide: z.boolean(),
  sets: z.int(),
  amount: z.number(),
  schedule: z.optional(z.string()),
  pauseSeconds: z.optional(z.nullable(z.number())),
  weight: z.optional(z.nullable(z.number())),
  groupKey: z.optional(z.nullable(z.number())),
  roundRest: z.optional(z.nullable(z.number())),
  row: z.optional(z.string()),
});

const draftSchema = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  name: z.string(),
  /** As typed; the sessions follow when the player goes on. */
  count: z.nullable(z.number()),
  sessions: z
    .array(z.array(chosenSchema).check(z.maxLength(MOST_EXERCISES)))
    .check(z.minLength(OWN_SESSIONS.min), z.maxLength(OWN_SESSIONS.max)),
  /** The open session, 0-based. */
  active: z.int(),
});

/** A plan that is being made, with the step that it is at. */
export type GeneratorDraft = z.infer<typeof draftSchema>;

export const NEW_DRAFT: GeneratorDraft = {
  step: 1,
  name: OWN_PLAN_NAME,
  count: OWN_SESSIONS.initial,
  sessions: withSessionCount([], OWN_SESSIONS.initial).map(() => []),
  active: 0,
};

/** A plan that has been begun but not saved; it survives a reload. */
export const generatorDraftOf = (userId: string) => keptOfUser('generatorDraft', draftSchema, userId);
