import { nextOpenExercise } from './live-training.ts';

/** How a workout is gone through: in the order of its plan, or freely, as a live training with whatever has sets left. */
export type WorkoutFlow = 'planned' | 'free';

/**
 * Index of the exercise that stands ready after the one at `index`; null: the end of the workout does. A plan goes on in its order,
 * past what is done already; a live training comes back to what was left out.
 * @param isOpen of each exercise, whether it has sets left
 */
export function exerciseAfter(flow: WorkoutFlow, isOpen: readonly boolean[], index: number): number | null {
  if (flow === 'free') return nextOpenExercise(isOpen, index);
  const next = isOpen.indexOf(true, index + 1);
  return next === -1 ? null : next;
}

export interface WholeSet {
  /** Of its exercise, in seconds. */
  pauseSeconds: number | null;
  isLastOfExercise: boolean;
  /** Whether no exercise follows this one. */
  isInLastExercise: boolean;
}

/** Next step after a complete set. */
export interface AfterSet {
  /** A rest begins; the next set can be confirmed meanwhile. */
  rests: boolean;
  /** The next exercise stands ready, or the end does. */
  goesOn: boolean;
}

/** Where a whole set leads: the last one of an exercise to the next exercise, whether its rest is waited for or not. */
export function afterSet({ pauseSeconds, isLastOfExercise, isInLastExercise }: WholeSet): AfterSet {
  const isEnd = isLastOfExercise && isInLastExercise;
  return { rests: Boolean(pauseSeconds) && !isEnd, goesOn: isLastOfExercise };
}
