import { newSubmission, type SubmissionIds } from '@anwurf/db/commands/submit-questionnaire';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import * as z from 'zod/mini';
import { keptOfUser, keptWithoutUser } from '../../../storage/kept-of-user.ts';
import { type Answers, readAnswers } from './answers.ts';

/** A half-finished questionnaire as it is kept on the device, whichever layout it was begun in. */
export interface Draft {
  readonly answers: Answers;
  /** Null: none chosen, or skipped. */
  readonly playerCard: PlayerCard | null;
  /** He has gone on from the question for his player card, with one or without. */
  readonly playerAsked: boolean;
  /** Made once, so that a second submission writes the same rows. */
  readonly ids: SubmissionIds;
}

const cardSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  team: z.string().check(z.maxLength(200)),
  season: z.string().check(z.maxLength(40)),
});
const idsSchema = z.object({ questionnaireId: z.uuid(), generationId: z.uuid() });

const isObject = z.looseObject({});
const kept = (userId: string) => keptOfUser('questionnaireDraft', isObject, userId);

/** Calls back when the user's draft is gone because another tab has submitted it. */
export function onDroppedElsewhere(userId: string, listener: () => void): () => void {
  const own = kept(userId);
  return own.onChangedElsewhere(() => {
    if (own.read() === null) listener();
  });
}

/** Drafts once were kept by layout: of the steps, and of the page with nothing but the answers. Until the next change they count. */
const formerSteps = (userId: string) => keptOfUser('formerStepsDraft', isObject, userId);
const formerPage = keptWithoutUser('questionnaireDraft', isObject);

function readFormer(userId: string): object {
  const steps = formerSteps(userId).read() ?? {};
  const answers = { ...readAnswers(formerPage.read()), ...readAnswers(Reflect.get(steps, 'answers')) };
  return { ...steps, answers };
}

function dropFormer(userId: string): void {
  formerSteps(userId).drop();
  formerPage.drop();
}

/** The user's draft on this device, or an empty one. */
export function readDraft(userId: string): Draft {
  const stored = kept(userId).read() ?? readFormer(userId);
  const answers = readAnswers(Reflect.get(stored, 'answers'));
  return {
    answers,
    // Former releases did not note it; the next question's answer shows it as well.
    playerAsked: Reflect.get(stored, 'playerAsked') === true || answers.gender !== undefined,
    playerCard: cardSchema.safeParse(Reflect.get(stored, 'playerCard')).data ?? null,
    ids: idsSchema.safeParse(Reflect.get(stored, 'ids')).data ?? newSubmission(),
  };
}

/** Keys of the draft that is kept, by whichever tab. */
export function keptIds(userId: string): SubmissionIds | null {
  return idsSchema.safeParse(Reflect.get(kept(userId).read() ?? {}, 'ids')).data ?? null;
}

export function keepDraft(userId: string, draft: Draft): void {
  // A full storage refuses the new one: then the former one is all there is.
  if (kept(userId).keep({ ...draft })) dropFormer(userId);
}

export function dropDraft(userId: string): void {
  kept(userId).drop();
  dropFormer(userId);
}
