import { newId } from '@anwurf/db/commands/new-id';
import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { Session } from '@anwurf/db/queries/sessions';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { groupAt } from '@anwurf/domain/workout/exercise-group';
import { addedExercise } from '@anwurf/domain/workout/shaped-today';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { type ReactNode, useState } from 'react';
import { EndSheet } from '../end/end-sheet.tsx';
import { SparedNote } from '../../../data/spared-note.tsx';
import type { PlanWeek } from '../../../data/use-plan-week.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { GuidedExercise } from './guided-exercise.tsx';
import { SessionList } from './session-list.tsx';
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
export function GuidedWorkout(props: GuidedWorkoutProps) {
  const { run, session, exercises, leftOut, week, changes, complaint, onSwap, onAdd, onFinished, onLeave } = props;
  const [isListed, setListed] = useState(false);
  const workout = useRunningWorkout({
    run,
    flow: 'planned',
    workout: { sessionId: session.id, name: session.planName, order: session.order },
    exercises,
    leftOutIds: leftOut.map(({ id }) => id),
    missedDays: week?.missedDays ?? 0,
    onFinished,
  });
  if (workout.exercise === null) return workout.instead;
  const { exercise, swapToday, reshape, go } = workout;
  const swap =
    onSwap &&
    ((swapped: TrainedExercise) =>
      onSwap({
        exercise: swapped,
        isOfPlan: swapped.exerciseOrder > 0,
        swapToday: (target, amounts) => swapToday(swapped, target, amounts),
      }));
  const addition =
    onAdd &&
    (() =>
      onAdd({
        exercise,
        add: (phase, target, amounts) => {
          const ids = workout.exercises.map(({ id }) => id);
          // A superset stays together.
          const after = ids[(groupAt(workout.exercises, workout.index)?.end ?? 0) - 1] ?? exercise.id;
          return reshape({ kind: 'add', exercise: addedExercise(newId(), phase, target, amounts), ids, after });
        },
      }));
  const list = (shown: { leave: () => void }) => {
    const leaving = <Args extends unknown[]>(then: (...args: Args) => void) => {
      return (...args: Args) => {
        shown.leave();
        then(...args);
      };
    };
    return (
      <SessionList
        workout={workout}
        leftOut={leftOut}
        onOpen={leaving(go)}
        onSwap={swap && leaving(swap)}
        onAdd={addition && leaving(addition)}
      />
    );
  };
  return (
    <>
      <WorkoutHead workout={workout} session={session} week={week} onLeave={onLeave} />
      <WorkoutColumns workout={workout} list={list({ leave: () => undefined })}>
        <GuidedExercise
          key={`${exercise.id} ${exercise.name}`}
          workout={workout}
          onSwap={swap}
          onList={() => setListed(true)}
          complaint={
            <>
              <SparedNote changes={changes} />
              {complaint}
            </>
          }
        />
      </WorkoutColumns>
      {isListed && (
        <Sheet title="Übungen" isOpen onOpenChange={setListed}>
          {list({ leave: () => setListed(false) })}
        </Sheet>
      )}
      {workout.isEndAsked && <EndSheet workout={workout} onDiscarded={onLeave} />}
    </>
  );
}
