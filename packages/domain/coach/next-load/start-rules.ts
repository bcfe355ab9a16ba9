import type { TrainingAge } from '../../vocabulary/training-age.ts';
import { type DoneSet, isOtherRange, type RowTarget } from './exercise-log.ts';
import { MOST_REPS_OF_ESTIMATE, oneRepMax, weightForReps } from './one-rep-max.ts';
import { type LoadRule, type NextLoadRequest, suggestion } from './situation.ts';
import type { LoadSuggestion } from './suggestion.ts';
import { boundedWeight, mostAfter, type WeightSteps } from './weight-steps.ts';

const RESERVE_AT_START = 2;
/** Beginners with weights stay one repetition further from failure. */
const RESERVE_OF_A_BEGINNER = 3;

function repsAtStart({ min, reserve }: RowTarget, trainingAge: TrainingAge | null): number {
  const least = trainingAge === null || trainingAge === 'neu' ? RESERVE_OF_A_BEGINNER : RESERVE_AT_START;
  return min + Math.max(least, reserve ?? 0);
}

/** The first suggestion for an exercise without a log: a calibration. */
export function startLoad(request: NextLoadRequest): LoadSuggestion {
  const { target, steps } = request;
  const { min: amount } = target;
  if (steps === null) return suggestion(request, 'start', { weight: null, amount }, { code: 'first' });
  return suggestion(request, 'calibrate', { weight: null, amount }, { code: 'calibrate' });
}

/**
 * The working weight after a calibration set: as many clean repetitions as leave two in reserve, at most 15. At most one step or
 * a tenth above the set's weight, so a far too light set is repeated with the result.
 */
export function weightAfterCalibration(
  { weight, amount, reserve }: DoneSet & { readonly weight: number },
  { target, trainingAge, steps }: Pick<NextLoadRequest, 'target' | 'trainingAge'> & { readonly steps: WeightSteps },
): number {
  const toFailure = amount + (reserve ?? RESERVE_AT_START);
  if (toFailure > MOST_REPS_OF_ESTIMATE) return mostAfter(weight, steps);
  return boundedWeight(weightForReps(oneRepMax(weight, toFailure), repsAtStart(target, trainingAge)), weight, steps);
}

/** A block with another range: the weight follows the estimated maximum, upwards by at most a step or a tenth. */
export const newRange: LoadRule = ({ request, base, last }) => {
  const { target, steps, metric, trainingAge } = request;
  if (!isOtherRange(base.asked, target) || metric !== 'weight_reps' || steps === null || base.weight === null || last.weight === null)
    return null;
  const { min, max } = target;
  // With an unknown reserve the completed repetitions count as the strength.
  const reps = base.reserve === null ? min + 1 : repsAtStart(target, trainingAge);
  const wanted = weightForReps(base.strength, reps);
  const weight = boundedWeight(wanted, last.weight, steps);
  return suggestion(request, weight > last.weight ? 'up' : 'hold', { weight, amount: min }, { code: 'newRange', min, max });
};
