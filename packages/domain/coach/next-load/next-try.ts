import type { DoneSet } from './exercise-log.ts';
import type { NextLoadRequest } from './situation.ts';
import { afterCalibration } from './start-rules.ts';
import type { LoadReason } from './suggestion.ts';

/** The next set of the first session with an exercise. */
export interface NextTry {
  readonly weight: number;
  readonly amount: number;
  /** Kilograms against the set before. */
  readonly change: number;
  readonly reason: LoadReason;
}

/**
 * Suggests the next set of the first session with an exercise from the last one, in kilograms and repetitions; null where it
 * suggests the same again, has no weight, or the exercise has none.
 */
export function nextTry(
  { weight, amount, reserve }: DoneSet,
  { target, trainingAge, steps }: Pick<NextLoadRequest, 'target' | 'trainingAge' | 'steps'>,
): NextTry | null {
  if (steps === null || weight === null || weight <= 0) return null;
  const next = afterCalibration({ weight, amount, reserve }, { target, trainingAge, steps });
  const change = next.weight - weight;
  if (change !== 0) return { ...next, change, reason: { code: 'nextTry', change } };
  if (next.amount <= Math.max(amount, target.max)) return null;
  return { ...next, change, reason: { code: 'moreTry', amount: next.amount } };
}
