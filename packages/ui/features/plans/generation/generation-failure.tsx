import type { RuleKind } from '@anwurf/contract/sync/broken-rule';
import type { PlanGeneration } from '@anwurf/db/queries/plan-generation';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ErrorCard } from '../../../kit/feedback/error-card.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { ButtonLink } from '../../../links/app-links.ts';

/** A refused change: its reason in words, and the rule that decides about the way on. */
export interface Refusal {
  words: string;
  kind: RuleKind | undefined;
}

export interface GenerationFailureProps {
  generation: PlanGeneration;
  /** Why the server did not take the answers or the request; null: it did. */
  refusal: Refusal | null;
  buyAction: ReactNode;
  onRetry: () => Promise<void>;
  onLeave: () => void;
}

/** Of a way on that could not be written down. */
export const notSavedWords = {
  title: 'Fehler beim Speichern',
  text: 'Deine Antworten sind auf dem Gerät gespeichert. Bitte versuche es erneut.',
};

interface Words {
  title: string;
  /** Safe data come first. */
  text: string;
  wayOn: 'retry' | 'buy' | 'answer';
}

const accessEnded = {
  title: 'Dein Zugang ist abgelaufen',
  text: 'Deine Antworten und bisherigen Pläne sind gespeichert. Für einen neuen Plan brauchst du wieder einen Zugang.',
  wayOn: 'buy',
} as const;

function wordsOf({ status, errorCode }: PlanGeneration, refusal: Refusal | null): Words {
  if (refusal?.kind === 'access_ended') return accessEnded;
  if (refusal?.kind === 'not_before') {
    return { title: 'Dein nächster Plan kommt später', text: `Deine Antworten sind gespeichert. ${refusal.words}`, wayOn: 'retry' };
  }
  if (refusal !== null) {
    const text = `Fehler beim Speichern der Fragebogen-Antworten: ${refusal.words}`;
    return { title: 'Deine Antworten sind nur auf diesem Gerät', text, wayOn: 'retry' };
  }
  if (status === 'abgebrochen') {
    const text = 'Deine Antworten sind gespeichert. Du kannst deinen Plan jederzeit erstellen lassen.';
    return { title: 'Abgebrochen', text, wayOn: 'retry' };
  }
  if (errorCode === 'access_ended') return accessEnded;
  if (errorCode === 'questionnaire_incomplete') {
    const text = 'Deine bisherigen Antworten sind gespeichert. Ergänze, was noch fehlt, dann entsteht dein Plan.';
    return { title: 'Es fehlen noch Antworten', text, wayOn: 'answer' };
  }
  const text = 'Deine Antworten sind gespeichert. Du musst nichts noch einmal eingeben.';
  return { title: 'Dein Plan konnte nicht erstellt werden', text, wayOn: 'retry' };
}

/** A plan that will not come by itself, and the way on. The questions are never asked again where answers stand. */
export function GenerationFailure({ generation, refusal, buyAction, onRetry, onLeave }: GenerationFailureProps) {
  const { title, text, wayOn } = wordsOf(generation, refusal);
  // A new request leads to its own screen; what is sent again may be refused again.
  const { run, pending } = useSubmission({ leaves: refusal === null });
  return (
    <ErrorCard
      title={title}
      actions={
        <>
          <Button onPress={onLeave}>Zum Dashboard</Button>
          {wayOn === 'buy' && buyAction}
          {wayOn === 'answer' && (
            <ButtonLink to="/training-plans/new" variant="court">
              Antworten ergänzen
            </ButtonLink>
          )}
          {/* The refused request waits on the device, and is sent again with the new access. */}
          {(wayOn === 'retry' || (wayOn === 'buy' && refusal !== null)) && (
            <Button
              variant={wayOn === 'buy' ? 'line' : 'court'}
              pending={pending}
              pendingText="Wird angefragt..."
              onPress={() => void run({ words: notSavedWords, work: onRetry })}
            >
              Erneut versuchen
            </Button>
          )}
        </>
      }
    >
      {text}
    </ErrorCard>
  );
}
