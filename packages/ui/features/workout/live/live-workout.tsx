import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { LIVE_TRAINING_NAME, missingInput, nextOpenExercise, setsProgress } from '@anwurf/domain/workout/live-training';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ExerciseList } from '../run/exercise-list.tsx';
import { ExerciseTraining } from '../run/exercise-training.tsx';
import styles from '../run/running-workout.module.css';
import { useRunningWorkout } from '../run/use-running-workout.tsx';
import { setsOfExercise } from '../set/trained-exercise.ts';
import { EndSheet } from './end-sheet.tsx';
import { LiveExerciseHead } from './live-exercise-head.tsx';
import { LiveHead } from './live-head.tsx';
import { MoreExercisesSheet } from './more-exercises-sheet.tsx';
import { ownToTrained } from './own-to-trained.ts';
import type { LiveRun } from './use-live-run.ts';

export interface LiveWorkoutProps {
  run: LiveRun;
  /** All own exercises. */
  own: readonly OwnExercise[];
  /** Those of this training, in their order. */
  trained: readonly OwnExercise[];
  onAdd: (exercise: OwnExercise) => void;
  onFinished: (workoutId: string) => void;
  onLeave: () => void;
}

/** A running live training: own exercises in any order, set by set. */
export function LiveWorkout({ run, own, trained, onAdd, onFinished, onLeave }: LiveWorkoutProps) {
  const [open, setOpen] = useState<'end' | 'more' | null>(null);
  const exercises = trained.map(ownToTrained);
  const workout = { sessionId: null, name: LIVE_TRAINING_NAME, order: null, exerciseIds: run.exerciseIds };
  const running = useRunningWorkout({ run, workout, exercises, onFinished });
  if (running.exercise === undefined) return running.instead;
  const { sets, exercise, index, actions, region, go, goTo, trainingOf } = running;

  const done = exercises.map((one) => setsOfExercise(sets, one).length);
  const next = nextOpenExercise(
    exercises.map((one, position) => (done[position] ?? 0) < setCountOf(one)),
    index,
  );
  const setCount = setCountOf(exercise);
  const doneHere = done[index] ?? 0;

  function onWhole(number: number, isLastSet: boolean) {
    if (isLastSet) showMessage('Übung abgeschlossen!', next === null ? undefined : 'Weiter zur nächsten Übung.');
    else showMessage('Satz abgeschlossen!', `${setsProgress(number, setCount)} abgeschlossen.`);
  }

  return (
    <>
      <LiveHead
        exercises={exercises}
        done={done}
        index={index}
        startTime={run.startTime}
        resumed={run.resumed}
        onChoose={go}
        onEnd={() => setOpen('end')}
        onLeave={onLeave}
      />
      {region}
      <div className={styles.columns}>
        <ExerciseList exercises={exercises} sets={sets} index={index} onChoose={go} />
        <ExerciseTraining
          key={exercise.id}
          {...trainingOf(exercise)}
          nextExercise={next === null ? null : (exercises[next] ?? null)}
          missedDays={0}
          complaint={null}
          onSwap={undefined}
          onBack={() => go(index - 1)}
          onNext={() => (next === null ? setOpen('end') : go(next))}
          live={{
            head: (
              <LiveExerciseHead
                exercise={exercise}
                figure={trained[index]?.figure ?? null}
                index={index}
                exerciseCount={exercises.length}
                done={doneHere}
              />
            ),
            saveLabel: 'Satz abgeschlossen',
            beside: (
              <Button aria-label="Übung dazunehmen" onPress={() => setOpen('more')}>
                <Plus aria-hidden="true" />
              </Button>
            ),
            onIncomplete(values) {
              const missing = missingInput(values, unitToMetric(exercise.unit));
              if (missing !== null) showFailure('Fehlende Eingaben', missing);
            },
            onWhole,
          }}
        />
      </div>
      {open === 'more' && (
        <MoreExercisesSheet
          exercises={own.filter(({ id }) => !run.exerciseIds.includes(id))}
          onAdd={(added) => {
            setOpen(null);
            onAdd(added);
            goTo({ index: exercises.length, id: added.id });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'end' && (
        <EndSheet
          run={run}
          sets={sets}
          exercises={exercises}
          done={done}
          onFinish={() => void actions.finish()}
          onDiscarded={onLeave}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
