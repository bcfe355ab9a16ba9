/** Sets of an exercise whose plan names none. */
export const DEFAULT_SET_COUNT = 3;

/** How many sets an exercise asks for. */
export function setCountOf(exercise: { sets: number | null }): number {
  return exercise.sets ?? DEFAULT_SET_COUNT;
}
