import { newSubmission, type SubmissionIds } from '@anwurf/db/commands/submit-questionnaire';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { z } from 'zod';
import { type Answers, readAnswers } from './answers.ts';

/** A half-finished questionnaire as it is kept on the device, whichever layout it was begun in. */
export interface Draft {
  readonly answers: Answers;
  /** Null: none chosen, or skipped. */
  readonly playerCard: PlayerCard | null;
  /** Made once, so that a second submission writes the same rows. */
  readonly ids: SubmissionIds;
}

const cardSchema = z.object({ name: z.string().min(1).max(200), team: z.string().max(200), season: z.string().max(40) });
const idsSchema = z.object({ questionnaireId: z.uuid(), generationId: z.uuid() });

// The prefix is what signing out removes from the device.
const formerPageKey = 'anwurf.draft.questionnaire';
/** Where the user's draft is kept. */
export const draftKey = (userId: string) => `${formerPageKey}.${userId}`;
const formerStepsKey = (userId: string) => `anwurf.draft.onboarding.${userId}`;

function readStored(key: string): object | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null; // Unreadable: start afresh.
  }
}

/** Drafts once were kept by layout: of the steps, and of the page with nothing but the answers. Until the next change they count. */
function readFormer(userId: string): object {
  const steps = readStored(formerStepsKey(userId)) ?? {};
  const answers = { ...readAnswers(readStored(formerPageKey)), ...readAnswers(Reflect.get(steps, 'answers')) };
  return { ...steps, answers };
}

function dropFormer(userId: string): void {
  for (const key of [formerStepsKey(userId), formerPageKey]) localStorage.removeItem(key);
}

/** The user's draft on this device, or an empty one. */
export function readDraft(userId: string): Draft {
  const stored = readStored(draftKey(userId)) ?? readFormer(userId);
  return {
    answers: readAnswers(Reflect.get(stored, 'answers')),
    playerCard: cardSchema.safeParse(Reflect.get(stored, 'playerCard')).data ?? null,
    ids: idsSchema.safeParse(Reflect.get(stored, 'ids')).data ?? newSubmission(),
  };
}

export function keepDraft(userId: string, draft: Draft): void {
  localStorage.setItem(draftKey(userId), JSON.stringify(draft));
  dropFormer(userId);
}

export function dropDraft(userId: string): void {
  localStorage.removeItem(draftKey(userId));
  dropFormer(userId);
}
