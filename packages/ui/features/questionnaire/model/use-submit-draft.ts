import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { useDatabase } from '@anwurf/db/client/react';
import { submitQuestionnaire } from '@anwurf/db/commands/submit-questionnaire';
import { healthDecisions } from '@anwurf/db/queries/health-consents';
import { readRows } from '@anwurf/db/queries/local-query';
import { anyAnswers } from '@anwurf/db/queries/questionnaires';
import { savingProblem } from '../../../data/saving-problem.ts';
import { type Submission, useSubmission } from '../../../forms/use-submission.ts';
import { checkAnswers } from './answers.ts';
import { type Draft, dropDraft } from './draft.ts';
import { furtherFactsOf } from './further-answers.ts';
import { justAsked, oneTabAtATime } from './just-asked.ts';

async function isAnswered(db: LocalDatabase): Promise<boolean> {
  return (await readRows(db, anyAnswers())).length > 0;
}

async function mayKeepHealth(db: LocalDatabase): Promise<boolean> {
  const decisions = await readRows(db, healthDecisions());
  return decisions.some(({ purpose, granted }) => purpose === 'coaching' && granted);
}

const words = { title: 'Fehler beim Speichern' };

/**
 * Stores a finished draft and asks for a plan, or says at which questions something is missing.
 * @param onAnsweredElsewhere of a newcomer: when another tab or device has answered a moment before, nothing is stored, for
 *   one onboarding makes one plan. Without it answers may be given again.
 */
export function useSubmitDraft(
  userId: string,
  onSubmitted: (generationId: string) => void,
  onAnsweredElsewhere?: () => void,
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
        let asked = ids;
        try {
          if (onAnsweredElsewhere !== undefined && (await isAnswered(db))) {
            onAnsweredElsewhere();
            return null;
          }
          // A draft of before the question may have regions to spare.
          const said = (await mayKeepHealth(db)) ? data : { ...data, contraindications: [] };
          const extras = { userId, card: playerCard, further: furtherFactsOf(answers, said) };
          await oneTabAtATime(async () => {
            // With the same keys the same rows are written again, and make no second plan.
            asked = (await justAsked(db, said, playerCard, new Date())) ?? ids;
            await submitQuestionnaire(db, said, asked, extras);
          });
        } catch (error) {
          // The device refused: its reason is all that helps.
          const reason = savingProblem(error) ?? 'unbekannt';
          return { ...words, text: `Fehler beim Speichern der Fragebogen-Antworten: ${reason}` };
        }
        dropDraft(userId);
        onSubmitted(asked.generationId);
        return null;
      },
    });
  }
  return { ...submission, submit };
}
