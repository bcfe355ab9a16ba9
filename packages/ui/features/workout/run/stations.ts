import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { resumedStation, type Station } from '@anwurf/domain/workout/rounds';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { isCountedSet } from '@anwurf/domain/workout/set-kind';
import { missingSide } from '@anwurf/domain/workout/sides';
import type { WorkoutFlow } from '@anwurf/domain/workout/workout-flow';
import { setsOfExercise, type TrainedExercise } from '../set/trained-exercise.ts';

/** Whether it counts as a round of its exercise: done with both sides, and none that warms up. */
function isWhole({ unit }: TrainedExercise, set: StoredSet): boolean {
  if (!isCountedSet(set)) return false;
  return unit === null || !isPerSideUnit(unit) || missingSide(set, unitToMetric(unit)) === null;
}

/** The exercises of a workout with their whole sets, as its rounds see them. */
export function stationsOf(exercises: readonly TrainedExercise[], sets: readonly StoredSet[]): Station[] {
  return exercises.map((exercise) => {
    const whole = setsOfExercise(sets, exercise).filter((set) => isWhole(exercise, set));
    const { groupKey, roundRest, pauseSeconds } = exercise;
    return { groupKey, roundRest, pauseSeconds, count: setCountOf(exercise), done: whole.length };
  });
}

/** Place that a resumed workout goes on with, from its stored place and sets. */
export function resumedPlace(flow: WorkoutFlow, exercises: readonly TrainedExercise[], sets: readonly StoredSet[], index: number): number {
  const latest = sets.at(-1);
  const of = latest === undefined ? -1 : exercises.findIndex((exercise) => setsOfExercise([latest], exercise).length > 0);
  const exercise = exercises[of];
  const isDone = latest !== undefined && exercise !== undefined && isWhole(exercise, latest);
  return resumedStation(flow, stationsOf(exercises, sets), index, isDone ? of : null);
}
