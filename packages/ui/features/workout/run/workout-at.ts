import { afterSetOfGroup, roundAt, type Station, stationAfter } from '@anwurf/domain/workout/rounds';
import type { WorkoutFlow } from '@anwurf/domain/workout/workout-flow';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import type { RunningWorkout } from './running-workout.ts';

/** The part of a running workout that belongs to one of its exercises, whether it is at it or not. */
export type WorkoutPlace = Pick<RunningWorkout, 'exercise' | 'index' | 'next' | 'round' | 'roundStep'>;

/** The workout as it is at one of its exercises. */
export function placeAt(
  flow: WorkoutFlow,
  exercises: readonly TrainedExercise[],
  stations: readonly Station[],
  { exercise, index }: Pick<WorkoutPlace, 'exercise' | 'index'>,
): WorkoutPlace {
  const next = stationAfter(flow, stations, index);
  return {
    exercise,
    index,
    next: next === null ? null : (exercises[next] ?? null),
    round: roundAt(stations, index),
    roundStep: afterSetOfGroup(flow, stations, index),
  };
}
