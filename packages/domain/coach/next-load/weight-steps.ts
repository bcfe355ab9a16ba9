import { roundTo } from '../../number/rounding.ts';
import type { Equipment } from '../../vocabulary/equipment.ts';
import type { TrainingProfile } from '../training-profile.ts';

/** The available weights: smallest change and, if any, the heaviest; in kilograms. */
export interface WeightSteps {
  readonly step: number;
  readonly heaviest: number | null;
  /** All weights that there are, the lightest first, at least one: what bar and plates make. Missing: every step. */
  readonly weights?: readonly number[];
}

/** Largest growth of a load at once, unless a single step is larger. */
export const MOST_GROWTH = 0.1;

const ROUNDING = 1e-9;

/** Rounds kilograms as stored: two decimals. */
function kilograms(weight: number): number {
  return roundTo(weight, 2);
}

/** The steps of known weights, in kilograms: the smallest difference of two of them. */
export function stepsOfWeights(weights: readonly number[]): WeightSteps {
  const gaps = weights.slice(1).map((weight, index) => weight - (weights[index] ?? 0));
  return { step: kilograms(Math.min(...gaps)), heaviest: null, weights };
}

/**
 * The heaviest real weight at most `limit`, in steps from a weight that is known to exist, and at least one step. Without a known
 * one (null) weights are multiples of the step. Where all weights are known it is one of them, and at least the lightest.
 */
export function weightAtMost(limit: number, { step, heaviest, weights }: WeightSteps, known: number | null = null): number {
  if (weights !== undefined) return weights.findLast((weight) => weight <= limit + ROUNDING) ?? weights[0] ?? limit;
  const base = known ?? 0;
  const steps = Math.floor((Math.min(limit, heaviest ?? limit) - base) / step + ROUNDING);
  const weight = kilograms(base + steps * step);
  return weight > 0 ? weight : Math.min(step, known ?? step);
}

/** The next heavier real weight; null when there is none. */
export function nextWeight(weight: number, { step, heaviest, weights }: WeightSteps): number | null {
  if (weights !== undefined) return weights.find((one) => one > weight + ROUNDING) ?? null;
  const next = kilograms(weight + step);
  return heaviest !== null && next > heaviest ? null : next;
}

/** The largest weight allowed after `last`: one step, or 10 % more if that is larger. */
export function mostAfter(last: number, steps: WeightSteps): number {
  return Math.max(nextWeight(last, steps) ?? last, weightAtMost(last * (1 + MOST_GROWTH), steps, last));
}

/** Rounds a wanted weight to a real one, at most the allowed growth above `last`. */
export function boundedWeight(wanted: number, last: number, steps: WeightSteps): number {
  return Math.min(weightAtMost(wanted, steps, last), mostAfter(last, steps));
}

/** A weight below this share would be different training. */
const LEAST_OF_LIGHTER = 0.8;

/**
 * A lighter weight from which one growth leads back: the share of a weight, rounded up towards it. The weight itself if the steps
 * are too large.
 */
export function lighterWeight(weight: number, share: number, steps: WeightSteps): number {
  let lighter = weightAtMost(weight * share, steps, weight);
  while (lighter < weight && mostAfter(lighter, steps) < weight) lighter = nextWeight(lighter, steps) ?? weight;
  return lighter < weight * LEAST_OF_LIGHTER ? weight : lighter;
}

const DUMBBELL_STEP = 2;
const BARBELL_STEP = 2.5;
const KETTLEBELL_STEP = 4;
const PIN_STEP = 5;

/** Usual steps of kettlebells and studio machines; the player is asked for own weights. */
const USUAL_STEPS: Readonly<Partial<Record<Equipment, number>>> = {
  Hanteln: DUMBBELL_STEP,
  Langhantel: BARBELL_STEP,
  Kettlebell: KETTLEBELL_STEP,
  Kabelzugturm: BARBELL_STEP,
};

/** The weights for an exercise: the player's step for dumbbells and barbell, the usual ones for kettlebells and machines. */
export function weightStepsFor(
  equipment: readonly Equipment[],
  { weightStep, heaviestDumbbell }: Pick<TrainingProfile, 'weightStep' | 'heaviestDumbbell'>,
): WeightSteps {
  const isDumbbell = equipment.includes('Hanteln');
  const isOwn = isDumbbell || equipment.includes('Langhantel');
  const usual = equipment.flatMap((item) => USUAL_STEPS[item] ?? [])[0] ?? PIN_STEP;
  return { step: isOwn ? (weightStep ?? usual) : usual, heaviest: isDumbbell ? heaviestDumbbell : null };
}
