import type { RefusedMutation } from '@anwurf/db/client/local-database';
import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import type { AssignedGeneration } from '@anwurf/db/queries/assignments';
import { useAbsence } from '../../../data/absence.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './assigned-training.module.css';

const failure = { title: 'Fehler', text: 'Dein Plan konnte nicht angefragt werden. Was du geantwortet hast, bleibt.' };

/** Why there is no plan, in words, and whether asking again helps. */
function problemOf(making: AssignedGeneration, refusal: RefusedMutation | undefined): { text: string; answers?: boolean } | null {
  if (refusal?.rules[0]?.kind === 'not_before') {
    return { text: 'Angenommen. Heute sind schon fünf Pläne für dich entstanden; frag morgen noch einmal.' };
  }
  if (refusal !== undefined) return { text: 'Angenommen. Der Server hat die Anfrage nach dem Plan nicht genommen.' };
  if (making.status === 'abgebrochen') return { text: 'Angenommen, aber ohne Plan: Du hast ihn zurückgenommen.' };
  if (making.status !== 'fehlgeschlagen') return null;
  if (making.errorCode === 'access_ended') return { text: 'Angenommen. Für einen Plan brauchst du wieder einen Zugang.' };
  if (making.errorCode === 'questionnaire_incomplete') return { text: 'Angenommen. Für den Plan fehlen noch Antworten.', answers: true };
  return { text: 'Angenommen. Der Plan konnte nicht gemacht werden.' };
}

export interface WishedPlanProps {
  making: AssignedGeneration;
  title: string;
  /** Asks for the plan once more. */
  onAgain: () => Promise<void>;
}

/** An accepted plan that is being made, or why it is not, and the way on. */
export function WishedPlan({ making, title, onAgain }: WishedPlanProps) {
  const db = useDatabase();
  const absence = useAbsence();
  const refusal = useSyncState(({ refused }) => refused.find(({ key }) => key === making.id));
  const { pending, run } = useSubmission({});
  const problem = problemOf(making, refusal);
  if (problem === null) {
    return (
      <p className={styles.hint} role="status">
        {absence === null
          ? 'Angenommen. Dein Plan entsteht und erscheint gleich hier.'
          : `Angenommen. ${absence.reason} Dein Plan entsteht, ${absence.end}.`}
      </p>
    );
  }
  const again = () => (refusal === undefined ? onAgain() : db.sync.retry(refusal.mutationId));
  return (
    <div className={styles.answers}>
      {problem.answers === true && <ButtonLink to="/training-plans/new">Antworten ergänzen</ButtonLink>}
      <Button
        variant={problem.answers === true ? 'quiet' : 'line'}
        pending={pending}
        aria-label={`${title} noch einmal anfragen`}
        onPress={() => void run({ words: failure, work: again })}
      >
        Noch einmal anfragen
      </Button>
      <span className={styles.hint}>{problem.text}</span>
    </div>
  );
}
