import { ADAPT_FROM, painLightOf } from '../complaint.ts';
import { isFalling } from './falling.ts';
import { type LoadRule, lighterLoad, shareOfLoad, type Situation, suggestion } from './situation.ts';

const DAYS_OF_WEEK = 7;
/** Missed weeks before a step back; one costs only the next progress. */
const WEEKS_OF_A_STEP_BACK = 2;
/** Step back per missed week in per cent, and its maximum. */
const PERCENT_A_WEEK = 5;
const MOST_PERCENT = 40;
const DELOAD = { weight: 0.9, sets: 0.6 } as const;
const WITH_PAIN = 0.8;
const AFTER_PAIN = 0.9;
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

/** From pain level 3 on a graded exercise instead, from 6 on none. */
export const substituteForPain: LoadRule = (situation) => {
  const level = painOf(situation);
  const light = painLightOf(level);
  if (light === 'train') return null;
  const less = shareOfLoad(situation, WITH_PAIN);
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

/** The first session without the pain of the last one. */
export const returnAfterPain: LoadRule = (situation) => {
  if ((situation.last.pain ?? 0) < ADAPT_FROM) return null;
  return suggestion(situation.request, 'down', shareOfLoad(situation, AFTER_PAIN), { code: 'afterPain' });
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

/** Three falling sessions: lighter now, in any week. */
export const earlyDeload: LoadRule = (situation) => {
  if (!isFalling(situation.verdicts)) return null;
  const sets = Math.max(1, Math.round(situation.request.target.sets * DELOAD.sets));
  return suggestion(situation.request, 'deload', lighterLoad(situation, DELOAD.weight), { code: 'falling' }, { sets });
};
