import { newId } from '@anwurf/db/commands/new-id';
import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { Session } from '@anwurf/db/queries/sessions';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { groupAt } from '@anwurf/domain/workout/exercise-group';
import { addedExercise } from '@anwurf/domain/workout/shaped-today';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { Activity, memo, type ReactNode, useMemo, useState } from 'react';
import { EndSheet } from '../end/end-sheet.tsx';
import { SparedNote } from '../../../data/spared-note.tsx';
import type { PlanWeek } from '../../../data/use-plan-week.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { useSteady } from '../../../kit/use-steady.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { GuidedExercise } from './guided-exercise.tsx';
import { SessionList } from './session-list.tsx';
import type { RunningWorkout } from './running-workout.ts';
import { useRunningWorkout } from './use-running-workout.tsx';
import { WorkoutColumns } from './workout-columns.tsx';
import { WorkoutHead } from './workout-head.tsx';
import type { WorkoutRun } from './workout-run.ts';

/** An exercise of a running workout that another one is to take the place of. */
export interface WorkoutSwap {
  exercise: TrainedExercise;
  /** Whether the plan has it, too. */
  isOfPlan: boolean;
  /** Swaps it for this workout alone; resolves to what takes that back. */
  swapToday: (target: SwapTarget, amounts: SwapAmounts) => Promise<UndoSwap>;
}

/** Adds a chosen exercise to a running workout. */
export interface WorkoutAddition {
  /** The exercise that it comes after. */
  exercise: TrainedExercise;
  /** Takes it in for this workout alone; resolves to whether that is on disk. */
  add: (phase: Phase, target: SwapTarget, amounts: SwapAmounts) => Promise<boolean>;
}

export interface GuidedWorkoutProps {
  run: WorkoutRun;
  session: Session;
  exercises: readonly TrainedExercise[];
  /** Null: a plan without weeks. */
  week: PlanWeek | null;
  /** Changes by complaints. */
  changes: readonly SparedExercise[];
  complaint: ReactNode;
  onSwap: ((swap: WorkoutSwap) => void) | undefined;
  onAdd: ((addition: WorkoutAddition) => void) | undefined;
  /** Exercises of the session that this workout leaves out. */
  leftOut: readonly TrainedExercise[];
  onFinished: (workoutId: string) => void;
  onLeave: () => void;
}

/** Goes through the exercises of a session, set by set. */
export const GuidedWorkout = memo(function GuidedWorkout(props: GuidedWorkoutProps) {
  const { run, session, exercises, leftOut, week, onFinished } = props;
  const workout = useRunningWorkout({
    run,
    flow: 'planned',
    workout: { sessionId: session.id, name: session.planName, order: session.order },
    exercises,
    leftOutIds: leftOut.map(({ id }) => id),
    missedDays: week?.missedDays ?? 0,
    onFinished,
  });
  return workout.exercise === null ? workout.instead : <Running {...props} workout={workout} />;
});

interface RunningProps extends GuidedWorkoutProps {
  workout: RunningWorkout;
}

function Running({ workout, session, leftOut, week, changes, complaint, onSwap, onAdd, onLeave }: RunningProps) {
  const [isListed, setListed] = useState(false);
  const { exercise, swapToday, reshape, go } = workout;
  const { swap, add, show, openList, leave } = useSteady({
    swap: (swapped: TrainedExercise) => {
      setListed(false);
      onSwap?.({
        exercise: swapped,
        isOfPlan: swapped.exerciseOrder > 0,
        swapToday: (target, amounts) => swapToday(swapped, target, amounts),
      });
    },
    add: () => {
      setListed(false);
      onAdd?.({
        exercise,
        add: (phase, target, amounts) => {
          const ids = workout.exercises.map(({ id }) => id);
          // A superset stays together.
          const after = ids[(groupAt(workout.exercises, workout.index)?.end ?? 0) - 1] ?? exercise.id;
          return reshape({ kind: 'add', exercise: addedExercise(newId(), phase, target, amounts), ids, after });
        },
      });
    },
    show: (index: number) => {
      setListed(false);
      go(index);
    },
    openList: () => setListed(true),
    leave: onLeave,
  });
  const list = (
    <SessionList
      workout={workout}
      leftOut={leftOut}
      onOpen={show}
      onSwap={onSwap === undefined ? undefined : swap}
      onAdd={onAdd === undefined ? undefined : add}
    />
  );
  const notes = useMemo(
    () => (
      <>
        <SparedNote changes={changes} />
        {complaint}
      </>
    ),
    [changes, complaint],
  );
  // Drawn while nobody waits, so that the press that leads to it only shows it.
  const coming = workout.coming === null ? [workout] : [workout, workout.coming];
  return (
    <>
      <WorkoutHead workout={workout} session={session} week={week} onLeave={leave} />
      <WorkoutColumns workout={workout} list={list}>
        {coming.map((one) => (
          <Activity key={`${one.exercise.id} ${one.exercise.name}`} mode={one === workout ? 'visible' : 'hidden'}>
            <GuidedExercise workout={one} onSwap={onSwap === undefined ? undefined : swap} onList={openList} complaint={notes} />
          </Activity>
        ))}
      </WorkoutColumns>
      {isListed && (
        <Sheet title="Übungen" isOpen onOpenChange={setListed}>
          {list}
        </Sheet>
      )}
      {workout.isEndAsked && <EndSheet workout={workout} onDiscarded={leave} />}
    </>
  );
}
