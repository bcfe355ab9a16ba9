import { repsAtWeight, weightForReps } from './one-rep-max.ts';
import { type LoadRule, shareOfLoad, type Situation, suggestion, wantedReserve } from './situation.ts';
import type { LoadReason, LoadSuggestion } from './suggestion.ts';
import { weightAtMost } from './weight-steps.ts';

const LESS = 0.9;
/** The largest step back at once, as a share of the weight. */
const LEAST = 0.75;
/** Fewest repetitions that stand for the planned ones, as a share. */
const FEWEST = 0.7;
const WHOLE = 100;

/** Whether the previous session was also too hard, with at most the same weight. */
function wasHardBefore({ verdicts, last }: Situation): boolean {
  const before = verdicts.at(-2);
  return before !== undefined && before.counts && before.isHard && (before.weight ?? 0) <= (last.weight ?? 0);
}

/** The last session before the hard ones in a row, where it was lighter and left enough: a weight that is known to go. */
function knownToGo({ verdicts, last, request }: Situation): number {
  const before = verdicts.findLast(({ isHard }) => !isHard);
  const isLighter = (before?.weight ?? Infinity) < (last.weight ?? 0);
  return isLighter && before?.counts === true && (before.reserve ?? 0) >= wantedReserve(request.target) ? (before.weight ?? 0) : 0;
}

/**
 * The load that the last hard sets leave room for: the estimate rounded to the nearest real weight, at most a quarter less, and no
 * less than what went well right before; a tenth less without a weight.
 */
function eased(situation: Situation): { weight: number | null; amount: number } {
  const { request, last } = situation;
  const { steps, target } = request;
  if (steps === null || last.weight === null) return shareOfLoad(situation, LESS);
  const wanted = weightForReps(last.strength, target.min + wantedReserve(target));
  const nearest = weightAtMost(Math.max(wanted, last.weight * LEAST) + steps.step / 2, steps, last.weight);
  const below = weightAtMost(last.weight - steps.step, steps, last.weight);
  return { weight: Math.min(Math.max(nearest, knownToGo(situation)), below), amount: target.min };
}

/** The strength of the last two sessions, both hard. */
function strengthOfTwo({ verdicts, last }: Situation): number {
  return ((verdicts.at(-2)?.strength ?? last.strength) + last.strength) / 2;
}

/** Fewer repetitions with the same weight where the next lighter one is further from what was possible; null: lighter then. */
function fewerReps(situation: Situation): LoadSuggestion | null {
  const { request, last } = situation;
  const { steps, target } = request;
  if (steps === null || last.weight === null) return null;
  const below = weightAtMost(last.weight - steps.step, steps, last.weight);
  const strength = strengthOfTwo(situation);
  const wanted = weightForReps(strength, target.min + wantedReserve(target));
  if (below >= last.weight || wanted < (below + last.weight) / 2) return null;
  const possible = Math.floor(repsAtWeight(strength, last.weight)) - wantedReserve(target);
  const amount = Math.min(target.min - 1, Math.max(Math.ceil(target.min * FEWEST), possible));
  if (amount < 1) return null;
  const change = below - last.weight;
  const percent = Math.round((-change / last.weight) * WHOLE);
  return suggestion(request, 'hold', { weight: last.weight, amount }, { code: 'stepTooBig', change, percent, amount });
}

/** Less weight; if nothing is less, an easier exercise or the amount that was possible. */
function lighter(situation: Situation, code: 'farOff' | 'hardTwice'): LoadSuggestion {
  const { request, last } = situation;
  const less = eased(situation);
  const percent = less.weight === null || last.weight === null ? (1 - LESS) * WHOLE : Math.max(0, (1 - less.weight / last.weight) * WHOLE);
  const reason: LoadReason =
    code === 'farOff' ? { code, amount: last.lowest, asked: last.asked.min } : { code, percent: Math.round(percent) };
  if (less.weight !== null && less.weight < (last.weight ?? 0)) return suggestion(request, 'down', less, reason);
  const [easier] = request.rungs.easier;
  if (easier !== undefined)
    return suggestion(request, 'easier', { ...less, amount: request.target.min }, { code: 'easier' }, { instead: easier });
  return suggestion(request, 'down', { weight: less.weight, amount: Math.max(1, last.lowest) }, reason);
}

/** Target missed, or nothing in reserve: after once the load stays, after twice or a large miss it falls to what the sets left room for. */
export const easeWhenHard: LoadRule = (situation) => {
  const { request, last } = situation;
  const { min: asked } = last.asked;
  if (last.isFarOff) return lighter(situation, 'farOff');
  if (!last.isHard) return null;
  if (wasHardBefore(situation)) return fewerReps(situation) ?? lighter(situation, 'hardTwice');
  const left = Math.min(last.lowest, last.capacity - wantedReserve(request.target));
  const amount = last.weight === null ? last.lowest : Math.max(request.target.min, left);
  return suggestion(
    request,
    'hold',
    { weight: last.weight, amount },
    last.lowest < asked ? { code: 'missed', amount: last.lowest, asked } : { code: 'noReserve' },
  );
};
