import { isOtherRange } from './exercise-log.ts';
import type { Verdict } from './verdict.ts';

const FALLS = 3;
/** The highest reserve that can be answered; it includes all above. */
const OR_MORE = 4;
/** With so much in reserve the load was too light: the strength is not what fell. */
const TOO_LIGHT = 3;
/** A smaller total loss is noise of good and bad days. */
const LEAST_LOSS = 0.04;
/** Between ranges of repetitions the formula of the maximum errs by some per cent more. */
const LEAST_LOSS_BETWEEN_RANGES = 0.08;

/** Sessions since the last one that did not count, oldest first. */
function sinceLastLight(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.slice(verdicts.findLastIndex(({ counts }) => !counts) + 1);
}

/**
 * Whether a session is weaker than the previous one. With '4 or more' in reserve the strength is unknown, and with an unknown
 * reserve a lighter weight means nothing.
 */
function isWeaker(session: Verdict, before: Verdict): boolean {
  if ((session.reserve === null) !== (before.reserve === null)) return false;
  const isComparable = session.reserve === null ? (session.weight ?? 0) >= (before.weight ?? 0) : session.reserve < OR_MORE;
  return isComparable && session.strength < before.strength;
}

/** Whether each of the last three sessions was weaker than the one before, by at least 4 % in total: time for a lighter one. */
export function isFalling(verdicts: readonly Verdict[]): boolean {
  const recent = sinceLastLight(verdicts).slice(-FALLS - 1);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || recent.length <= FALLS || (last.reserve ?? 0) >= TOO_LIGHT) return false;
  const falls = recent.slice(1).every((session, index) => isWeaker(session, recent[index] ?? session));
  const loss = isOtherRange(first.asked, last.asked) ? LEAST_LOSS_BETWEEN_RANGES : LEAST_LOSS;
  return falls && last.strength <= first.strength * (1 - loss);
}
