import { weightForReps } from './one-rep-max.ts';
import { type LoadRule, shareOfLoad, type Situation, suggestion, wantedReserve } from './situation.ts';
import type { LoadReason, LoadSuggestion } from './suggestion.ts';
import { weightAtMost } from './weight-steps.ts';

const LESS = 0.9;
/** The largest step back at once, as a share of the weight. */
const LEAST = 0.75;
const WHOLE = 100;

/** Whether the previous session was also too hard, with at most the same weight. */
function wasHardBefore({ verdicts, last }: Situation): boolean {
  const before = verdicts.at(-2);
  return before !== undefined && before.counts && before.isHard && (before.weight ?? 0) <= (last.weight ?? 0);
}

/**
 * The load that the last sets leave room for: the estimate rounded to the nearest real weight, at least one step less, at most a
 * quarter less; a tenth less without a weight.
 */
function eased(situation: Situation): { weight: number | null; amount: number } {
  const { request, last } = situation;
  const { steps, target } = request;
  if (steps === null || last.weight === null) return shareOfLoad(situation, LESS);
  const wanted = weightForReps(last.strength, target.min + wantedReserve(target));
  const nearest = weightAtMost(Math.max(wanted, last.weight * LEAST) + steps.step / 2, steps, last.weight);
  const below = weightAtMost(last.weight - steps.step, steps, last.weight);
  return { weight: Math.min(nearest, below), amount: target.min };
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
  if (wasHardBefore(situation)) return lighter(situation, 'hardTwice');
  const amount = last.weight === null ? last.lowest : request.target.min;
  return suggestion(
    request,
    'hold',
    { weight: last.weight, amount },
    last.lowest < asked ? { code: 'missed', amount: last.lowest, asked } : { code: 'noReserve' },
  );
};
