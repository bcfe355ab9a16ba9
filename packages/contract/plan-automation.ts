import { BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { trainingProfileSchema } from '@anwurf/domain/coach/training-profile';
import { PHASES } from '@anwurf/domain/vocabulary/phase';
import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import * as z from 'zod/mini';

/**
 * Protocol between the server and an external automation that makes plans. Both directions carry these two headers; the signature
 * is HMAC-SHA256 under `PLAN_WEBHOOK_SECRET` over `<timestamp>.<body>`, in lower-case hex. The timestamp is in seconds since 1970
 * and must be less than `signatureMaxAgeSeconds` off.
 */
export const timestampHeader = 'x-anwurf-timestamp';
export const signatureHeader = 'x-anwurf-signature';
export const signatureMaxAgeSeconds = 300;

/** An exercise that the plan may use for this player, with its usual amounts. Exactly one of reps, seconds, metres is set. */
export const allowedExerciseSchema = z.object({
  name: z.string(),
  phase: z.enum(PHASES),
  kind: z.string(),
  goals: z.array(z.string()),
  /** Unit as a plan stores it, such as 'Sekunden je Seite'. */
  unit: z.string(),
  sets: z.number(),
  reps: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  metres: z.nullable(z.number()),
  tempo: z.nullable(z.string()),
  pauseSeconds: z.number(),
});
export type AllowedExercise = z.infer<typeof allowedExerciseSchema>;

const complaintSchema = z.object({ region: z.enum(BODY_REGIONS), level: z.number().check(z.int(), z.minimum(0), z.maximum(10)) });

/**
 * Request to the automation. Any 2xx within the time-out accepts it; the rest of the answer is not read. After a failure it is
 * sent again, so the same `generationId` may arrive more than once.
 */
export const planHandOverSchema = z.object({
  generationId: z.uuid(),
  fragebogenId: z.uuid(),
  /** Address for the finished plan: `planCallbackSchema`, signed. */
  callbackUrl: z.url(),
  questionnaire: questionnaireSchema,
  /** The row of `fragebogen_antworten` under its documented column names. */
  answers: z.record(z.string(), z.unknown()),
  /** Full years; null when the birth date is not known. */
  age: z.nullable(z.number().check(z.int())),
  /** The coach's facts beside the questionnaire; null and empty lists: not answered. */
  profile: trainingProfileSchema,
  /** Current pain, 0 to 10, one entry a region. */
  complaints: z.array(complaintSchema),
  /** Changes with every change of the catalogue. */
  catalogueVersion: z.string(),
  exercises: z.array(allowedExerciseSchema),
  /** Names of the player's own exercises, which the plan may also use. */
  ownExercises: z.array(z.string()),
});
export type PlanHandOver = z.infer<typeof planHandOverSchema>;

/**
 * Body of `POST /api/plan-generations/:id/plan`. The id is in the signed body too, so a signature is valid for one generation
 * only. `validatePlan` checks the plan; an invalid one is answered with `invalid_input` and German problems, and may be sent
 * again.
 */
export const planCallbackSchema = z.object({ generationId: z.uuid(), plan: z.unknown() });

/** `stored` is false when the generation was closed before: a second, late or cancelled plan changes nothing. */
export const planCallbackResponseSchema = z.object({
  stored: z.boolean(),
  status: z.enum(['abgeschlossen', 'fehlgeschlagen', 'abgebrochen']),
  planId: z.nullable(z.uuid()),
});
export type PlanCallbackResponse = z.infer<typeof planCallbackResponseSchema>;
