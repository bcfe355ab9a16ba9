import { useDatabase } from '@anwurf/db/client/react';
import { clearProgress } from '@anwurf/db/commands/workout-progress';
import { exercisesOfSession } from '@anwurf/db/queries/plan-exercises';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { sessionById } from '@anwurf/db/queries/sessions';
import { progressOfSession, type WorkoutProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid, progressText } from '@anwurf/domain/workout/workout-progress';
import { useEffect, useState } from 'react';
import { showFailure, showMessage } from '../../../kit/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import { RunningWorkout } from './running-workout.tsx';
import { freshRun, type WorkoutRun } from './workout-run.ts';
import { WorkoutLoading } from './workout-loading.tsx';
import { NoWorkout, WorkoutNotLoaded } from '../workout-problem.tsx';

export interface WorkoutScreenProps {
  sessionId: string;
  onFinished: (workoutId: string) => void;
  onLeave: (planId: string) => void;
}

/** A session as a guided workout: starts it, or asks whether to go on where it was left. */
export function WorkoutScreen({ sessionId, onFinished, onLeave }: WorkoutScreenProps) {
  const db = useDatabase();
  const stored = useFirstRow(progressOfSession(sessionId), { canBeEmpty: true });
  const data = allLoaded({ session: useFirstRow(sessionById(sessionId)), exercises: useRows(exercisesOfSession(sessionId)), stored });
  const saved = loadedOr(stored, undefined);
  const [run, setRun] = useState<WorkoutRun | null>(null);
  const [question, setQuestion] = useState<WorkoutProgress | null>(null);
  const decided = run !== null || question !== null;

  useEffect(() => {
    // Decided once, at the start: later changes of the progress are this workout's own.
    if (decided || saved === undefined) return;
    if (saved !== null && isProgressValid(saved.lastActivityAt, new Date())) setQuestion(saved);
    else setRun(freshRun());
  }, [decided, saved]);

  if (data.state !== 'rows') return <WorkoutNotLoaded data={data} />;
  const { session, exercises } = data.value;
  if (session === null || exercises.length === 0) {
    return (
      <NoWorkout
        title="Fehler beim Laden des Trainings"
        action={
          <ButtonLink to="/training-plans" variant="court">
            Zu den Plänen
          </ButtonLink>
        }
      >
        Deine Sätze sind auf dem Gerät gespeichert. {session === null ? 'Session nicht gefunden.' : 'Diese Einheit hat keine Übungen.'}
      </NoWorkout>
    );
  }

  async function restart() {
    setQuestion(null);
    setRun(freshRun());
    try {
      await clearProgress(db, sessionId);
    } catch {
      showFailure('Fehler', 'Der alte Stand konnte nicht gelöscht werden. Deine Sätze sind gespeichert.');
    }
  }

  function resume(progress: WorkoutProgress, count: number) {
    const index = Math.min(progress.currentExerciseIndex, count - 1);
    setQuestion(null);
    setRun({ workoutId: progress.workoutId, startTime: progress.startTime, index, resumed: true });
    showMessage('Training fortgesetzt', `Du bist bei ${progressText(index, count)}`);
  }

  if (run === null) {
    return (
      <>
        <WorkoutLoading />
        {question && (
          <ResumeDialog
            progress={question}
            exerciseCount={exercises.length}
            onRestart={() => void restart()}
            onResume={() => resume(question, exercises.length)}
          />
        )}
      </>
    );
  }
  return (
    <RunningWorkout
      key={run.workoutId}
      run={run}
      session={session}
      exercises={exercises}
      onFinished={onFinished}
      onLeave={() => onLeave(session.planId)}
    />
  );
}
