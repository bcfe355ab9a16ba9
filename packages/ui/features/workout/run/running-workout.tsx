import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { Session } from '@anwurf/db/queries/sessions';
import { setsOfWorkout } from '@anwurf/db/queries/logged-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useState } from 'react';
import { ExerciseList } from './exercise-list.tsx';
import { ExerciseTraining } from './exercise-training.tsx';
import styles from './running-workout.module.css';
import { UnfinishedDialog } from './unfinished-dialog.tsx';
import { useRest } from '../rest/use-rest.ts';
import { useWorkoutActions } from './use-workout-actions.ts';
import { WorkoutHead } from './workout-head.tsx';
import { WorkoutNotLoaded } from '../workout-problem.tsx';
import type { WorkoutRun } from './workout-run.ts';

export interface RunningWorkoutProps {
  run: WorkoutRun;
  session: Session;
  exercises: readonly SessionExercise[];
  onFinished: (workoutId: string) => void;
  onLeave: () => void;
}

/** Goes through the exercises of a session, set by set. */
export function RunningWorkout({ run, session, exercises, onFinished, onLeave }: RunningWorkoutProps) {
  const logged = useRows(setsOfWorkout(run.workoutId), { canBeEmpty: true });
  const sets = loadedOr(logged, []);
  const [index, setIndex] = useState(run.index);
  const [asking, setAsking] = useState(false);
  const rest = useRest(run.workoutId);
  const exercise = exercises[index] ?? exercises[0];
  const actions = useWorkoutActions({ run, session, sets, onFinished });
  if (logged.state === 'failed') return <WorkoutNotLoaded data={logged} />;
  if (exercise === undefined) return null;

  function go(next: number) {
    const target = exercises[next];
    if (target === undefined) return;
    setIndex(next);
    window.scrollTo({ top: 0 });
    void actions.saveIndex(next, target.phase);
  }

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
        exercises={exercises}
        index={index}
        startTime={run.startTime}
        resumed={run.resumed}
        onLeave={onLeave}
      />
      <div className={styles.columns}>
        <ExerciseList exercises={exercises} sets={sets} index={index} onChoose={go} />
        <ExerciseTraining
          key={exercise.id}
          workoutId={run.workoutId}
          exercise={exercise}
          index={index}
          nextExercise={exercises[index + 1] ?? null}
          exerciseCount={exercises.length}
          sets={sets.filter((set) => set.exerciseId === exercise.id)}
          rest={rest}
          onLog={(number, values) => actions.log(index, exercise, number, values)}
          onEdit={actions.edit}
          onDelete={actions.remove}
          onBack={() => go(index - 1)}
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
