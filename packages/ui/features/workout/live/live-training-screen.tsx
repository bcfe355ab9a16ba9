import { newestOwnExercises } from '@anwurf/db/queries/own-exercises';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { liveProgress } from '@anwurf/db/queries/workout-progress';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { ResumeDialog } from '../run/resume-dialog.tsx';
import { ChooseExercises } from './choose-exercises.tsx';
import { LivePage } from './live-page.tsx';
import { LiveWorkout } from './live-workout.tsx';
import { useLiveRun } from './use-live-run.ts';

const own = newestOwnExercises();
const progress = liveProgress();

export interface LiveTrainingScreenProps {
  onFinished: (workoutId: string) => void;
  /** Interrupted, or thrown away. */
  onLeave: () => void;
}

/** 'Jetzt Trainieren': a training with own exercises, picked and done from the device alone. */
export function LiveTrainingScreen({ onFinished, onLeave }: LiveTrainingScreenProps) {
  const stored = useFirstRow(progress, { canBeEmpty: true });
  const data = allLoaded({ exercises: useRows(own), stored });
  const { run, question, start, resume, restart, add, join } = useLiveRun(loadedOr(stored, undefined));
  const exercises = loadedOr(data, { exercises: [] }).exercises;
  const trained = run?.exerciseIds.flatMap((id) => exercises.find((one) => one.id === id) ?? []) ?? [];

  if (run !== null && trained.length > 0) {
    return (
      <LiveWorkout
        key={run.workoutId}
        run={run}
        own={exercises}
        trained={trained}
        onAdd={(exercise) => add(exercise, trained.length)}
        onJoin={join}
        onFinished={onFinished}
        onLeave={onLeave}
      />
    );
  }
  if (data.state === 'loading') {
    return (
      <LivePage>
        <div aria-busy="true" role="status">
          <VisuallyHidden>Lädt Übungen...</VisuallyHidden>
          <Skeleton height="320px" />
        </div>
      </LivePage>
    );
  }
  if (data.state === 'failed') {
    return (
      <LivePage>
        <RetryCard title="Fehler beim Laden" onRetry={data.retry}>
          Deine Übungen und Sätze sind auf dem Gerät gespeichert.
        </RetryCard>
      </LivePage>
    );
  }
  if (exercises.length === 0) {
    return (
      <LivePage>
        <EmptyState
          title="Keine Übungen gefunden"
          action={
            <ButtonLink to="/custom-exercises" variant="ball">
              Eigene Übungen erstellen
            </ButtonLink>
          }
        >
          Du hast noch keine eigenen Übungen erstellt.
        </EmptyState>
      </LivePage>
    );
  }
  return (
    <ChooseExercises exercises={exercises} onStart={start}>
      {question !== null && (
        <ResumeDialog
          progress={question}
          exercises={question.exerciseIds.map((id) => ({ id, sets: exercises.find((one) => one.id === id)?.sets ?? null }))}
          onRestart={() => restart(question)}
          onResume={() => resume(question)}
        />
      )}
    </ChooseExercises>
  );
}
