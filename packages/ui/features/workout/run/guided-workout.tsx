import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { Session } from '@anwurf/db/queries/sessions';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { ReactNode } from 'react';
import { EndSheet } from '../end/end-sheet.tsx';
import { SparedNote } from '../../../data/spared-note.tsx';
import type { PlanWeek } from '../../../data/use-plan-week.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { GuidedExercise } from './guided-exercise.tsx';
import { useRunningWorkout } from './use-running-workout.tsx';
import { WorkoutColumns } from './workout-columns.tsx';
import { WorkoutHead } from './workout-head.tsx';
import type { WorkoutRun } from './workout-run.ts';

/** An exercise of a running workout that another one is to take the place of. */
export interface WorkoutSwap {
  exercise: TrainedExercise;
  /** Swaps it for this workout alone; resolves to what takes that back. */
  swapToday: (target: SwapTarget, amounts: SwapAmounts) => Promise<UndoSwap>;
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
  onFinished: (workoutId: string) => void;
  onLeave: () => void;
}

/** Goes through the exercises of a session, set by set. */
export function GuidedWorkout({ run, session, exercises, week, changes, complaint, onSwap, onFinished, onLeave }: GuidedWorkoutProps) {
  const workout = useRunningWorkout({
    run,
    flow: 'planned',
    workout: { sessionId: session.id, name: session.planName, order: session.order },
    exercises,
    missedDays: week?.missedDays ?? 0,
    onFinished,
  });
  if (workout.exercise === null) return workout.instead;
  const { exercise, swapToday } = workout;
  const swap =
    onSwap &&
    ((swapped: TrainedExercise) => onSwap({ exercise: swapped, swapToday: (target, amounts) => swapToday(swapped, target, amounts) }));
  return (
    <>
      <WorkoutHead workout={workout} session={session} week={week} onLeave={onLeave} />
      <WorkoutColumns workout={workout}>
        <GuidedExercise
          key={`${exercise.id} ${exercise.name}`}
          workout={workout}
          onSwap={swap}
          complaint={
            <>
              <SparedNote changes={changes} />
              {complaint}
            </>
          }
        />
      </WorkoutColumns>
      {workout.isEndAsked && <EndSheet workout={workout} onDiscarded={onLeave} />}
    </>
  );
}
