import { exercisesOfSession, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { sessionById } from '@anwurf/db/queries/sessions';
import { progressOfSession } from '@anwurf/db/queries/workout-progress';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { type AddedExercise, plannedShape, shapedSession, shapeOfWorkout } from '@anwurf/domain/workout/shaped-today';
import { swapsOfWorkout, withSwapsToday } from '@anwurf/domain/workout/swapped-today';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import { type ReactNode, useMemo } from 'react';
import { BeforeMatchNote } from '../../../data/before-match-note.tsx';
import { FewerThrowsNote } from '../../../data/week/fewer-throws-note.tsx';
import { HealthNote } from '../../../data/health/health-note.tsx';
import { localDay } from '../../../data/local-day.ts';
import { useSessionOfDay } from '../../../data/use-session-of-day.ts';
import { usePlanWeek } from '../../../data/use-plan-week.ts';
import { useUnchanged } from '../../../data/use-unchanged.ts';
import { useNow } from '../../../kit/use-now.ts';
import { useSteady } from '../../../kit/use-steady.ts';
import { NoWorkout, RestingSession, ToPlans, useSessionFailure, WorkoutNotLoaded } from '../workout-problem.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { GuidedWorkout, type WorkoutAddition, type WorkoutSwap } from './guided-workout.tsx';
import { useRun } from './use-run.ts';
import { WorkoutLoading } from './workout-loading.tsx';

export interface WorkoutScreenProps {
  sessionId: string;
  onFinished: (workoutId: string) => void;
  onLeave: (planId: string) => void;
  /** The way to say that something hurts. */
  complaint: ReactNode;
  /** 'Tauschen': opens what lets the player take another exercise. Without it the workout offers none. */
  onSwap?: (swap: WorkoutSwap) => void;
  /** Opens what lets the player take in another exercise. Without it the workout offers none. */
  onAdd?: (addition: WorkoutAddition) => void;
}

/** An exercise that a workout has taken in, as a row of its session. */
function addedRow(added: AddedExercise, sessionId: string): SessionExercise {
  return { ...added, sessionId, exerciseOrder: 0, weight: null, weekTargets: null };
}

/** A session as a guided workout: starts it, or asks whether to go on where it was left. */
export function WorkoutScreen({ sessionId, onFinished, onLeave, complaint, onSwap, onAdd }: WorkoutScreenProps) {
  const stored = useFirstRow(progressOfSession(sessionId), { canBeEmpty: true });
  const data = allLoaded({ session: useFirstRow(sessionById(sessionId)), exercises: useRows(exercisesOfSession(sessionId)), stored });
  const planned = data.state === 'rows' ? data.value.exercises : [];
  const week = useUnchanged(usePlanWeek(data.state === 'rows' ? (data.value.session?.planId ?? null) : null));
  const now = useNow(60_000);
  const kept = loadedOr(stored, null);
  const begun = kept !== null && isProgressValid(kept.lastActivityAt, now) ? kept : null;
  const shape = begun === null ? plannedShape('') : shapeOfWorkout(begun.changes, begun.workoutId);
  const shaped = shapedSession(planned, shape, (added) => addedRow(added, sessionId));
  const swaps = begun === null ? [] : swapsOfWorkout(begun.changes, begun.workoutId);
  const ofWeek = (rows: readonly SessionExercise[]) =>
    withSwapsToday(rows, swaps).map((exercise) => amountsInWeek(exercise, week?.week ?? 1));
  // A workout's content is decided when it begins: it may go on after midnight.
  const day = localDay(begun?.startTime ?? now);
  // Each set notes its time in the progress, which changes nothing of these.
  const ofDay = useUnchanged(useSessionOfDay(sessionId, ofWeek(shaped.rows), day));
  const leftOut = useUnchanged(ofWeek(shaped.leftOut));
  const { isRead, exercises, changes, health, fewerThrows, leftOutBeforeMatch } = ofDay;
  const { run, question, resume, restart } = useRun(isRead ? loadedOr(stored, undefined) : undefined, exercises.length);

  const notes = useMemo(
    () => (
      <>
        <HealthNote effect={health} />
        <FewerThrowsNote rise={fewerThrows} />
        <BeforeMatchNote leftOut={leftOutBeforeMatch} />
        {complaint}
      </>
    ),
    [health, fewerThrows, leftOutBeforeMatch, complaint],
  );
  const planId = data.state === 'rows' ? (data.value.session?.planId ?? '') : '';
  const { leave, finished } = useSteady({ leave: () => onLeave(planId), finished: onFinished });

  const isUnknown = data.state === 'rows' && data.value.session === null;
  useSessionFailure(
    isUnknown ? 'Session nicht gefunden' : data.state === 'failed' ? 'Die Daten auf dem Gerät sind gerade nicht lesbar.' : null,
  );

  if (data.state !== 'rows') return <WorkoutNotLoaded data={data} />;
  const { session } = data.value;
  if (session !== null && exercises.length === 0 && changes.length > 0) return <RestingSession changes={changes} />;
  if (session === null || exercises.length === 0) {
    return (
      <NoWorkout title="Fehler beim Laden des Trainings" action={<ToPlans />}>
        Deine Sätze sind auf dem Gerät gespeichert. {session === null ? 'Session nicht gefunden.' : 'Diese Einheit hat keine Übungen.'}
      </NoWorkout>
    );
  }

  if (run === null || week === undefined) {
    return (
      <>
        <WorkoutLoading />
        {question && (
          <ResumeDialog progress={question} exercises={exercises} onRestart={() => restart(question)} onResume={() => resume(question)} />
        )}
      </>
    );
  }
  return (
    <GuidedWorkout
      key={run.workoutId}
      run={run}
      session={session}
      exercises={exercises}
      leftOut={leftOut}
      changes={changes}
      week={week}
      complaint={notes}
      onSwap={onSwap}
      onAdd={onAdd}
      onFinished={finished}
      onLeave={leave}
    />
  );
}
