import { useState } from 'react';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import type { Place } from './running-workout.ts';

/**
 * The exercise that is trained. A session may change meanwhile, by a complaint or on another device: the exercise counts, not
 * its place.
 * @param first index to begin with
 */
export function usePlace(exercises: readonly TrainedExercise[], first: number) {
  const [place, setPlace] = useState<Place>({ index: first, id: exercises[first]?.id });
  const found = exercises.findIndex(({ id }) => id === place.id);
  const index = found === -1 ? Math.min(place.index, exercises.length - 1) : found;
  return { index, exercise: exercises[index] ?? exercises[0], setPlace };
}
