import type { ReactNode } from 'react';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { ExerciseDock } from './exercise-dock.tsx';
import { ExerciseHead } from './exercise-head.tsx';
import { ExerciseTraining } from './exercise-training.tsx';
import type { RunningWorkout } from './running-workout.ts';
import { useExerciseRun } from './use-exercise-run.ts';
import { WorkoutSteps } from './workout-dock.tsx';

export interface GuidedExerciseProps {
  workout: RunningWorkout;
  /** Lets the player take another exercise; undefined: not offered. */
  onSwap: ((exercise: TrainedExercise) => void) | undefined;
  /** Shows all exercises. */
  onList: () => void;
  complaint: ReactNode;
}

/** An exercise of a plan, as it is prescribed. */
export function GuidedExercise({ workout, onSwap, onList, complaint }: GuidedExerciseProps) {
  const at = useExerciseRun(workout);
  const { exercises, index, goBack, goForth } = workout;
  const steps = <WorkoutSteps index={index} exerciseCount={exercises.length} onBack={goBack} onList={onList} onNext={goForth} />;
  return (
    <ExerciseTraining
      workout={workout}
      at={at}
      head={at.records.length === 0 && <ExerciseHead workout={workout} at={at} onSwap={onSwap} />}
      dock={<ExerciseDock workout={workout} at={at} steps={steps} />}
    >
      {complaint}
    </ExerciseTraining>
  );
}
