import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SeasonPhase } from '@anwurf/domain/vocabulary/training-time';
import { planFor } from './built-sessions.ts';
import { brokenPlanRules } from './plan-rules.ts';
import { randomPlanWishes } from './random-plan-request.ts';

/** The properties of all plans of a season phase; a test file for each, so that they can run side by side. */
export function describePlansOf(seasonPhase: SeasonPhase, { seeds, runs }: { seeds: readonly number[]; runs: number }): void {
  const wishes = randomPlanWishes({ seasonPhases: [seasonPhase] });
  // Some milliseconds a plan on a quiet machine; others may use it.
  const timeoutMs = 60_000 + runs * 120;

  it.each(seeds)(
    `every one of ${runs} plans for the ${seasonPhase} keeps every rule (SEED=%i)`,
    (seed) => {
      fc.assert(
        fc.property(wishes, (wish) => {
          expect(brokenPlanRules(wish, planFor(wish))).toEqual([]);
        }),
        { seed, numRuns: runs },
      );
    },
    timeoutMs,
  );

  it.each(seeds.slice(0, 1))(
    `a plan for the ${seasonPhase} is the same for the same seed and another for most other seeds (SEED=%i)`,
    (seed) => {
      fc.assert(
        fc.property(wishes, (wish) => {
          const [plan, again, ...others] = [0, 0, 1, 2, 3].map((step) => JSON.stringify(planFor({ ...wish, seed: wish.seed + step })));
          expect(again).toBe(plan);
          expect(others.some((other) => other !== plan)).toBe(true);
        }),
        { seed, numRuns: Math.ceil(runs / 20) },
      );
    },
    timeoutMs,
  );
}
