import type { PlanGeneration } from '@anwurf/db/queries/plan-generation';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ErrorCard } from '../../../kit/error-card.tsx';

export interface GenerationFailureProps {
  generation: PlanGeneration;
  /** Why the server did not take the answers; null: it did. */
  refusal: string | null;
  buyAction: ReactNode;
  onRetry: () => void;
  onLeave: () => void;
}

/** A plan that will not come by itself, and the way on. The questions are never asked again where answers stand. */
export function GenerationFailure({ generation, refusal, buyAction, onRetry, onLeave }: GenerationFailureProps) {
  const toDashboard = <Button onPress={onLeave}>Zum Dashboard</Button>;
  const retry = (
    <Button variant="court" onPress={onRetry}>
      Erneut versuchen
    </Button>
  );
  if (refusal !== null) {
    return (
      <ErrorCard
        title="Deine Antworten sind nur auf diesem Gerät"
        actions={
          <>
            {toDashboard}
            {retry}
          </>
        }
      >
        {`Fehler beim Speichern der Fragebogen-Antworten: ${refusal}`}
      </ErrorCard>
    );
  }
  if (generation.status === 'abgebrochen') {
    return (
      <ErrorCard
        title="Abgebrochen"
        actions={
          <>
            {toDashboard}
            {retry}
          </>
        }
      >
        Deine Antworten sind gespeichert. Du kannst deinen Plan jederzeit erstellen lassen.
      </ErrorCard>
    );
  }
  if (generation.errorCode === 'access_ended') {
    return (
      <ErrorCard
        title="Dein Zugang ist abgelaufen"
        actions={
          <>
            {toDashboard}
            {buyAction}
          </>
        }
      >
        Deine Antworten und bisherigen Pläne sind gespeichert. Für einen neuen Plan brauchst du wieder einen Zugang.
      </ErrorCard>
    );
  }
  if (generation.errorCode === 'questionnaire_incomplete') {
    return (
      <ErrorCard
        title="Es fehlen noch Antworten"
        actions={
          <>
            {toDashboard}
            <ButtonLink href="/training-plans/new" variant="court">
              Antworten ergänzen
            </ButtonLink>
          </>
        }
      >
        Deine bisherigen Antworten sind gespeichert. Ergänze, was noch fehlt, dann entsteht dein Plan.
      </ErrorCard>
    );
  }
  return (
    <ErrorCard
      title="Dein Plan konnte nicht erstellt werden"
      actions={
        <>
          {toDashboard}
          {retry}
        </>
      }
    >
      Deine Antworten sind gespeichert. Du musst nichts noch einmal eingeben.
    </ErrorCard>
  );
}
