import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import type { FilterableExercise } from '@anwurf/domain/exercise/exercise-filter';
import { parsePosition } from '@anwurf/domain/vocabulary/parse-player';

/** Gives a filter the traits of an own exercise; a category that is no position is for everybody. */
export function ownFilterable({ exerciseType, equipment, goals, position }: OwnExercise): FilterableExercise {
  const known = parsePosition(position);
  return { phase: exerciseType, equipment, goals, positions: known === undefined ? [] : [known] };
}
