import { type ReactNode, useEffect } from 'react';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import type { NotLoadedProps } from '../../data/not-loaded.tsx';
import { restingReason } from '../../data/spared-note.tsx';
import { Button } from '../../kit/action/button.tsx';
import { ErrorCard } from '../../kit/feedback/error-card.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { showFailure } from '../../kit/overlay/toast-queue.ts';
import { WorkoutLoading } from './run/workout-loading.tsx';
import styles from './workout-problem.module.css';

export interface NoWorkoutProps {
  title: string;
  /** Safe data come first. */
  children: ReactNode;
  /** The way on, a link. */
  action: ReactNode;
}

/** Explains that the address names no workout that can be shown. */
export function NoWorkout({ title, children, action }: NoWorkoutProps) {
  return (
    <div className={styles.problem}>
      <h1 className={styles.page}>Training</h1>
      <ErrorCard title={title} actions={action}>
        {children}
      </ErrorCard>
    </div>
  );
}

/** Says once why a session cannot be trained. */
export function useSessionFailure(reason: string | null): void {
  useEffect(() => {
    if (reason !== null) return showFailure('Fehler', `Session konnte nicht geladen werden: ${reason}`);
  }, [reason]);
}

/** The way from a workout that cannot be shown. */
export function ToPlans() {
  return (
    <ButtonLink to="/training-plans" variant="court">
      Zu den Plänen
    </ButtonLink>
  );
}

/** Instead of a workout whose session this device does not know. */
export function UnknownSession() {
  useSessionFailure('Session nicht gefunden');
  return (
    <NoWorkout title="Fehler beim Laden des Trainings" action={<ToPlans />}>
      Deine Sätze sind auf dem Gerät gespeichert. Session nicht gefunden.
    </NoWorkout>
  );
}

/** Instead of a workout whose address names no session. */
export function UnnamedSession() {
  useSessionFailure('Keine Session-ID angegeben');
  return (
    <NoWorkout title="Fehler beim Laden des Trainings" action={<ToPlans />}>
      Deine Sätze sind auf dem Gerät gespeichert. Keine Session-ID angegeben.
    </NoWorkout>
  );
}

/** Instead of a session of which complaints or a way back leave nothing today. */
export function RestingSession({ changes }: { changes: readonly SparedExercise[] }) {
  const isOnTheWay = changes.some(({ level }) => level === null);
  return (
    <NoWorkout
      title="Diese Einheit ruht"
      action={
        isOnTheWay ? (
          <ButtonLink to="/return-to-play" variant="court">
            Weg ansehen
          </ButtonLink>
        ) : (
          <ToPlans />
        )
      }
    >
      {restingReason(changes)}: Keine ihrer Übungen ist gerade gut für dich. Sie kommt wieder, sobald es geht.
    </NoWorkout>
  );
}

export interface WorkoutNotLoadedProps extends Pick<NotLoadedProps, 'data'>, Partial<NoWorkoutProps> {}

/** Instead of a workout screen: its skeleton, or that it cannot be read, with another try and the way on. */
export function WorkoutNotLoaded({
  data,
  title = 'Fehler beim Laden des Trainings',
  action = <ToPlans />,
  children = 'Deine Sätze sind auf dem Gerät gespeichert.',
}: WorkoutNotLoadedProps) {
  if (data.state === 'loading') return <WorkoutLoading />;
  return (
    <NoWorkout
      title={title}
      action={
        <>
          <Button onPress={data.retry}>Erneut versuchen</Button>
          {action}
        </>
      }
    >
      {children}
    </NoWorkout>
  );
}
