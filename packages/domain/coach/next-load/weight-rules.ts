import type { Verdict } from './verdict.ts';
import { oneRepMax, repsAtWeight } from './one-rep-max.ts';
import { isReady, isTwiceAtTop } from './ready-for-more.ts';
import { type LoadRule, type Situation, suggestion, wantedReserve } from './situation.ts';
import type { LoadReason, LoadSuggestion } from './suggestion.ts';
import { MOST_GROWTH, nextWeight, weightAtMost, type WeightSteps } from './weight-steps.ts';

/** Fine steps are combined up to this growth; with a large reserve up to the maximum growth. */
const USUAL_GROWTH = 0.05;
/** '4 or more' in every set: a large reserve, likely one more than answered. */
export const MUCH_RESERVE = 4;
const MOST_REPS = 20;
const MOST_MORE_THAN_SAID = 3;
/** Repetitions added at once where '4 or more' are left and the next weight is too far: the player stops with two left. */
const MUCH_MORE = 4;
/** Repetitions that a weight must be expected to leave. */
const LEAST_RESERVE = 1;
const SESSIONS_OF_MEMORY = 6;
const WHOLE = 100;

interface Weighted {
  readonly situation: Situation;
  readonly weight: number;
  readonly steps: WeightSteps;
}

/** Whether all sets left four repetitions or more: the strength is at least this, and unknown above it. */
export function hasMuchReserve({ reserve }: Verdict): boolean {
  return reserve !== null && reserve >= MUCH_RESERVE;
}

/**
 * Repetitions that are expected beyond the four of '4 or more': one a session in a row that said so, at most three. Each was
 * done with a grown load, so that the true reserve must have been larger.
 */
function moreThanSaid({ verdicts }: Situation): number {
  const inARow = verdicts.length - 1 - verdicts.findLastIndex((verdict) => !hasMuchReserve(verdict));
  return Math.min(MOST_MORE_THAN_SAID, inARow);
}

/** Whether the least amount can be expected with a weight, with one repetition in reserve if the reserve is known. */
function isLiftable({ situation, weight }: Weighted, next: number, reserve = LEAST_RESERVE): boolean {
  const { last, request } = situation;
  // Asking for the same again for ever would show no more.
  if (last.lowest >= MOST_REPS && hasMuchReserve(last)) return true;
  const max = oneRepMax(weight, last.capacity + moreThanSaid(situation));
  const spare = last.reserve === null ? 0 : reserve;
  return repsAtWeight(max, next) >= request.target.min + spare;
}

/** The lightest weight that was recently too hard; Infinity: none. */
function tooHeavyLately({ verdicts }: Situation): number {
  const hard = verdicts.slice(-SESSIONS_OF_MEMORY).filter(({ counts, isHard }) => counts && isHard);
  return Math.min(...hard.map(({ weight }) => weight ?? Infinity));
}

/** The heaviest liftable weight within the allowed growth, below `limit`; else the next weight. */
function grownWeight(weighted: Weighted, next: number, limit: number, reserve: number): number {
  const { situation, weight, steps } = weighted;
  const isFree = tooHeavyLately(situation) === Infinity;
  const growth = isFree && hasMuchReserve(situation.last) ? MOST_GROWTH : USUAL_GROWTH;
  let grown = weightAtMost(weight * (1 + growth), steps, weight);
  while (grown > next && (grown >= limit || !isLiftable(weighted, grown, reserve))) grown = weightAtMost(grown - steps.step, steps, weight);
  return Math.max(next, grown);
}

function sameWeight({ situation, weight }: Weighted, amount: number, reason: LoadReason): LoadSuggestion {
  const kind = amount > situation.last.lowest ? 'more' : 'hold';
  return suggestion(situation.request, kind, { weight, amount }, reason);
}

/** The reason for more repetitions than the range has: the next weight is too far, or there is none. */
export function tooLight(weight: number, amount: number, steps: WeightSteps): LoadReason {
  const next = nextWeight(weight, steps);
  if (next === null) return { code: 'heaviest', weight, amount };
  return { code: 'stepTooBig', change: next - weight, percent: Math.round(((next - weight) / weight) * WHOLE), amount };
}

/** More repetitions with the same weight: four where '4 or more' are left, else one, as long as that leaves the wanted reserve. */
function moreReps({ last, request }: Situation): number {
  if (hasMuchReserve(last)) return Math.max(last.lowest, request.target.min) + MUCH_MORE;
  return last.reserve === null ? last.lowest + 1 : Math.min(last.lowest + 1, last.capacity - wantedReserve(request.target));
}

/** More repetitions if no more weight is possible: beyond the range, at most 20. */
function beyondRange(weighted: Weighted, next: number | null): LoadSuggestion {
  const { situation, weight, steps } = weighted;
  const hasMuch = hasMuchReserve(situation.last);
  const amount = Math.max(situation.request.target.min, Math.min(MOST_REPS, moreReps(situation)));
  const [harder] = situation.request.rungs.harder;
  if (situation.last.lowest >= MOST_REPS && harder !== undefined) {
    const { min } = situation.request.target;
    return suggestion(
      situation.request,
      'harder',
      { weight: null, amount: min },
      { code: 'harder', amount: situation.last.lowest },
      { instead: harder },
    );
  }
  if (next !== null && hasMuch) return sameWeight(weighted, amount, { code: 'muchLeft', change: next - weight, amount });
  return sameWeight(weighted, amount, tooLight(weight, amount, steps));
}

function grow(weighted: Weighted): LoadSuggestion {
  const { situation, weight, steps } = weighted;
  const { last, request } = situation;
  const next = nextWeight(weight, steps);
  if (next === null || !isLiftable(weighted, next)) return beyondRange(weighted, next);
  const limit = isTwiceAtTop(situation) ? Infinity : tooHeavyLately(situation);
  if (next >= limit) {
    return sameWeight(weighted, Math.min(last.lowest, request.target.max), { code: 'tooHeavyLately' });
  }
  const grown = grownWeight(weighted, next, limit, wantedReserve(request.target));
  const change = grown - weight;
  const { sets, lowest: amount, reserve } = last;
  const reason: LoadReason =
    reserve === null ? { code: 'topTwice', amount, change } : { code: 'topWithReserve', sets, amount, reserve, change };
  return suggestion(request, 'up', { weight: grown, amount: request.target.min }, reason);
}

/**
 * Another range after a session that left four or more in all sets: the heaviest weight that even then can be lifted, within the
 * allowed growth; where the next one is too far, more repetitions with this one.
 */
export function growWithMuchLeft(weighted: Weighted): LoadSuggestion {
  const { situation, weight, steps } = weighted;
  const { min, max } = situation.request.target;
  const next = nextWeight(weight, steps);
  if (next === null || !isLiftable(weighted, next)) return beyondRange(weighted, next);
  const grown = grownWeight(weighted, next, tooHeavyLately(situation), LEAST_RESERVE);
  return suggestion(situation.request, 'up', { weight: grown, amount: min }, { code: 'newRange', min, max });
}

/** The amount that leaves the wanted reserve; one more than last time with an unknown reserve. */
function nextAmount({ last, request }: Situation): number {
  return last.reserve === null ? last.lowest + 1 : Math.max(last.lowest, last.capacity - wantedReserve(request.target));
}

function withinRange(weighted: Weighted): LoadSuggestion {
  const { last, request } = weighted.situation;
  const { min, max } = request.target;
  const { sets: asked } = last.asked;
  const here = Math.max(min, Math.min(max, last.lowest));
  if (last.sets < asked) return sameWeight(weighted, here, { code: 'fewerSets', done: last.sets, asked });
  if (last.lowest >= max) return sameWeight(weighted, here, last.reserve === null ? { code: 'once', amount: max } : { code: 'keep' });
  const amount = Math.max(min, Math.min(max, nextAmount(weighted.situation)));
  return amount > last.lowest ? sameWeight(weighted, amount, { code: 'oneMore', amount }) : sameWeight(weighted, here, { code: 'keep' });
}

/** Double progression of a weight: first the repetitions of the range, then the next weight. */
export const progressWeight: LoadRule = (situation) => {
  const { steps, missedDays, target } = situation.request;
  const { weight } = situation.last;
  if (steps === null || weight === null) return null;
  const weighted = { situation, weight, steps };
  if (missedDays >= 7) return sameWeight(weighted, target.min, { code: 'missedWeek' });
  return isReady(situation) ? grow(weighted) : withinRange(weighted);
};
