import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownAmounts } from '@anwurf/domain/exercise/own-exercise';
import type { LiveEntry } from '@anwurf/domain/workout/live-list';
import type { TrainedExercise } from '../set/trained-exercise.ts';

/** A trained exercise without its group, which its entry of the list says. */
type Ungrouped = Omit<TrainedExercise, 'groupKey' | 'roundRest'>;

/** An own exercise as a workout trains it: with its own sets and rest, or as long a one as the player takes. It belongs to no session: the workout's id stands for one. */
function ownToTrained(own: OwnExercise, index: number, workoutId: string): Ungrouped {
  return {
    id: own.id,
    sessionId: workoutId,
    phase: own.exerciseType,
    exerciseOrder: index + 1,
    name: own.name,
    videoLink: own.instructionLink,
    description: null,
    sets: own.sets,
    ...ownAmounts(own),
    durationMinutes: null,
    tempo: own.tempo,
    pauseSeconds: own.pauseSeconds,
    weight: null,
    weekTargets: null,
    reserve: null,
    isLight: false,
  };
}

/** An exercise that is taken for one training, as that trains it. */
function takenToTrained(id: string, taken: NonNullable<LiveEntry['exercise']>, index: number, workoutId: string): Ungrouped {
  return {
    ...taken,
    id,
    sessionId: workoutId,
    exerciseOrder: index + 1,
    weight: null,
    weekTargets: null,
    reserve: null,
    isLight: false,
  };
}

/** An exercise of a live training; null: an own one that is gone. */
export function entryToTrained(
  { exerciseId, exercise, group: groupKey, roundRest }: LiveEntry,
  own: readonly OwnExercise[],
  index: number,
  workoutId: string,
): TrainedExercise | null {
  if (exercise !== null) return { ...takenToTrained(exerciseId, exercise, index, workoutId), groupKey, roundRest };
  const mine = own.find(({ id }) => id === exerciseId);
  return mine === undefined ? null : { ...ownToTrained(mine, index, workoutId), groupKey, roundRest };
}
