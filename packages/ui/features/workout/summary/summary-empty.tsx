import type { FinishedWorkout } from '@anwurf/db/queries/finished-workouts';
import type { ReactNode } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './summary-empty.module.css';

/** A workout that was ended without a set: nothing to praise, and what helps. */
export function SummaryEmpty({ workout, comments }: { workout: FinishedWorkout; comments: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h1>Training beendet</h1>
      <p>
        In diesem Training hast du keinen Satz gespeichert, also gibt es nichts auszuwerten. Hast du doch trainiert, trag deine Sätze nach.
      </p>
      <p>Hat etwas wehgetan oder hat die Zeit gefehlt, passt du deine Woche an. Die nächsten Einheiten richten sich danach.</p>
      {workout.workoutId !== null && (
        <ButtonLink to="/workout-completed" search={{ workout: workout.workoutId }} hash="edit" variant="line">
          Sätze nachtragen
        </ButtonLink>
      )}
      <ButtonLink to="/training/week/setup" variant="line">
        Deine Woche anpassen
      </ButtonLink>
      {comments}
      <BottomAction pair={workout.sessionId !== null}>
        <ButtonLink to="/dashboard" variant="line">
          Zurück zum Dashboard
        </ButtonLink>
        {workout.sessionId !== null && (
          <ButtonLink to="/training/plan/$sessionId/start" params={{ sessionId: workout.sessionId }} variant="ball">
            Einheit noch einmal öffnen
          </ButtonLink>
        )}
      </BottomAction>
    </div>
  );
}
