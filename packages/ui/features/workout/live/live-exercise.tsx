import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { missingInput, setsProgress } from '@anwurf/domain/workout/live-training';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ExerciseDock } from '../run/exercise-dock.tsx';
import { ExerciseHead } from '../run/exercise-head.tsx';
import { ExerciseTraining } from '../run/exercise-training.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import { type SetFeedback, useExerciseRun } from '../run/use-exercise-run.ts';
import { WorkoutSteps } from '../run/workout-dock.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { LiveExerciseHead } from './live-exercise-head.tsx';

export interface LiveExerciseProps {
  workout: RunningWorkout;
  /** The own exercise that it is; null: one that was taken from the catalogue, or for this training alone. */
  own: OwnExercise | null;
  onSwap: (exercise: TrainedExercise) => void;
  /** Shows all exercises. */
  onList: () => void;
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

/** An exercise of a live training. */
export function LiveExercise({ workout, own, onSwap, onList, onGroup }: LiveExerciseProps) {
  const at = useExerciseRun(workout, feedbackOf(workout));
  const { exercise, exercises, index, done, goBack, goForth } = workout;
  const steps = <WorkoutSteps index={index} exerciseCount={exercises.length} onBack={goBack} onList={onList} onNext={goForth} />;
  return (
    <ExerciseTraining
      workout={workout}
      at={at}
      head={
        own === null ? (
          <ExerciseHead workout={workout} at={at} onSwap={onSwap} onGroup={exercises.length > 1 ? onGroup : undefined} />
        ) : (
          <LiveExerciseHead
            exercise={exercise}
            figure={own.figure}
            workoutId={workout.run.workoutId}
            done={done[index] ?? 0}
            onGroup={exercises.length > 1 ? onGroup : undefined}
          />
        )
      }
      dock={<ExerciseDock workout={workout} at={at} steps={steps} saveLabel="Satz abgeschlossen" />}
    />
  );
}
