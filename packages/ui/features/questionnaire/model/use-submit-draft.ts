import { useDatabase } from '@anwurf/db/client/react';
import { submitQuestionnaire } from '@anwurf/db/commands/submit-questionnaire';
import { type Submission, useSubmission } from '../../../forms/use-submission.ts';
import { checkAnswers } from './answers.ts';
import { type Draft, dropDraft } from './draft.ts';

const words = { title: 'Fehler beim Speichern' };

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
        if (data === null) return null;
        try {
          await submitQuestionnaire(db, data, ids, playerCard && { userId, card: playerCard });
        } catch (error) {
          // The device refused: its reason is all that helps.
          const reason = error instanceof Error ? error.message : 'unbekannt';
          return { ...words, text: `Fehler beim Speichern der Fragebogen-Antworten: ${reason}` };
        }
        dropDraft(userId);
        onSubmitted(ids.generationId);
        return null;
      },
    });
  }
  return { ...submission, submit };
}
