import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { LIVE_TRAINING_NAME } from '@anwurf/domain/workout/live-training';
import { useState } from 'react';
import { ExerciseList } from '../run/exercise-list.tsx';
import { useRunningWorkout } from '../run/use-running-workout.tsx';
import { WorkoutColumns } from '../run/workout-columns.tsx';
import { EndSheet } from '../end/end-sheet.tsx';
import { LiveExercise } from './live-exercise.tsx';
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
  const [isAdding, setAdding] = useState(false);
  const workout = useRunningWorkout({
    run,
    flow: 'free',
    workout: { sessionId: null, name: LIVE_TRAINING_NAME, order: null, exerciseIds: run.exerciseIds },
    exercises: trained.map(ownToTrained),
    missedDays: 0,
    onFinished,
  });
  if (workout.exercise === null) return workout.instead;
  const { exercise, exercises, index, goToComing } = workout;

  function add(added: OwnExercise) {
    setAdding(false);
    onAdd(added);
    goToComing({ index: exercises.length, id: added.id });
  }

  return (
    <>
      <LiveHead workout={workout} onLeave={onLeave} />
      <WorkoutColumns workout={workout} list={<ExerciseList workout={workout} onOpen={workout.go} />}>
        <LiveExercise
          key={`${exercise.id} ${exercise.name}`}
          workout={workout}
          figure={trained[index]?.figure ?? null}
          onMore={() => setAdding(true)}
        />
      </WorkoutColumns>
      {isAdding && (
        <MoreExercisesSheet
          exercises={own.filter(({ id }) => !run.exerciseIds.includes(id))}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
      {workout.isEndAsked && <EndSheet workout={workout} onDiscarded={onLeave} />}
    </>
  );
}
