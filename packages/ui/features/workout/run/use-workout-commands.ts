import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from 'react';
import { useSteady } from '../../../kit/use-steady.ts';
import type { RestClock } from '../rest/use-rest.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import type { FinishedExercise, Place, RunningWorkout, WorkoutCommands } from './running-workout.ts';
import type { WorkoutActions } from './use-workout-actions.ts';

interface CommandContext {
  exercises: readonly TrainedExercise[];
  /** The exercise that the workout is at; undefined: it has none. */
  exercise: TrainedExercise | undefined;
  index: number;
  /** Place of the exercise that stands ready after it; null: the end does. */
  nextIndex: number | null;
  rest: RestClock;
  actions: WorkoutActions;
  setPlace: (place: Place) => void;
  setFinished: Dispatch<SetStateAction<FinishedExercise | null>>;
  setEndAsked: (isAsked: boolean) => void;
  /** How a live training keeps its own list. */
  ownList: Pick<RunningWorkout, 'reshape' | 'swapToday'> | undefined;
}

/** The commands of a running workout, at its exercise. */
export function useWorkoutCommands(context: CommandContext): WorkoutCommands {
  const { exercises, exercise, index, nextIndex, rest, actions, setPlace, setFinished, setEndAsked, ownList } = context;
  const savedIndex = useRef(index);
  const phase = exercise?.phase ?? 'main';

  const saveMoved = useEffectEvent((to: number) => {
    if (exercise !== undefined) void actions.saveIndex(to, exercise.phase);
  });
  // The list has changed around the exercise: who goes on later, or elsewhere, begins with it.
  useEffect(() => {
    if (savedIndex.current === index) return;
    savedIndex.current = index;
    saveMoved(index);
  }, [index]);

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

  const commands: WorkoutCommands = {
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
  return useSteady({ ...commands });
}
