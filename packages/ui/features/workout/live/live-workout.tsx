import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { groupName } from '@anwurf/domain/workout/exercise-group';
import { LIVE_TRAINING_NAME } from '@anwurf/domain/workout/live-training';
import { useState } from 'react';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ExerciseList } from '../run/exercise-list.tsx';
import { useRunningWorkout } from '../run/use-running-workout.tsx';
import { WorkoutColumns } from '../run/workout-columns.tsx';
import { EndSheet } from '../end/end-sheet.tsx';
import { LiveExercise } from './live-exercise.tsx';
import { LiveHead } from './live-head.tsx';
import { MoreExercisesSheet } from './more-exercises-sheet.tsx';
import { ownToTrained } from './own-to-trained.ts';
import { LiveGroupSheet } from './live-group-sheet.tsx';
import type { LiveRun, StartedLiveRun } from './use-live-run.ts';

export interface LiveWorkoutProps {
  run: LiveRun;
  /** All own exercises. */
  own: readonly OwnExercise[];
  /** Those of this training, in their order. */
  trained: readonly OwnExercise[];
  onAdd: (exercise: OwnExercise) => void;
  /** Makes exercises one superset or circuit, one alone none; answers what takes that back. */
  onJoin: StartedLiveRun['join'];
  onFinished: (workoutId: string) => void;
  onLeave: () => void;
}

/** A running live training: own exercises in any order, set by set. */
export function LiveWorkout({ run, own, trained, onAdd, onJoin, onFinished, onLeave }: LiveWorkoutProps) {
  const [isAdding, setAdding] = useState(false);
  const [isJoining, setJoining] = useState(false);
  const workout = useRunningWorkout({
    run,
    flow: 'free',
    workout: { sessionId: null, name: LIVE_TRAINING_NAME, order: null, exerciseIds: run.exerciseIds, groups: run.groups },
    exercises: trained.map((one, place) => ({ ...ownToTrained(one, place), groupKey: run.groups[one.id] ?? null })),
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

  function join(ids: readonly string[]) {
    setJoining(false);
    const at = trained[index];
    if (at === undefined) return;
    const undo = onJoin(ids, at);
    const title = ids.length === 1 ? 'Nicht mehr verbunden' : `${groupName({ first: 0, end: ids.length })} mit ${ids.length} Übungen`;
    showMessage(title, undefined, { label: 'Rückgängig', run: undo });
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
          onGroup={() => setJoining(true)}
        />
      </WorkoutColumns>
      {isAdding && (
        <MoreExercisesSheet
          exercises={own.filter(({ id }) => !run.exerciseIds.includes(id))}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
      {isJoining && <LiveGroupSheet run={run} exercise={exercise} exercises={exercises} onJoin={join} onClose={() => setJoining(false)} />}
      {workout.isEndAsked && <EndSheet workout={workout} onDiscarded={onLeave} />}
    </>
  );
}
