import { isOtherRange } from './exercise-log.ts';
import { repsAtWeight, weightForReps } from './one-rep-max.ts';
import { type LoadRule, type Situation, suggestion, wantedReserve } from './situation.ts';
import { repsAtStart, RESERVE_AT_START } from './start-rules.ts';
import { growWithMuchLeft, hasMuchReserve, tooLight } from './weight-rules.ts';
import { boundedWeight, type WeightSteps } from './weight-steps.ts';

/** Repetitions in reserve with which a weight does not sink. */
export const KEEPS_FROM = 3;

/** A weight is rounded up to within this share: where steps are far apart, more repetitions with the lighter one are surer. */
const ROUNDED_UP = 0.04;

/** Repetitions beyond the least that make up for a weight that is not there. */
const MOST_TO_BRIDGE = 4;

/** Sessions of which the strength is taken, and from which a beginner is no longer new to an exercise. */
const SESSIONS_OF_ESTIMATE = 3;

/** The real weight next to a wanted one, at most the allowed growth above the last. */
function nearestWeight(wanted: number, last: number, steps: WeightSteps): number {
  return boundedWeight(wanted + Math.min(steps.step / 2, wanted * ROUNDED_UP), last, steps);
}

/** Mean strength of the last sessions whose reserve was answered below 'four or more': one alone is as good as its day. */
function recentStrength({ verdicts, base }: Situation): number {
  const known = verdicts.slice(0, verdicts.indexOf(base) + 1);
  const from = known.findLastIndex((verdict) => !verdict.counts || verdict.reserve === null || hasMuchReserve(verdict)) + 1;
  const recent = known.slice(Math.max(from, known.length - SESSIONS_OF_ESTIMATE));
  return recent.length === 0 ? base.strength : recent.reduce((sum, { strength }) => sum + strength, 0) / recent.length;
}

/** Repetitions to keep in reserve with a converted weight. */
function reserveAfterChange({ request: { target, trainingAge }, base, verdicts }: Situation): number {
  // With an unknown reserve the completed repetitions count as the strength.
  if (base.reserve === null) return 1;
  return verdicts.length < SESSIONS_OF_ESTIMATE ? repsAtStart(target, trainingAge) - target.min : wantedReserve(target);
}

/**
 * Another range than last time: the weight follows the estimated maximum, rounded towards it, upwards by at most a step or a
 * tenth. It never sinks while three repetitions were left and the new range can be expected with it. Where it is too light for the
 * range and the next one too heavy, it is done more often.
 */
export const newRange: LoadRule = (situation) => {
  const { request, base, last } = situation;
  const { target, steps, metric } = request;
  if (!isOtherRange(base.asked, target) || metric !== 'weight_reps' || steps === null || base.weight === null || last.weight === null)
    return null;
  const { min, max } = target;
  if (hasMuchReserve(base)) return growWithMuchLeft({ situation, weight: last.weight, steps });
  const reserve = reserveAfterChange(situation);
  const isKept =
    (base.reserve ?? 0) >= KEEPS_FROM && repsAtWeight(base.strength, base.weight) >= min + wantedReserve(target) - RESERVE_AT_START;
  const strength = recentStrength(situation);
  const wanted = nearestWeight(weightForReps(strength, min + reserve), last.weight, steps);
  const weight = isKept ? Math.max(wanted, Math.min(base.weight, last.weight)) : wanted;
  const possible = base.reserve === null ? min : Math.floor(repsAtWeight(strength, weight)) - reserve;
  const kind = weight > last.weight ? 'up' : 'hold';
  if (possible <= max) return suggestion(request, kind, { weight, amount: min }, { code: 'newRange', min, max });
  const amount = Math.min(possible, min + MOST_TO_BRIDGE);
  return suggestion(request, kind, { weight, amount }, tooLight(weight, amount, steps));
};
