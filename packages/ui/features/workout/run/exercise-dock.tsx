import { groupAt } from '@anwurf/domain/workout/exercise-group';
import type { ReactNode } from 'react';
import { HoldPanel } from '../hold/hold-panel.tsx';
import { RestBar } from '../rest/rest-bar.tsx';
import { plannedValues } from '../set/metric-fields.ts';
import { setsOfExercise } from '../set/trained-exercise.ts';
import { ExerciseAction, type ExerciseActionProps } from './exercise-action.tsx';
import type { RunningWorkout } from './running-workout.ts';
import type { ExerciseRun } from './use-exercise-run.ts';
import { WorkoutDock } from './workout-dock.tsx';

export interface ExerciseDockProps extends Pick<ExerciseActionProps, 'saveLabel'> {
  workout: RunningWorkout;
  at: ExerciseRun;
  /** Below the action: the way to the neighbours. */
  steps?: ReactNode;
}

function Held({ at: { hold, input, setTitle } }: Pick<ExerciseDockProps, 'at'>) {
  function end() {
    const { held } = hold;
    hold.drop();
    void input.saveMeasured(held);
  }
  return <HoldPanel clock={hold} title={setTitle} onEnd={end} />;
}

/** Whether the set before was of a superset or circuit. */
function isRestOfRound({ sets, exercises }: RunningWorkout): boolean {
  const latest = sets.at(-1);
  if (latest === undefined) return false;
  const place = exercises.findIndex((exercise) => setsOfExercise([latest], exercise).length > 0);
  return groupAt(exercises, place) !== null;
}

/** At the thumb: the clock of a held set, or the one action, with the rest above it while there is one. */
export function ExerciseDock({ workout, at, steps, saveLabel }: ExerciseDockProps) {
  const { rest, next, finished, exercise, goOn } = workout;
  // The clock counts to what the stepper beside it says.
  const seconds = at.input.values.durationSeconds ?? plannedValues(exercise).durationSeconds;
  if (at.activity === 'holding') {
    return (
      <WorkoutDock isClock>
        <Held at={at} />
      </WorkoutDock>
    );
  }
  function startClock() {
    rest.end();
    at.hold.start(seconds);
  }
  return (
    <WorkoutDock isClock={false}>
      {at.isResting && rest.running !== null && <RestBar rest={rest} running={rest.running} isOfRound={isRestOfRound(workout)} />}
      <ExerciseAction
        input={at.input}
        isLast={next === null}
        isQuiet={at.records.length > 0 || (finished?.records.length ?? 0) > 0}
        saveLabel={saveLabel}
        onStartClock={at.metric === 'seconds' ? startClock : null}
        onNext={() => goOn()}
      />
      {steps}
    </WorkoutDock>
  );
}
