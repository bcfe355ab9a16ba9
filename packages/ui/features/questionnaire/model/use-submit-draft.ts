import { useDatabase } from '@anwurf/db/client/react';
import { submitQuestionnaire } from '@anwurf/db/commands/submit-questionnaire';
import type { FailureWords } from '../../../forms/failure.ts';
import { type Submission, useSubmission } from '../../../forms/use-submission.ts';
import { checkAnswers } from './answers.ts';
import { type Draft, dropDraft } from './draft.ts';

const words: FailureWords = {
  title: 'Fehler beim Speichern',
  text: (reason) => `Fehler beim Speichern der Fragebogen-Antworten: ${reason}`,
};

/** Stores a finished draft and asks for a plan, or says at which questions something is missing. */
export function useSubmitDraft(
  userId: string,
  onSubmitted: (generationId: string) => void,
): Submission & { readonly submit: (draft: Draft) => void } {
  const db = useDatabase();
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit({ answers, playerCard, ids }: Draft) {
    const { data, problem } = checkAnswers(answers);
    void submission.run({
      problem,
      words,
      work: async () => {
        if (data === null) return;
        await submitQuestionnaire(db, data, ids, playerCard && { userId, card: playerCard });
        dropDraft(userId);
        onSubmitted(ids.generationId);
      },
    });
  }
  return { ...submission, submit };
}
