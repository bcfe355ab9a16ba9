import { newestOwnExercises } from '@anwurf/db/queries/own-exercises';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { liveProgress } from '@anwurf/db/queries/workout-progress';
import { liveList, ownEntry, takenEntry } from '@anwurf/domain/workout/live-list';
import { addedExercise, type AddedExercise } from '@anwurf/domain/workout/shaped-today';
import { newId } from '@anwurf/db/commands/new-id';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import type { WorkoutAddition, WorkoutSwap } from '../run/guided-workout.tsx';
import { ResumeDialog } from '../run/resume-dialog.tsx';
import { ChooseExercises } from './choose-exercises.tsx';
import { entryToTrained } from './entry-to-trained.ts';
import { FREE_PLACE } from './free-place.ts';
import { LivePage } from './live-page.tsx';
import { LiveWorkout } from './live-workout.tsx';
import { useLiveRun } from './use-live-run.ts';

const own = newestOwnExercises();
const progress = liveProgress();

export interface LiveTrainingScreenProps {
  onFinished: (workoutId: string) => void;
  onSwap: (swap: WorkoutSwap) => void;
  /** Opens what lets the player take an exercise of the catalogue or an own one. */
  onAdd: (addition: WorkoutAddition) => void;
  /** Interrupted, or thrown away. */
  onLeave: () => void;
}

function LoadingExercises() {
  return (
    <LivePage>
      <div aria-busy="true" role="status">
        <VisuallyHidden>Lädt Übungen...</VisuallyHidden>
        <Skeleton height="320px" />
      </div>
    </LivePage>
  );
}

/** Nothing is at hand yet: exercises are taken from the catalogue, or made. */
function NoExercises({ onTake, children }: { readonly onTake: () => void; readonly children: ReactNode }) {
  return (
    <LivePage>
      <EmptyState
        title="Keine Übungen gefunden"
        action={
          <>
            <Button variant="ball" onPress={onTake}>
              Aus allen Übungen wählen
            </Button>
            <ButtonLink to="/custom-exercises" variant="quiet">
              Eigene Übungen erstellen
            </ButtonLink>
          </>
        }
      >
        Du hast noch keine eigenen Übungen erstellt.
      </EmptyState>
      {children}
    </LivePage>
  );
}

/** 'Jetzt Trainieren': a training with own exercises and those of the catalogue, picked and done from the device alone. */
export function LiveTrainingScreen({ onSwap, onAdd, onFinished, onLeave }: LiveTrainingScreenProps) {
  const stored = useFirstRow(progress, { canBeEmpty: true });
  const data = allLoaded({ exercises: useRows(own), stored });
  const { run, question, start, resume, restart, reshape, swapToday, join } = useLiveRun(loadedOr(stored, undefined));
  const exercises = loadedOr(data, { exercises: [] }).exercises;
  const [taken, setTaken] = useState<readonly AddedExercise[]>([]);
  const entries = run?.list.entries ?? [];
  const inPlace = (place: 'in' | 'out') =>
    entries
      .filter((entry) => entry.place === place)
      .flatMap((entry, index) => entryToTrained(entry, exercises, index, run?.workoutId ?? '') ?? []);
  const trained = inPlace('in');

  const take = () =>
    onAdd({
      exercise: FREE_PLACE,
      add: async (phase, target, amounts) => {
        setTaken((before) => [...before, addedExercise(newId(), phase, target, amounts)]);
        return true;
      },
    });

  if (run !== null && trained.length > 0) {
    return (
      <LiveWorkout
        key={run.workoutId}
        run={run}
        own={exercises}
        trained={trained}
        leftOut={inPlace('out')}
        reshape={reshape}
        swapToday={swapToday}
        onJoin={join}
        onSwap={onSwap}
        onAdd={onAdd}
        onFinished={onFinished}
        onLeave={onLeave}
      />
    );
  }
  if (data.state === 'loading') return <LoadingExercises />;
  if (data.state === 'failed') {
    return (
      <LivePage>
        <RetryCard title="Fehler beim Laden" onRetry={data.retry}>
          Deine Übungen und Sätze sind auf dem Gerät gespeichert.
        </RetryCard>
      </LivePage>
    );
  }
  const asked = question !== null && (
    <ResumeDialog
      progress={question}
      exercises={liveList(question.list)
        .entries.filter(({ place }) => place === 'in')
        .map(({ exerciseId: id, exercise }) => ({ id, sets: exercise?.sets ?? exercises.find((one) => one.id === id)?.sets ?? null }))}
      onRestart={() => restart(question)}
      onResume={() => resume(question)}
    />
  );
  if (exercises.length + taken.length === 0) return <NoExercises onTake={take}>{asked}</NoExercises>;
  return (
    <ChooseExercises
      own={exercises}
      taken={taken}
      onTake={take}
      onDrop={(id) => setTaken((before) => before.filter((one) => one.id !== id))}
      onStart={(chosen) => {
        const phase = (chosen[0] ?? taken[0])?.phase ?? 'main';
        start([...chosen.map(({ id }) => ownEntry(id)), ...taken.map(takenEntry)], phase);
      }}
    >
      {asked}
    </ChooseExercises>
  );
}
