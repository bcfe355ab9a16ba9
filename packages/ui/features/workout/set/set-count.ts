/** Sets of an exercise whose plan names none. */
const defaultSetCount = 3;

export function setCountOf(exercise: { sets: number | null }): number {
  return exercise.sets ?? defaultSetCount;
}
