import { rowToQuestionnaire, type StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import { type Questionnaire, questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { z } from 'zod';

/** The form as far as it is filled in; sparing nothing is an answer too. */
export type Draft = { [Field in keyof Questionnaire]: Questionnaire[Field] | null };

export const emptyDraft: Draft = {
  name: null,
  gender: null,
  position: null,
  goals: null,
  seasonPhase: null,
  teamTrainingFrequency: null,
  individualTrainingFrequency: null,
  durationMinutes: null,
  equipment: null,
  contraindications: [],
};

const key = 'anwurf.draft.questionnaire';

/** The draft kept on the device; fields that no longer fit are left empty. Null: there is none. */
export function readDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = Object.entries(questionnaireSchema.shape).map(([field, schema]) => {
      const value: unknown = Reflect.get(stored, field);
      return [field, schema.safeParse(value).data ?? null] as const;
    });
    return { ...emptyDraft, ...Object.fromEntries(fields) };
  } catch {
    return null; // Unreadable: start afresh.
  }
}

export function keepDraft(draft: Draft): void {
  localStorage.setItem(key, JSON.stringify(draft));
}

export function dropDraft(): void {
  localStorage.removeItem(key);
}

/** A draft that starts from the answers given last time. */
export function draftFromAnswers(answers: StoredAnswers): Draft {
  return rowToQuestionnaire(answers) ?? { ...emptyDraft, name: answers.name };
}

export type DraftProblems = Partial<Record<keyof Questionnaire, string>>;

/** The finished questionnaire, or what is wrong with the draft, by field. */
export function checkDraft(draft: Draft): { questionnaire: Questionnaire } | { problems: DraftProblems } {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
  const parsed = questionnaireSchema.safeParse(given);
  if (parsed.success) return { questionnaire: parsed.data };
  const { fieldErrors } = z.flattenError(parsed.error);
  const problems = Object.entries(fieldErrors).flatMap(([field, [message]]) => (message === undefined ? [] : [[field, message] as const]));
  return { problems: Object.fromEntries(problems) };
}
