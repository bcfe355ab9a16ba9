import type { Verdict } from './verdict.ts';

const FALLS = 3;
/** The highest reserve that is asked for stands for all above it. */
const OR_MORE = 4;
/** Less than this in all is the noise of good and bad days. */
const LEAST_LOSS = 0.04;

/** Sessions since the last one that did not count, oldest first. */
function sinceLastLight(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.slice(verdicts.findLastIndex(({ counts }) => !counts) + 1);
}

/**
 * Whether a session is weaker than the one before. One with '4 or more' in reserve has an unknown strength, and without
 * a known reserve a lighter weight says nothing.
 */
function isWeaker(session: Verdict, before: Verdict): boolean {
  if ((session.reserve === null) !== (before.reserve === null)) return false;
  const isComparable = session.reserve === null ? (session.weight ?? 0) >= (before.weight ?? 0) : session.reserve < OR_MORE;
  return isComparable && session.strength < before.strength;
}

/** Whether the last three sessions were each weaker than the one before, by at least 4 % in all: time for a lighter one. */
export function isFalling(verdicts: readonly Verdict[]): boolean {
  const recent = sinceLastLight(verdicts).slice(-FALLS - 1);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || recent.length <= FALLS) return false;
  const falls = recent.slice(1).every((session, index) => isWeaker(session, recent[index] ?? session));
  return falls && last.strength <= first.strength * (1 - LEAST_LOSS);
}
