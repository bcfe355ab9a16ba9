import { ADAPT_FROM } from '../complaint.ts';
import { isOtherRange } from './exercise-log.ts';
import type { Situation } from './situation.ts';
import type { Verdict } from './verdict.ts';

const loadOf = ({ weight, lowest }: Verdict) => weight ?? lowest;

/** Whether the exercise hurt so much in that session that its load says nothing about the strength. */
export function wasPainful({ pain }: Pick<Verdict, 'pain'>): boolean {
  return (pain ?? 0) >= ADAPT_FROM;
}

/**
 * The last session before an episode of pain, whose load has not been reached again since; the first painful one if none came
 * before it. An episode ends with that load, or with a session on the way back that was too hard: then the strength is gone.
 * Null: no episode. Sessions of another range of amounts are ignored: their loads can't be compared.
 */
export function beforePain({ verdicts, request }: Pick<Situation, 'verdicts' | 'request'>): Verdict | null {
  let before: Verdict | null = null;
  let painless: Verdict | null = null;
  for (const verdict of verdicts.filter(({ asked }) => !isOtherRange(asked, request.target))) {
    if (wasPainful(verdict)) before ??= painless ?? verdict;
    else if (before !== null && (verdict.isHard || loadOf(verdict) >= loadOf(before))) before = null;
    if (verdict.counts) painless = verdict;
  }
  return before;
}
