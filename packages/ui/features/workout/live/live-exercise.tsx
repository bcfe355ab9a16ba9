import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { missingInput, setsProgress } from '@anwurf/domain/workout/live-training';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Plus } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ExerciseDock } from '../run/exercise-dock.tsx';
import { ExerciseTraining } from '../run/exercise-training.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import { type SetFeedback, useExerciseRun } from '../run/use-exercise-run.ts';
import { LiveExerciseHead } from './live-exercise-head.tsx';

export interface LiveExerciseProps {
  workout: RunningWorkout;
  /** Symbol that the player has chosen for it. */
  figure: string | null;
  /** Takes one more exercise into the training. */
  onMore: () => void;
  /** Joins it with others to a superset or circuit. */
  onGroup: () => void;
}

function feedbackOf({ exercise, next }: RunningWorkout): Required<SetFeedback> {
  return {
    onStored(number, isLastOfExercise) {
      if (isLastOfExercise) showMessage('Übung abgeschlossen!', next === null ? undefined : 'Weiter zur nächsten Übung.');
      else showMessage('Satz abgeschlossen!', `${setsProgress(number, setCountOf(exercise))} abgeschlossen.`);
    },
    onIncomplete(values) {
      const missing = missingInput(values, unitToMetric(exercise.unit));
      if (missing !== null) showFailure('Fehlende Eingaben', missing);
    },
  };
}

/** An own exercise of a live training. */
export function LiveExercise({ workout, figure, onMore, onGroup }: LiveExerciseProps) {
  const at = useExerciseRun(workout, feedbackOf(workout));
  const { exercise, exercises, index, done } = workout;
  const more = (
    <Button aria-label="Übung dazunehmen" onPress={onMore}>
      <Plus aria-hidden="true" />
    </Button>
  );
  return (
    <ExerciseTraining
      workout={workout}
      at={at}
      head={
        <LiveExerciseHead
          exercise={exercise}
          figure={figure}
          workoutId={workout.run.workoutId}
          index={index}
          exerciseCount={exercises.length}
          done={done[index] ?? 0}
          onGroup={onGroup}
        />
      }
      dock={<ExerciseDock workout={workout} at={at} saveLabel="Satz abgeschlossen" beside={more} />}
    />
  );
}
