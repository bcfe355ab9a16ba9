import type { Counted } from './count-results.ts';
import type { Outcome } from './step.ts';

/**
 * Decides on failed tests after their files ran again.
 * @param again how that went; null: they did not pass
 */
export function settleFailures(outcome: Outcome, again: Pick<Counted, 'passed' | 'failed'> | null): Outcome {
  const { passed, failed, failures = [], ...rest } = outcome;
  if (again === null || again.failed > 0 || again.passed < failed) return outcome;
  return { ...rest, passed: passed + failed, failed: 0, unsteady: failures };
}
