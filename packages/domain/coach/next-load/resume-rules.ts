import { isFalling } from './falling.ts';
import { boundedAmount, shareOfLoad, type Situation, suggestion } from './situation.ts';
import type { LoadSuggestion } from './suggestion.ts';
import { boundedWeight } from './weight-steps.ts';

/**
 * After a lighter session: the load from before it if that was too hard or falling, else the progress earned by the last full
 * session, within reach of the lighter one. Null after a full session.
 */
export function resumeAfterLighter(situation: Situation, progress: (situation: Situation) => LoadSuggestion): LoadSuggestion | null {
  const { verdicts, base, last, request } = situation;
  if (last.counts || base === last) return null;
  const asBefore = suggestion(request, 'hold', shareOfLoad(situation, 1), { code: 'afterLight' });
  const before = verdicts.slice(0, verdicts.indexOf(base) + 1);
  if (base.isHard || isFalling(before)) return asBefore;
  const earned = progress({ ...situation, verdicts: before, last: base });
  if (earned.instead !== null) return earned;
  if (earned.weight === null || last.weight === null || request.steps === null) {
    return boundedAmount(earned.amount, last.lowest, request.metric) < earned.amount ? asBefore : earned;
  }
  const weight = boundedWeight(earned.weight, last.weight, request.steps);
  return weight < earned.weight ? asBefore : earned;
}
