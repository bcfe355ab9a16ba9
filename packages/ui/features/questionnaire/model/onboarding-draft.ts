import { newSubmission, type SubmissionIds } from '@anwurf/db/commands/submit-questionnaire';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { type Questionnaire, questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { z } from 'zod';

/** The answers given so far. */
export type Answers = { readonly [Field in keyof Questionnaire]?: Questionnaire[Field] | undefined };

/** A half-finished onboarding as it is kept on the device. */
export interface OnboardingDraft {
  readonly answers: Answers;
  /** Null: none chosen, or skipped. */
  readonly playerCard: PlayerCard | null;
  /** Made once, so that a second submission writes the same rows. */
  readonly ids: SubmissionIds;
}

const cardSchema = z.object({ name: z.string().min(1).max(200), team: z.string().max(200), season: z.string().max(40) });
const idsSchema = z.object({ questionnaireId: z.uuid(), generationId: z.uuid() });

/** Whether the answer to one question is given and stands as it is. */
export function isAnswered(answers: Answers, field: keyof Questionnaire): boolean {
  return questionnaireSchema.shape[field].safeParse(answers[field]).success;
}

/** The whole questionnaire; undefined while a required answer is missing. */
export function completeAnswers(answers: Answers): Questionnaire | undefined {
  return questionnaireSchema.safeParse(answers).data;
}

// The prefix is what signing out removes from the device.
const storageKey = (userId: string) => `anwurf.draft.onboarding.${userId}`;

function readStored(userId: string): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {}; // Unreadable: start afresh.
  }
}

/** Only the answers that still stand: options may have changed since they were kept. */
function readAnswers(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return {};
  const kept = Object.entries(questionnaireSchema.shape).flatMap(([field, schema]) => {
    const value: unknown = Reflect.get(stored, field);
    const parsed = value === undefined ? undefined : schema.safeParse(value);
    return parsed?.success === true ? [[field, parsed.data] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The user's draft on this device, or an empty one. */
export function readDraft(userId: string): OnboardingDraft {
  const stored = readStored(userId);
  return {
    answers: readAnswers(Reflect.get(stored, 'answers')),
    playerCard: cardSchema.safeParse(Reflect.get(stored, 'playerCard')).data ?? null,
    ids: idsSchema.safeParse(Reflect.get(stored, 'ids')).data ?? newSubmission(),
  };
}

export function keepDraft(userId: string, draft: OnboardingDraft): void {
  localStorage.setItem(storageKey(userId), JSON.stringify(draft));
}

export function dropDraft(userId: string): void {
  localStorage.removeItem(storageKey(userId));
}
