import { ADAPT_FROM, painLightOf } from '../complaint.ts';
import { isOtherRange } from './exercise-log.ts';
import { isFalling } from './falling.ts';
import { beforePain, wasPainful } from './pain-episode.ts';
import { boundedAmount, type LoadRule, lighterLoad, shareOfLoad, type Situation, suggestion, wantedReserve } from './situation.ts';
import { weightForReps } from './one-rep-max.ts';
import type { Verdict } from './verdict.ts';
import { boundedWeight } from './weight-steps.ts';

const DAYS_OF_WEEK = 7;
/** Missed weeks before a step back; one costs only the next progress. */
const WEEKS_OF_A_STEP_BACK = 2;
/** Step back per missed week in per cent, and its maximum. */
const PERCENT_A_WEEK = 5;
const MOST_PERCENT = 40;
const DELOAD = { weight: 0.9, sets: 0.6 } as const;
const WITH_PAIN = 0.8;
const AFTER_PAIN = 0.9;
const AFTER_PAIN_PERCENT = 10;
/** Largest step on the way back, as a share of the last painless load. */
const STEP_BACK = 0.1;
const WHOLE = 100;

/** Whole missed weeks. */
export function missedWeeksOf(missedDays: number): number {
  return Math.floor(missedDays / DAYS_OF_WEEK);
}

/**
 * Reduction in per cent after missed weeks: 5 for each from the second on, so 10 after two, at most 40. Strength stays for about
 * three weeks (McMaster et al. 2013, Sports Med 43:367–384; from memory); muscle and tendon must get used to the load again, so
 * the reduction is slightly larger than the loss of strength.
 */
export function percentOffAfter(weeks: number): number {
  return weeks < WEEKS_OF_A_STEP_BACK ? 0 : Math.min(MOST_PERCENT, weeks * PERCENT_A_WEEK);
}

function painOf({ request, last }: Situation): number {
  return request.painNow ?? last.pain ?? 0;
}

/** The situation with the last painless load as its base: one reduction an episode, however many sessions hurt. */
function fromPainless(situation: Situation): Situation {
  const { verdicts, request, base } = situation;
  const sameRange = verdicts.findLast(({ asked, counts }) => counts && !isOtherRange(asked, request.target));
  return { ...situation, base: beforePain(situation) ?? sameRange ?? base };
}

/** The share of the last painless load; while it hurts never more than last time. */
function loadInPain(situation: Situation): { weight: number | null; amount: number } {
  const { last } = situation;
  const { weight, amount } = shareOfLoad(fromPainless(situation), WITH_PAIN);
  if (!wasPainful(last)) return { weight, amount };
  return weight === null ? { weight, amount: Math.min(amount, last.lowest) } : { weight: Math.min(weight, last.weight ?? weight), amount };
}

/** From pain level 3 on a graded exercise instead, from 6 on none. */
export const substituteForPain: LoadRule = (situation) => {
  const level = painOf(situation);
  const light = painLightOf(level);
  if (light === 'train') return null;
  const less = loadInPain(situation);
  if (light === 'stop') return suggestion(situation.request, 'stop', less, { code: 'stopPain', level });
  const [easier] = situation.request.rungs.easier;
  if (easier === undefined) return suggestion(situation.request, 'down', less, { code: 'painWithoutEasier', level });
  return suggestion(situation.request, 'substitute', less, { code: 'pain', level }, { instead: easier });
};

/** After two missed weeks or more: the longer the break, the lighter. */
export const returnAfterBreak: LoadRule = (situation) => {
  const weeks = missedWeeksOf(situation.request.missedDays);
  const percent = percentOffAfter(weeks);
  if (percent === 0) return null;
  return suggestion(situation.request, 'down', shareOfLoad(situation, 1 - percent / WHOLE), { code: 'missedWeeks', weeks, percent });
};

/** The first session without the pain of the last one, or of the time since: the exercise may have been replaced meanwhile. */
export const returnAfterPain: LoadRule = (situation) => {
  const { request, last } = situation;
  if (Math.max(last.pain ?? 0, request.painSince ?? 0) < ADAPT_FROM) return null;
  const painless = fromPainless(situation);
  const less = shareOfLoad(painless, AFTER_PAIN);
  const percent =
    less.weight === null || painless.base.weight === null ? AFTER_PAIN_PERCENT : (1 - less.weight / painless.base.weight) * WHOLE;
  return suggestion(request, 'down', less, { code: 'afterPain', percent: Math.max(0, Math.round(percent)) });
};

/** On the way back to the last painless load: a tenth of it at a time, until it is reached or a session was too hard. */
export const backAfterPain: LoadRule = (situation) => {
  const { request, last } = situation;
  const { steps, target, metric } = request;
  const before = beforePain(situation);
  if (before === null) return null;
  if (steps === null || before.weight === null || last.weight === null) {
    const amount = boundedAmount(Math.min(before.lowest, last.lowest + Math.ceil(before.lowest * STEP_BACK)), last.lowest, metric);
    return suggestion(request, 'more', { weight: null, amount }, { code: 'backAfterPain', goal: before.lowest });
  }
  const weight = boundedWeight(Math.min(before.weight, last.weight + before.weight * STEP_BACK), last.weight, steps);
  // The next weight is further away than a tenth: progress by repetitions gets there.
  if (weight <= last.weight) return null;
  return suggestion(request, 'up', { weight, amount: target.min }, { code: 'backAfterPain', goal: before.weight });
};

/** Lighter after a week with complaints: once, then unchanged until the next answers. */
export const careAfterWeek: LoadRule = (situation) => {
  const { request, last } = situation;
  const { health, target } = request;
  if (health === null || health.weightFactor >= 1) return null;
  if (health.isTakenOff) {
    const asLast = last.weight === null ? { weight: null, amount: last.lowest } : { weight: last.weight, amount: target.min };
    return suggestion(request, 'hold', asLast, { code: 'healthHold' });
  }
  const percent = Math.round((1 - health.weightFactor) * WHOLE);
  return suggestion(request, 'down', shareOfLoad(situation, health.weightFactor), { code: 'health', percent });
};

/** The plan's lighter week: fewer sets with the same weight, slightly less weight if it was too hard (Bosquet et al. 2007). */
export const lightWeek: LoadRule = (situation) => {
  const { request, base } = situation;
  if (!request.target.light) return null;
  return suggestion(request, 'deload', lighterLoad(situation, base.isHard ? DELOAD.weight : 1), { code: 'lightWeek' });
};

/** The share of a session's weight that leaves the wanted reserve by what was possible in it, at least nine tenths. */
function shareLeft({ request: { target } }: Situation, { weight, strength }: Verdict): number {
  if (weight === null) return DELOAD.weight;
  return Math.min(1, Math.max(DELOAD.weight, weightForReps(strength, target.min + wantedReserve(target)) / weight));
}

/** Three falling sessions: lighter now, in any week. */
export const earlyDeload: LoadRule = (situation) => {
  if (!isFalling(situation.verdicts)) return null;
  const { request, base } = situation;
  const sets = Math.max(1, Math.round(request.target.sets * DELOAD.sets));
  return suggestion(request, 'deload', lighterLoad(situation, shareLeft(situation, base)), { code: 'falling' }, { sets });
};
