import type { PlanWeek } from '../../../data/use-plan-week.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { Session } from '@anwurf/db/queries/sessions';
import { type ReactNode, useState } from 'react';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { SparedNote } from '../../../data/spared-note.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { ExerciseTraining } from './exercise-training.tsx';
import styles from './running-workout.module.css';
import { UnfinishedDialog } from './unfinished-dialog.tsx';
import { useRunningWorkout } from './use-running-workout.tsx';
import { WorkoutHead } from './workout-head.tsx';
import type { WorkoutRun } from './workout-run.ts';

/** An exercise of a running workout that another one is to take the place of. */
export interface WorkoutSwap {
  exercise: TrainedExercise;
  /** Swaps it for this workout alone; resolves to what takes that back. */
  swapToday: (target: SwapTarget, amounts: SwapAmounts) => Promise<UndoSwap>;
}

export interface RunningWorkoutProps {
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
export function RunningWorkout(props: RunningWorkoutProps) {
  const { run, session, exercises, week, changes, complaint, onSwap, onFinished, onLeave } = props;
  const [asking, setAsking] = useState(false);
  const workout = { sessionId: session.id, name: session.planName, order: session.order };
  const running = useRunningWorkout({ run, workout, exercises, onFinished });
  if (running.exercise === undefined) return running.instead;
  const { sets, exercise, index, actions, region, rest, go, trainingOf } = running;

  function goOn() {
    rest.end();
    if (index < exercises.length - 1) go(index + 1);
    else if (sets.length === 0) setAsking(true);
    else void actions.finish();
  }

  return (
    <>
      <WorkoutHead
        session={session}
        week={week}
        exercises={exercises}
        index={index}
        startTime={run.startTime}
        resumed={run.resumed}
        onLeave={onLeave}
      />
      {region}
      <div className={styles.columns}>
        <ExerciseList exercises={exercises} sets={sets} index={index} onChoose={go} />
        <ExerciseTraining
          key={`${exercise.id} ${exercise.name}`}
          {...trainingOf(exercise)}
          nextExercise={exercises[index + 1] ?? null}
          missedDays={week?.missedDays ?? 0}
          complaint={
            <>
              <SparedNote changes={changes} />
              {complaint}
            </>
          }
          onSwap={
            onSwap &&
            ((one) =>
              onSwap({ exercise: one, swapToday: (target, amounts) => actions.swapToday(index, exercise.phase, one, target, amounts) }))
          }
          onBack={() => {
            rest.end();
            go(index - 1);
          }}
          onNext={goOn}
        />
      </div>
      <UnfinishedDialog
        isOpen={asking}
        onStay={() => setAsking(false)}
        onFinish={() => {
          setAsking(false);
          void actions.finish();
        }}
      />
    </>
  );
}
