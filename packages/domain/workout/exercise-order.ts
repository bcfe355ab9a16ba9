import { type Phase, PHASES } from '../vocabulary/phase.ts';

/** All exercises of a session in training order: warm-up, main, cool-down, each by its order. */
export function inWorkoutOrder<Exercise extends { phase: Phase; exerciseOrder: number }>(exercises: readonly Exercise[]): Exercise[] {
  return exercises.toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) || a.exerciseOrder - b.exerciseOrder);
}
