import { keepQuality, progressAmount, startSlower } from './amount-rules.ts';
import { easeWhenHard } from './hard-rules.ts';
import { KEEPS_FROM, newRange } from './range-rules.ts';
import { resumeAfterLighter } from './resume-rules.ts';
import {
  backAfterPain,
  careAfterWeek,
  earlyDeload,
  lightWeek,
  returnAfterBreak,
  returnAfterPain,
  substituteForPain,
} from './setback-rules.ts';
import { isOtherRange } from './exercise-log.ts';
import { type LoadRule, type NextLoadRequest, type Situation, situationOf, wantedReserve } from './situation.ts';
import { startLoad } from './start-rules.ts';
import type { LoadSuggestion } from './suggestion.ts';
import { hasMuchReserve, progressWeight } from './weight-rules.ts';
import { weightAtMost } from './weight-steps.ts';

/** Health first, then breaks, lighter weeks and new blocks. */
const SETBACKS: readonly LoadRule[] = [
  substituteForPain,
  startSlower,
  returnAfterBreak,
  returnAfterPain,
  lightWeek,
  careAfterWeek,
  earlyDeload,
  backAfterPain,
];

/** Quality work neither falls by reserve nor climbs back by it. */
const QUALITY_SETBACKS: readonly LoadRule[] = [substituteForPain, returnAfterBreak, returnAfterPain, lightWeek, careAfterWeek];

function firstAnswer(rules: readonly LoadRule[], situation: Situation): LoadSuggestion | null {
  for (const rule of rules) {
    const answer = rule(situation);
    if (answer !== null) return answer;
  }
  return null;
}

/** Too hard sessions first, then progress. */
function progress(situation: Situation): LoadSuggestion {
  return firstAnswer([easeWhenHard, progressWeight], situation) ?? progressAmount(situation);
}

/** Sessions searched for one of the same range: three weeks of an exercise that is trained twice a week. */
const SESSIONS_OF_A_RANGE = 6;

/**
 * The sessions of the current target's range when the last one had another range: an exercise that is heavy on Monday and easy on
 * Friday continues from the last heavy one. Converting between ranges each time would round the load lower and lower.
 */
function ofSameRange({ request, last }: Situation): Situation | null {
  const { target, log } = request;
  if (!isOtherRange(last.asked, target)) return null;
  const same = log.slice(-SESSIONS_OF_A_RANGE).filter(({ asked }) => asked !== null && !isOtherRange(asked, target));
  return situationOf({ ...request, log: same });
}

/**
 * The load that the last session of the range earned. Where that one was too light, or the sessions since left much in reserve,
 * they may have shown more: a wave comes back to a range after weeks.
 */
function atLeastAsShown(situation: Situation, same: Situation, earned: LoadSuggestion): LoadSuggestion {
  const { last } = situation;
  if (earned.instead !== null || earned.weight === null || !last.counts) return earned;
  const shown = newRange(situation);
  if (shown === null || shown.weight === null) return earned;
  // It was too hard then, and it is no lighter than that now.
  if (shown.weight < earned.weight) return same.last.isHard && earned.kind === 'hold' ? shown : earned;
  // The same weight has been done more often since.
  if (shown.weight === earned.weight) return hasMuchReserve(last) && shown.amount > earned.amount ? shown : earned;
  const wasTooLight = (same.last.reserve ?? 0) > wantedReserve(same.last.asked);
  const isKept = (last.reserve ?? 0) >= KEEPS_FROM && shown.weight >= (last.weight ?? 0);
  return wasTooLight || isKept ? shown : earned;
}

/** Reasons to lift the same weight again, which is not the same where it cannot be loaded. */
const SAME_AGAIN = ['keep', 'once', 'fewerSets', 'tooHeavyLately', 'missed', 'noReserve', 'quality'];

/** A suggestion whose weight there is: one of the log may have been lifted in another hall. */
function withRealWeight({ steps }: NextLoadRequest, load: LoadSuggestion): LoadSuggestion {
  if (load.weight === null || steps?.weights === undefined || steps.weights.includes(load.weight)) return load;
  const isSame = SAME_AGAIN.includes(load.reason.code);
  return {
    ...load,
    weight: weightAtMost(load.weight, steps),
    ...(isSame && { reason: { code: 'plates', weight: load.weight } }),
  };
}

/**
 * The load for the next session of an exercise, and the reason: double progression with repetitions in reserve, as
 * `coach/README.md` states rule by rule. Weights in kilograms; a weight never grows by more than one step or 10 % above that of
 * the last session, or of the last one with the same range. Where all weights are known it is one of them, and what comes next may be
 * further away. The same log gives the same result on every device.
 */
export function nextLoad(request: NextLoadRequest): LoadSuggestion {
  return withRealWeight(request, wantedLoad(request));
}

function wantedLoad(request: NextLoadRequest): LoadSuggestion {
  const situation = situationOf(request);
  if (situation === null) return startLoad(request);
  if (request.progress === 'quality') return firstAnswer(QUALITY_SETBACKS, situation) ?? keepQuality(situation);
  const setback = firstAnswer(SETBACKS, situation);
  if (setback !== null) return setback;
  const same = ofSameRange(situation);
  if (same === null) return newRange(situation) ?? resumeAfterLighter(situation, progress) ?? progress(situation);
  return atLeastAsShown(situation, same, resumeAfterLighter(same, progress) ?? progress(same));
}

/** Kilograms that a load goes on from: of the last session, or of the last one with the same range where the load goes on from that. */
function weightBefore(request: NextLoadRequest): number | null {
  const situation = situationOf(request);
  if (situation === null) return null;
  const goesOn = request.progress !== 'quality' && firstAnswer(SETBACKS, situation) === null;
  return ((goesOn ? ofSameRange(situation) : null) ?? situation).last.weight;
}

/** Kilograms by which a suggested load differs from the one it goes on from, as its reason says; null without a log or a weight. */
export function changeOfLoad(request: NextLoadRequest, { weight, reason }: LoadSuggestion): number | null {
  const before = weightBefore(request);
  if (weight === null || before === null) return null;
  return reason.code === 'topWithReserve' || reason.code === 'topTwice' ? reason.change : weight - before;
}
