import { progressText } from '@anwurf/domain/workout/workout-progress';
import type { ReactNode } from 'react';
import { HoldPanel } from '../hold/hold-panel.tsx';
import { NextExercise } from '../rest/next-exercise.tsx';
import { RestTimer } from '../rest/rest-timer.tsx';
import { plannedValues } from '../set/metric-fields.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { ExerciseAction, type ExerciseActionProps } from './exercise-action.tsx';
import type { RunningWorkout } from './running-workout.ts';
import type { ExerciseRun } from './use-exercise-run.ts';
import { WorkoutDock } from './workout-dock.tsx';

export interface ExerciseDockProps extends Pick<ExerciseActionProps, 'saveLabel' | 'beside'> {
  workout: RunningWorkout;
  at: ExerciseRun;
  /** Lets the player take another exercise; undefined: not offered. */
  onSwap?: ((exercise: TrainedExercise) => void) | undefined;
  /** Below the action: the way to the neighbours. */
  steps?: ReactNode;
}

function Held({ at: { hold, input, setTitle } }: Pick<ExerciseDockProps, 'at'>) {
  function end() {
    const { held } = hold;
    hold.drop();
    void input.save(held);
  }
  return <HoldPanel clock={hold} title={setTitle} onEnd={end} />;
}

function Rested({ workout, at, onSwap, steps }: ExerciseDockProps) {
  const { rest, next, index, exercises } = workout;
  const card = next && <NextExercise exercise={next} position={progressText(index + 1, exercises.length)} onSwap={onSwap} />;
  return (
    <RestTimer
      remaining={rest.remaining ?? 0}
      total={rest.total}
      next={at.isDone ? { card } : `Satz ${at.input.openNumber} von ${at.setCount}`}
      variant={at.records.length === 0 ? 'ball' : 'chalk'}
      onAdjust={rest.adjust}
      onEnd={at.isDone && next !== null ? workout.goOn : rest.end}
    >
      {steps}
    </RestTimer>
  );
}

function Entered({ workout, at, steps, saveLabel, beside }: ExerciseDockProps) {
  // The clock counts to what the stepper beside it says.
  const seconds = at.input.values.durationSeconds ?? plannedValues(workout.exercise).durationSeconds;
  return (
    <>
      <ExerciseAction
        input={at.input}
        isLast={workout.next === null}
        saveLabel={saveLabel}
        beside={beside}
        onStartClock={at.metric === 'seconds' ? () => at.hold.start(seconds) : null}
        onNext={workout.goOn}
      />
      {steps}
    </>
  );
}

const parts = { entering: Entered, holding: Held, resting: Rested };

/** At the thumb: the clock of a held set, the rest, or the one action. */
export function ExerciseDock(props: ExerciseDockProps) {
  const { activity } = props.at;
  const Part = parts[activity];
  return (
    <WorkoutDock isClock={activity !== 'entering'}>
      <Part {...props} />
    </WorkoutDock>
  );
}
