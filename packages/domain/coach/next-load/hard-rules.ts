import { type LoadRule, shareOfLoad, type Situation, suggestion } from './situation.ts';
import type { LoadReason } from './suggestion.ts';

const LESS = 0.9;
const LESS_PERCENT = 10;

/** Whether the previous session was also too hard, with at most the same weight. */
function wasHardBefore({ verdicts, last }: Situation): boolean {
  const before = verdicts.at(-2);
  return before !== undefined && before.counts && before.isHard && (before.weight ?? 0) <= (last.weight ?? 0);
}

/** A tenth less; if nothing is less, an easier exercise or the amount that was possible. */
function lighter(situation: Situation, reason: LoadReason) {
  const { request, last } = situation;
  const less = shareOfLoad(situation, LESS);
  if (less.weight !== null && less.weight < (last.weight ?? 0)) return suggestion(request, 'down', less, reason);
  const [easier] = request.rungs.easier;
  if (easier !== undefined)
    return suggestion(request, 'easier', { ...less, amount: request.target.min }, { code: 'easier' }, { instead: easier });
  return suggestion(request, 'down', { weight: less.weight, amount: Math.max(1, last.lowest) }, reason);
}

/** Target missed, or nothing in reserve: after once the load stays, after twice or a large miss it falls by a tenth. */
export const easeWhenHard: LoadRule = (situation) => {
  const { request, last } = situation;
  const { min: asked } = last.asked;
  const missed = { amount: last.lowest, asked };
  if (last.isFarOff) return lighter(situation, { code: 'farOff', ...missed });
  if (!last.isHard) return null;
  if (wasHardBefore(situation)) return lighter(situation, { code: 'hardTwice', percent: LESS_PERCENT });
  const amount = last.weight === null ? last.lowest : request.target.min;
  return suggestion(
    request,
    'hold',
    { weight: last.weight, amount },
    last.lowest < asked ? { code: 'missed', ...missed } : { code: 'noReserve' },
  );
};
