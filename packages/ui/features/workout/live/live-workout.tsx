import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { newId } from '@anwurf/db/commands/new-id';
import { groupName } from '@anwurf/domain/workout/exercise-group';
import { LIVE_TRAINING_NAME } from '@anwurf/domain/workout/live-training';
import { addedExercise } from '@anwurf/domain/workout/shaped-today';
import { useState } from 'react';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { useSteady } from '../../../kit/use-steady.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { EndSheet } from '../end/end-sheet.tsx';
import type { WorkoutAddition, WorkoutSwap } from '../run/guided-workout.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import { SessionList } from '../run/session-list.tsx';
import { useRunningWorkout } from '../run/use-running-workout.tsx';
import { WorkoutColumns } from '../run/workout-columns.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { LiveExercise } from './live-exercise.tsx';
import { LiveHead } from './live-head.tsx';
import { LiveGroupSheet } from './live-group-sheet.tsx';
import type { LiveRun, StartedLiveRun } from './use-live-run.ts';

export interface LiveWorkoutProps extends Pick<RunningWorkout, 'reshape' | 'swapToday'> {
  run: LiveRun;
  /** All own exercises. */
  own: readonly OwnExercise[];
  /** Exercises of this training, in their order. */
  trained: readonly TrainedExercise[];
  /** Those that are left out for the day. */
  leftOut: readonly TrainedExercise[];
  /** Makes exercises one superset or circuit, one alone none. */
  onJoin: StartedLiveRun['join'];
  onSwap: (swap: WorkoutSwap) => void;
  onAdd: (addition: WorkoutAddition) => void;
  onFinished: (workoutId: string) => void;
  onLeave: () => void;
}

/** A running live training: own exercises and those of the catalogue in any order, set by set. */
export function LiveWorkout(props: LiveWorkoutProps) {
  const { run, own, trained, leftOut, reshape, swapToday, onJoin, onSwap, onAdd, onFinished, onLeave } = props;
  const [isListed, setListed] = useState(false);
  const [isJoining, setJoining] = useState(false);
  const workout = useRunningWorkout({
    run,
    flow: 'free',
    workout: { sessionId: null, name: LIVE_TRAINING_NAME, order: null, list: run.list },
    exercises: trained,
    leftOutIds: run.list.entries.map(({ exerciseId }) => exerciseId),
    missedDays: 0,
    onFinished,
    ownList: { reshape, swapToday },
  });
  const { swap, openList, openJoining } = useSteady({
    swap: (swapped: TrainedExercise) =>
      onSwap({ exercise: swapped, isOfPlan: false, swapToday: (target, amounts) => swapToday(swapped, target, amounts) }),
    openList: () => setListed(true),
    openJoining: () => setJoining(true),
  });
  if (workout.exercise === null) return workout.instead;
  const { exercise, exercises, goToComing } = workout;

  const add = () =>
    onAdd({
      exercise,
      async add(phase, target, amounts) {
        const added = addedExercise(newId(), phase, target, amounts);
        const after = exercises.at(-1)?.id ?? '';
        const isAdded = await reshape({ kind: 'add', exercise: added, ids: exercises.map(({ id }) => id), after });
        if (isAdded) goToComing({ index: exercises.length, id: added.id });
        return isAdded;
      },
    });
  const list = (leave: () => void) => (
    <SessionList
      workout={workout}
      leftOut={leftOut}
      onOpen={(index) => {
        leave();
        workout.go(index);
      }}
      onSwap={(swapped) => {
        leave();
        swap(swapped);
      }}
      onAdd={() => {
        leave();
        add();
      }}
    />
  );

  async function join(ids: readonly string[], roundRest: number | null) {
    setJoining(false);
    const undo = await onJoin(ids, roundRest, exercise.phase);
    if (undo === null) return;
    const title = ids.length === 1 ? 'Nicht mehr verbunden' : `${groupName({ first: 0, end: ids.length })} mit ${ids.length} Übungen`;
    showMessage(title, undefined, { label: 'Rückgängig', run: () => void undo() });
  }

  return (
    <>
      <LiveHead workout={workout} onLeave={onLeave} />
      <WorkoutColumns workout={workout} list={list(() => undefined)}>
        <LiveExercise
          key={`${exercise.id} ${exercise.name}`}
          workout={workout}
          own={own.find(({ id }) => id === exercise.id) ?? null}
          onSwap={swap}
          onList={openList}
          onGroup={openJoining}
        />
      </WorkoutColumns>
      {isListed && (
        <Sheet title="Übungen" isOpen onOpenChange={setListed}>
          {list(() => setListed(false))}
        </Sheet>
      )}
      {isJoining && (
        <LiveGroupSheet
          list={run.list}
          exercise={exercise}
          exercises={exercises}
          onJoin={(ids, roundRest) => void join(ids, roundRest)}
          onClose={() => setJoining(false)}
        />
      )}
      {workout.isEndAsked && <EndSheet workout={workout} onDiscarded={onLeave} />}
    </>
  );
}
