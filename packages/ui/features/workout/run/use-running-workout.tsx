import { finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { waitingSets } from '@anwurf/db/queries/logged-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRest } from '../rest/use-rest.ts';
import { setsOfExercise, type TrainedExercise } from '../set/trained-exercise.ts';
import { useScreenAwake } from '../../../signal/use-screen-awake.ts';
import { useAnnouncer } from './announcer.tsx';
import type { ExerciseTrainingProps } from './exercise-training.tsx';
import { type TrainedWorkout, useWorkoutActions } from './use-workout-actions.ts';
import { useWorkoutSets } from './use-workout-sets.ts';
import { WorkoutNotLoaded } from '../workout-problem.tsx';
import type { WorkoutRun } from './workout-run.ts';

const canBeEmpty = { canBeEmpty: true };

/** Another tab or device may have finished it: this one follows to the summary. */
function useFinishedElsewhere(workoutId: string, onFinished: (workoutId: string) => void) {
  const isFinished = loadedOr(useFirstRow(finishedWorkout(workoutId), canBeEmpty), null) !== null;
  const follow = useEffectEvent(onFinished);
  useEffect(() => {
    if (isFinished) follow(workoutId);
  }, [isFinished, workoutId]);
}

/** State of an exercise in a running workout, whatever kind of workout it is. */
type TrainingBase = Omit<ExerciseTrainingProps, 'nextExercise' | 'missedDays' | 'complaint' | 'onSwap' | 'onBack' | 'onNext' | 'live'>;

export interface RunningWorkoutContext {
  run: WorkoutRun;
  workout: TrainedWorkout;
  exercises: readonly TrainedExercise[];
  onFinished: (workoutId: string) => void;
}

/**
 * A workout that is running, guided or live: its sets, the exercise it is at, its rest, and what is written; or what is shown
 * instead while it cannot be trained.
 */
export function useRunningWorkout({ run, workout, exercises, onFinished }: RunningWorkoutContext) {
  const { logged, sets, noteWritten } = useWorkoutSets(run.workoutId);
  const waiting = loadedOr(useRows(waitingSets(run.workoutId), canBeEmpty), []);
  const [place, setPlace] = useState<{ index: number; id: string | undefined }>({ index: run.index, id: exercises[run.index]?.id });
  const { say, region } = useAnnouncer();
  const rest = useRest(run.workoutId, () => say('Pause vorbei.'));
  useScreenAwake();
  useFinishedElsewhere(run.workoutId, onFinished);
  // A session may change meanwhile, by a complaint or on another device: the exercise counts, not its place.
  const found = exercises.findIndex(({ id }) => id === place.id);
  const index = found === -1 ? Math.min(place.index, exercises.length - 1) : found;
  const exercise = exercises[index] ?? exercises[0];
  const actions = useWorkoutActions({ run, workout, sets, noteWritten, onFinished });

  function go(next: number) {
    const target = exercises[next];
    if (target === undefined) return;
    setPlace({ index: next, id: target.id });
    window.scrollTo({ top: 0 });
    void actions.saveIndex(next, target.phase);
  }

  // A fresh workout has no sets; of a resumed one they decide which set is next.
  if (logged.state === 'failed' || (logged.state === 'loading' && run.resumed))
    return { exercise: undefined, instead: <WorkoutNotLoaded data={logged} /> };
  if (exercise === undefined) return { exercise, instead: null };
  return {
    exercise,
    sets,
    index,
    actions,
    region,
    rest,
    go,
    /** Without storing it: for an exercise that is only just coming. */
    goTo: setPlace,
    /** State that all its exercises share. */
    trainingOf: (one: TrainedExercise): TrainingBase => ({
      workoutId: run.workoutId,
      exercise: one,
      index,
      exerciseCount: exercises.length,
      sets: setsOfExercise(sets, one),
      waitingIds: new Set(waiting.map(({ id }) => id)),
      rest,
      onSay: say,
      onLog: (number, values, reserve) => actions.log(index, one, number, values, reserve),
      onReserve: actions.noteReserve,
      onEdit: actions.edit,
      onDelete: (set) => actions.remove(set),
    }),
  };
}
