import type { TrainingAge } from '../../vocabulary/training-age.ts';
import { type DoneSet, isOtherRange, type RowTarget } from './exercise-log.ts';
import { MOST_REPS_OF_ESTIMATE, oneRepMax, repsAtWeight, weightForReps } from './one-rep-max.ts';
import { type LoadRule, type NextLoadRequest, suggestion, wantedReserve } from './situation.ts';
import type { LoadSuggestion } from './suggestion.ts';
import { growWithMuchLeft, hasMuchReserve } from './weight-rules.ts';
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
  if (request.progress === 'quality') return suggestion(request, 'start', { weight: null, amount }, { code: 'firstQuality' });
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

/** Repetitions in reserve with which a weight does not sink. */
export const KEEPS_FROM = 3;

/** The real weight next to a wanted one, at most the allowed growth above the last. */
function nearestWeight(wanted: number, last: number, steps: WeightSteps): number {
  return boundedWeight(wanted + steps.step / 2, last, steps);
}

/**
 * Another range than last time: the weight follows the estimated maximum, rounded towards it, upwards by at most a step or a
 * tenth. It never sinks while three repetitions were left and the new range can be expected with it.
 */
export const newRange: LoadRule = (situation) => {
  const { request, base, last } = situation;
  const { target, steps, metric, trainingAge } = request;
  if (!isOtherRange(base.asked, target) || metric !== 'weight_reps' || steps === null || base.weight === null || last.weight === null)
    return null;
  const { min, max } = target;
  const reason = { code: 'newRange', min, max } as const;
  if (hasMuchReserve(base)) return growWithMuchLeft({ situation, weight: last.weight, steps });
  // With an unknown reserve the completed repetitions count as the strength.
  const reps = base.reserve === null ? min + 1 : repsAtStart(target, trainingAge);
  const isKept =
    (base.reserve ?? 0) >= KEEPS_FROM && repsAtWeight(base.strength, base.weight) >= min + wantedReserve(target) - RESERVE_AT_START;
  const wanted = nearestWeight(weightForReps(base.strength, reps), last.weight, steps);
  const weight = isKept ? Math.max(wanted, Math.min(base.weight, last.weight)) : wanted;
  return suggestion(request, weight > last.weight ? 'up' : 'hold', { weight, amount: min }, reason);
};
