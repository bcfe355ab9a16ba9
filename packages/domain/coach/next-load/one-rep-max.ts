/** Beyond this the formula was not fitted. */
export const MOST_REPS_OF_ESTIMATE = 12;

const EPLEY = 30;

/**
 * Estimated one-repetition maximum by Epley (1985, Boyd Epley Workout: w × (1 + r / 30)), in the unit of the weight. For 1 to 12
 * repetitions it errs by a few per cent (LeSuer et al. 1997, J Strength Cond Res 11(4):211–213; from memory); above that it only
 * compares neighbouring weights, and never sets a start.
 * @param reps repetitions to failure, including those in reserve
 */
export function oneRepMax(weight: number, reps: number): number {
  return weight * (1 + reps / EPLEY);
}

/** The weight that can be lifted a number of times to failure: the inverse of `oneRepMax`. */
export function weightForReps(max: number, reps: number): number {
  return max / (1 + reps / EPLEY);
}

/** Repetitions to failure with a weight above 0; may be negative or a fraction. */
export function repsAtWeight(max: number, weight: number): number {
  return EPLEY * (max / weight - 1);
}
