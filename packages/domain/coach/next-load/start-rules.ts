import type { TrainingAge } from '../../vocabulary/training-age.ts';
import type { DoneSet, RowTarget } from './exercise-log.ts';
import { MOST_REPS_OF_ESTIMATE, oneRepMax, repsAtWeight, weightForReps } from './one-rep-max.ts';
import { type NextLoadRequest, suggestion } from './situation.ts';
import type { LoadSuggestion } from './suggestion.ts';
import { MUCH_RESERVE } from './weight-rules.ts';
import { boundedWeight, mostAfter, weightAtMost, type WeightSteps } from './weight-steps.ts';

export const RESERVE_AT_START = 2;
/** Beginners with weights stay one repetition further from failure. */
const RESERVE_OF_A_BEGINNER = 3;

/** Repetitions to failure that a weight is to have in the first sessions with an exercise. */
export function repsAtStart({ min, reserve }: RowTarget, trainingAge: TrainingAge | null): number {
  const least = trainingAge === null || trainingAge === 'neu' ? RESERVE_OF_A_BEGINNER : RESERVE_AT_START;
  return min + Math.max(least, reserve ?? 0);
}

/** The first suggestion for an exercise without a log: a calibration. */
export function startLoad(request: NextLoadRequest): LoadSuggestion {
  const { target, steps } = request;
  const { min: amount } = target;
  if (steps === null) return suggestion(request, 'start', { weight: null, amount }, { code: 'first' });
  if (request.progress === 'quality') return suggestion(request, 'start', { weight: null, amount }, { code: 'firstQuality' });
  return suggestion(request, 'calibrate', { weight: null, amount }, { code: 'calibrate' });
}

/** A calibration set ends here at the latest. */
const MOST_REPS_OF_CALIBRATION = 15;
/** '4 or more': the next set has so many more where the next weight is too far. */
const MORE_REPS = 4;

/** A set of an exercise that was never trained before. */
export type CalibrationSet = DoneSet & { readonly weight: number };

/** Whether at least half of the amount can be expected with a weight; who calibrates stops with two left in any case. */
function isWorthATry(weight: number, toFailure: number, next: number, { min }: RowTarget): boolean {
  return repsAtWeight(oneRepMax(weight, toFailure + 1), next) >= min / 2;
}

/** The heaviest real weight within the allowed growth that is worth a try; the set's own if none is. */
function heavierTry(weight: number, toFailure: number, target: RowTarget, steps: WeightSteps): number {
  let next = mostAfter(weight, steps);
  while (next > weight && !isWorthATry(weight, toFailure, next, target)) {
    const below = weightAtMost(next - steps.step, steps, weight);
    // Nothing is lighter than the lightest.
    next = below < next ? below : weight;
  }
  return Math.max(next, weight);
}

/**
 * The set after one of the first session: from set to set it comes closer to the weight that leaves two repetitions (for beginners
 * three), up at most a step or a tenth. Where all that is known is that four or more were left and the next weight is far, it has
 * more repetitions. Without an answer about the reserve, more repetitions than planned were ended with two left, as the advice
 * says; else nothing is known, and the weight stays.
 */
export function afterCalibration(
  { weight, amount, reserve }: CalibrationSet,
  { target, trainingAge, steps }: Pick<NextLoadRequest, 'target' | 'trainingAge'> & { readonly steps: WeightSteps },
): { readonly weight: number; readonly amount: number } {
  const { min, max } = target;
  if (reserve === null && amount <= max) return { weight, amount: min };
  const toFailure = amount + (reserve ?? RESERVE_AT_START);
  const hasMuch = reserve !== null && reserve >= MUCH_RESERVE;
  if (hasMuch || toFailure > MOST_REPS_OF_ESTIMATE) {
    const heavier = heavierTry(weight, toFailure, target, steps);
    if (heavier > weight || !hasMuch) return { weight: heavier, amount: min };
    return { weight, amount: Math.max(min, Math.min(MOST_REPS_OF_CALIBRATION, amount + MORE_REPS)) };
  }
  const wanted = weightForReps(oneRepMax(weight, toFailure), repsAtStart(target, trainingAge));
  return { weight: boundedWeight(wanted + steps.step / 2, weight, steps), amount: min };
}
