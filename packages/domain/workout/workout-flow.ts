import type { Phase } from '../vocabulary/phase.ts';
import { nextOpenExercise } from './live-training.ts';

/** How a workout is gone through: in the order of its plan, or freely, as a live training with whatever has sets left. */
export type WorkoutFlow = 'planned' | 'free';

/**
 * Index of the exercise that follows the one at `index`; null: the end of the workout does.
 * @param isOpen of each exercise, whether it has sets left
 */
export function exerciseAfter(flow: WorkoutFlow, isOpen: readonly boolean[], index: number): number | null {
  if (flow === 'free') return nextOpenExercise(isOpen, index);
  return index + 1 < isOpen.length ? index + 1 : null;
}

export interface WholeSet {
  /** Of its exercise. */
  phase: Phase;
  pauseSeconds: number | null;
  isLastOfExercise: boolean;
  /** Whether no exercise follows this one. */
  isInLastExercise: boolean;
  isRecord: boolean;
}

/** What follows a set that is whole: a rest, the next exercise (or the end) at once, or nothing that was not asked for. */
export function afterSet(flow: WorkoutFlow, set: WholeSet): 'rest' | 'next' | 'stay' {
  const isEnd = set.isLastOfExercise && set.isInLastExercise;
  if (set.pauseSeconds && !isEnd) return 'rest';
  if (!set.isLastOfExercise) return 'stay';
  // Without a pause sets of warm-up and cool-down are so light that the next exercise follows at once.
  if (set.phase !== 'main' && !isEnd) return 'next';
  // A record stays to be seen.
  return flow === 'free' && !set.isRecord ? 'next' : 'stay';
}

/** Whether the player is asked before the workout ends: of a plan's only where no set is stored. */
export function asksBeforeEnd(flow: WorkoutFlow, storedSets: number): boolean {
  return flow === 'free' || storedSets === 0;
}
