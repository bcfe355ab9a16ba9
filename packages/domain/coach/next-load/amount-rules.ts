import { SLOW_LOWERING_SECONDS } from '../../exercise/tempo.ts';
import { amountStep } from './exercise-log.ts';
import { isReady } from './ready-for-more.ts';
import { boundedAmount, type LoadRule, type Situation, suggestion } from './situation.ts';
import type { LoadReason, LoadSuggestion } from './suggestion.ts';

/** At the top of its ladder an exercise grows to this multiple of its range, then its repetitions become slower. */
const MOST_OF_RANGE = 2;

function amountOnly({ request, last }: Situation, amount: number, reason: LoadReason): LoadSuggestion {
  return suggestion(request, amount > last.lowest ? 'more' : 'hold', { weight: null, amount }, reason);
}

/** Whether the tempo says in how many seconds to lower, and that is not slow yet. */
function canSlow(lowering: number | null | undefined): boolean {
  return (lowering ?? SLOW_LOWERING_SECONDS) < SLOW_LOWERING_SECONDS;
}

/** The plan lowers slowly now, and did not when it was last trained: the repetitions start again. */
export const startSlower: LoadRule = ({ request, last }) => {
  const { target, metric } = request;
  const seconds = target.lowering ?? null;
  if (metric !== 'reps' || seconds === null || canSlow(seconds) || !canSlow(last.asked.lowering)) return null;
  return suggestion(request, 'start', { weight: null, amount: target.min }, { code: 'nowSlower', seconds, amount: target.min });
};

function beyondRange(situation: Situation): LoadSuggestion {
  const { request, last } = situation;
  const { min, max } = request.target;
  const [harder] = request.rungs.harder;
  if (harder !== undefined) {
    return suggestion(request, 'harder', { weight: null, amount: min }, { code: 'harder', amount: last.lowest }, { instead: harder });
  }
  const more = boundedAmount(last.lowest + amountStep(request.metric), last.lowest, request.metric);
  const amount = Math.max(last.lowest, Math.min(max * MOST_OF_RANGE, more));
  if (amount === last.lowest && request.metric === 'reps')
    return amountOnly(situation, amount, canSlow(request.target.lowering) ? { code: 'slower' } : { code: 'keep' });
  return amountOnly(situation, amount, { code: 'topOfLadder', amount });
}

/** Quality work keeps the plan's amount and the last weight: it becomes better, not more. */
export function keepQuality({ request, last }: Situation): LoadSuggestion {
  const weight = request.steps === null ? null : last.weight;
  return suggestion(request, 'hold', { weight, amount: request.target.min }, { code: 'quality', aim: request.aim ?? null });
}

/** Progress without a weight: first the amounts of the range, then the harder exercise, or larger amounts if there is none. */
export function progressAmount(situation: Situation): LoadSuggestion {
  const { request, last } = situation;
  const { max } = request.target;
  const { sets: asked } = last.asked;
  if (request.missedDays >= 7) return amountOnly(situation, last.lowest, { code: 'missedWeek' });
  if (isReady(situation)) return beyondRange(situation);
  if (last.sets < asked) return amountOnly(situation, last.lowest, { code: 'fewerSets', done: last.sets, asked });
  if (last.lowest >= max)
    return amountOnly(situation, last.lowest, last.reserve === null ? { code: 'once', amount: last.lowest } : { code: 'keep' });
  if (last.reserve === 0) return amountOnly(situation, last.lowest, { code: 'keep' });
  const amount = Math.min(max, last.lowest + amountStep(request.metric));
  return amountOnly(situation, amount, { code: 'oneMore', amount });
}
