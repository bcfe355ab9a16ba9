import { amountStep, type RowTarget } from './exercise-log.ts';
import type { Verdict } from './verdict.ts';
import { type Situation, wantedReserve } from './situation.ts';

/** Whether all sets that were asked for that day reached the top of today's range, counting a known reserve. */
export function isAtTop({ sets, asked, lowest, reserve, capacity }: Verdict, target: RowTarget, unit: number): boolean {
  if (sets < asked.sets) return false;
  return reserve === null ? lowest >= target.max : capacity >= target.max + wantedReserve(target) * unit;
}

function isSameLoad(a: Verdict, b: Verdict): boolean {
  return a.weight === b.weight && a.counts && b.counts;
}

/** Whether the last two sessions both reached the top with the same weight. */
export function isTwiceAtTop({ verdicts, last, request }: Situation): boolean {
  const before = verdicts.at(-2);
  const unit = amountStep(request.metric);
  return before !== undefined && isSameLoad(before, last) && [before, last].every((verdict) => isAtTop(verdict, request.target, unit));
}

/**
 * Whether the load may grow: all sets at the top of the range with the wanted reserve, or with enough in reserve to have been
 * there. With an unknown reserve, only after two such sessions.
 */
export function isReady(situation: Situation): boolean {
  const { last, request } = situation;
  if (last.reserve === null) return isTwiceAtTop(situation);
  return isAtTop(last, request.target, amountStep(request.metric));
}
