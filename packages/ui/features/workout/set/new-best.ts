/** A weight that has never been moved before in this exercise. */
export interface NewBest {
  weight: number;
  reps: number | null;
  /** The heaviest weight until then. */
  before: number;
}

interface WeightedSet {
  weight: number | null;
  reps: number | null;
}

/** The new heaviest weight among these sets, if they beat what was there before; the first ever is no record. */
export function newBest(sets: readonly WeightedSet[], before: number | undefined): NewBest | null {
  if (before === undefined) return null;
  let best: NewBest | null = null;
  for (const { weight, reps } of sets) {
    if (weight !== null && weight > (best?.weight ?? before)) best = { weight, reps, before };
  }
  return best;
}

/** The record that the last of these sets has just set, with what was the best until then, today included. */
export function justSetBest(sets: readonly WeightedSet[], before: number | undefined): NewBest | null {
  const last = sets.at(-1);
  if (last === undefined || before === undefined) return null;
  const until = Math.max(before, ...sets.slice(0, -1).map((set) => set.weight ?? 0));
  return newBest([last], until);
}
