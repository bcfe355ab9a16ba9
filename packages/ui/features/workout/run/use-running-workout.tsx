import { finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { adoptedSets } from '@anwurf/domain/workout/adopted-sets';
import { afterSetOfGroup, roundAt, stationAfter } from '@anwurf/domain/workout/rounds';
import { isCountedSet } from '@anwurf/domain/workout/set-kind';
import type { WorkoutFlow } from '@anwurf/domain/workout/workout-flow';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRest } from '../rest/use-rest.ts';
import { setsOfExercise, type TrainedExercise } from '../set/trained-exercise.ts';
import { useSteady } from '../../../kit/use-steady.ts';
import { useScreenAwake } from '../../../signal/use-screen-awake.ts';
import { WorkoutNotLoaded } from '../workout-problem.tsx';
import { useAnnouncer } from './announcer.tsx';
import type { FinishedExercise, RunningWorkout, WorkoutCommands } from './running-workout.ts';
import { resumedPlace, stationsOf } from './stations.ts';
import { usePlace } from './use-place.ts';
import { type TrainedWorkout, useWorkoutActions } from './use-workout-actions.ts';
import { useWorkoutSets } from './use-workout-sets.ts';
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
  useFinishedElsewhere(run.workoutId, onFinished);
  const savedIndex = useRef(index);
  const actions = useWorkoutActions({ run, workout, sets, noteWritten, onFinished });

  const saveMoved = useEffectEvent((to: number) => {
    if (exercise !== undefined) void actions.saveIndex(to, exercise.phase);
  });
  // The list has changed around the exercise: who goes on later, or elsewhere, begins with it.
  useEffect(() => {
    if (savedIndex.current === index) return;
    savedIndex.current = index;
    saveMoved(index);
  }, [index]);

  if (!isPlaced && logged.state === 'rows') {
    setPlaced(true);
    const to = resumedPlace(flow, exercises, sets, index);
    if (to !== index) setPlace({ index: to, id: exercises[to]?.id });
  }

  const stations = stationsOf(exercises, sets);
  const nextIndex = stationAfter(flow, stations, index);

  function go(to: number) {
    const target = exercises[to];
    if (target === undefined) return;
    setPlace({ index: to, id: target.id });
    setFinished(null);
    savedIndex.current = to;
    window.scrollTo({ top: 0 });
    void actions.saveIndex(to, target.phase);
  }
  function endRest() {
    if (rest.running !== null) rest.end();
  }

  const phase = exercise?.phase ?? 'main';
  const written: WorkoutCommands = {
    async log(number, values, reserve) {
      if (exercise === undefined) return false;
      const isStored = await actions.log(index, exercise, number, values, reserve);
      if (!isStored) return false;
      // A confirmed set ends the rest before it.
      endRest();
      setFinished(null);
      return true;
    },
    noteReserve: actions.noteReserve,
    edit: (set, values, reserve) => actions.edit(set, values, reserve),
    remove: (set) => actions.remove(set),
    go,
    goToComing: setPlace,
    goBack() {
      endRest();
      go(index - 1);
    },
    goForth() {
      endRest();
      go(index + 1);
    },
    goOn(left, to = nextIndex) {
      endRest();
      if (to === null) setEndAsked(true);
      else {
        go(to);
        setFinished(left ?? null);
      }
    },
    end: () => setEndAsked(true),
    stay: () => setEndAsked(false),
    finish: (said) => void actions.finish(said),
    async discard() {
      endRest();
      return actions.discard(index, phase);
    },
    reshape: (change) => actions.reshape(index, phase, change),
    swapToday: (swapped, target, amounts) => actions.swapToday(index, phase, swapped, target, amounts),
    ...ownList,
  };
  const commands = useSteady({ ...written });

  // A fresh workout has no sets; of a resumed one they decide which set is next.
  if (logged.state === 'failed' || (logged.state === 'loading' && run.resumed))
    return { exercise: null, instead: <WorkoutNotLoaded data={logged} /> };
  if (exercise === undefined) return { exercise: null, instead: null };
  const done = exercises.map((one) => setsOfExercise(sets, one).filter(isCountedSet).length);
  return {
    ...commands,
    spoken: announcer.spoken,
    say: announcer.say,
    run,
    flow,
    exercises,
    sets,
    done,
    exercise,
    index,
    next: nextIndex === null ? null : (exercises[nextIndex] ?? null),
    round: roundAt(stations, index),
    roundStep: afterSetOfGroup(flow, stations, index),
    finished,
    rest,
    missedDays,
    isEndAsked,
  };
}
