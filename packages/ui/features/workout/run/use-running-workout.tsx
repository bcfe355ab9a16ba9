import { finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { adoptedSets } from '@anwurf/domain/workout/adopted-sets';
import { stationAfter, stationAfterSet } from '@anwurf/domain/workout/rounds';
import { isCountedSet } from '@anwurf/domain/workout/set-kind';
import type { WorkoutFlow } from '@anwurf/domain/workout/workout-flow';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRest } from '../rest/use-rest.ts';
import { setsOfExercise, type TrainedExercise } from '../set/trained-exercise.ts';
import { usePreparedSound } from '../../../signal/use-prepared-sound.ts';
import { useScreenAwake } from '../../../signal/use-screen-awake.ts';
import { WorkoutNotLoaded } from '../workout-problem.tsx';
import { useAnnouncer } from './announcer.tsx';
import type { FinishedExercise, RunningWorkout } from './running-workout.ts';
import { resumedPlace, stationsOf } from './stations.ts';
import { usePlace } from './use-place.ts';
import { type TrainedWorkout, useWorkoutActions } from './use-workout-actions.ts';
import { useWorkoutSets } from './use-workout-sets.ts';
import { placeAt } from './workout-at.ts';
import { useWorkoutCommands } from './use-workout-commands.ts';
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

export interface RunningWorkoutContext {
  run: WorkoutRun;
  flow: WorkoutFlow;
  workout: TrainedWorkout;
  exercises: readonly TrainedExercise[];
  /** Rows that this workout leaves out, or has swapped. */
  leftOutIds: readonly string[];
  /** Days without training beyond a week. */
  missedDays: number;
  onFinished: (workoutId: string) => void;
  /** How a live training keeps its own list. */
  ownList?: Pick<RunningWorkout, 'reshape' | 'swapToday'>;
}

/** The model of a running workout; null with what is shown instead, while it cannot be trained. */
export function useRunningWorkout(context: RunningWorkoutContext): RunningWorkout | { exercise: null; instead: ReactNode } {
  const { run, flow, workout, exercises, missedDays, onFinished, ownList, leftOutIds } = context;
  const { logged, sets: stored, noteWritten } = useWorkoutSets(run.workoutId);
  const sets = adoptedSets(stored, exercises, leftOutIds);
  const { index, exercise, setPlace } = usePlace(exercises, run.index);
  const [isPlaced, setPlaced] = useState(!run.resumed);
  const [isEndAsked, setEndAsked] = useState(false);
  const [finished, setFinished] = useState<FinishedExercise | null>(null);
  const announcer = useAnnouncer();
  const rest = useRest(run.workoutId, () => announcer.say('Pause vorbei.'));
  useScreenAwake();
  usePreparedSound();
  useFinishedElsewhere(run.workoutId, onFinished);
  const actions = useWorkoutActions({ run, workout, sets, noteWritten, onFinished });

  if (!isPlaced && logged.state === 'rows') {
    setPlaced(true);
    const to = resumedPlace(flow, exercises, sets, index);
    if (to !== index) setPlace({ index: to, id: exercises[to]?.id });
  }

  const stations = stationsOf(exercises, sets);
  const commands = useWorkoutCommands({
    exercises,
    exercise,
    index,
    nextIndex: stationAfter(flow, stations, index),
    rest,
    actions,
    setPlace,
    setFinished,
    setEndAsked,
    ownList,
  });

  // A fresh workout has no sets; of a resumed one they decide which set is next.
  if (logged.state === 'failed' || (logged.state === 'loading' && run.resumed))
    return { exercise: null, instead: <WorkoutNotLoaded data={logged} /> };
  if (exercise === undefined) return { exercise: null, instead: null };
  const done = exercises.map((one) => setsOfExercise(sets, one).filter(isCountedSet).length);
  const place = placeAt(flow, exercises, stations, { exercise, index });
  const shared = {
    ...commands,
    spoken: announcer.spoken,
    say: announcer.say,
    run,
    flow,
    exercises,
    sets,
    done,
    rest,
    missedDays,
    isEndAsked,
  };
  const coming = stationAfterSet(flow, stations, index);
  const comingExercise = coming === null ? undefined : exercises[coming];
  return {
    ...shared,
    ...place,
    finished,
    coming:
      coming === null || comingExercise === undefined
        ? null
        : { ...shared, ...placeAt(flow, exercises, stations, { exercise: comingExercise, index: coming }), finished: null, coming: null },
  };
}
