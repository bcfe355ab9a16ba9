import { type WeightSteps, weightAtMost } from '../coach/next-load/weight-steps.ts';
import { isHeavyLift } from '../plan/training-seconds.ts';
import type { Equipment } from '../vocabulary/equipment.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { isPerSideUnit } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from './exercise-detail.ts';

/** A set to warm up with. */
export interface WarmUpSet {
  /** Kilograms. */
  readonly weight: number;
  readonly reps: number;
}

/** Coaching practice, without a study: the weight rises, the repetitions fall, none of them tires. */
const STEPS = [
  { share: 0.4, reps: 5 },
  { share: 0.6, reps: 3 },
  { share: 0.8, reps: 2 },
] as const;

/** Working weight in kilograms from which it is worth it; practice. */
const HEAVY_FROM = 20;
/** The empty bar of most halls, in kilograms, where the player's is not known: nothing lighter can be lifted with it. */
const BAR = 20;

/** Basis of a proposal. */
export interface LiftToWarmUp extends ExerciseAmounts {
  readonly phase: Phase;
}

/**
 * Sets to warm up for a heavy lift, the lightest first: 40, 60 and 80 % of the working weight, down to a weight that the player owns.
 * Empty for other exercises, light weights and lifts of each side on its own.
 * @param working kilograms; null: not known
 * @param steps null: not known
 */
export function warmUpSets(
  lift: LiftToWarmUp,
  working: number | null,
  steps: WeightSteps | null,
  equipment: readonly Equipment[],
): WarmUpSet[] {
  if (working === null || steps === null || working < HEAVY_FROM) return [];
  if (lift.phase !== 'main' || !isHeavyLift(lift) || isPerSideUnit(lift.unit ?? '')) return [];
  const lightest = steps.weights?.[0] ?? (equipment.includes('Langhantel') ? BAR : 0);
  const real = STEPS.filter(({ share }) => working * share >= lightest).map(({ share, reps }) => {
    return { weight: weightAtMost(working * share, steps, working), reps };
  });
  return real.filter(({ weight }, index) => weight >= lightest && weight < working && weight !== real[index + 1]?.weight);
}
