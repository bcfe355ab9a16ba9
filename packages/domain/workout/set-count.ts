/** Sets of an exercise without a number in the plan. */
export const DEFAULT_SET_COUNT = 3;

/** Number of sets of an exercise. */
export function setCountOf(exercise: { sets: number | null }): number {
  return exercise.sets ?? DEFAULT_SET_COUNT;
}
