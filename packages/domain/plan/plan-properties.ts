import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { brokenPlanRules, planFor } from './plan-rules.ts';
import { randomPlanWishes } from './random-plan-request.ts';

/** `SEED` replays; `RUNS` sets how many plans are checked in each of the two season phases. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env['RUNS'] ?? 10_000);
const TIMEOUT_MS = 20_000 + RUNS * 20;

/** The properties of all plans of a season phase; a file for each phase, so that they run side by side. */
export function describePlansOf(seasonPhase: SeasonPhase): void {
  const wishes = randomPlanWishes([seasonPhase]);

  it(
    `every plan for the ${seasonPhase} keeps every rule`,
    () => {
      console.info(`plan properties, ${seasonPhase}: SEED=${SEED}, ${RUNS} questionnaires`);
      fc.assert(
        fc.property(wishes, (wish) => expect(brokenPlanRules(wish, planFor(wish))).toEqual([])),
        { seed: SEED, numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );

  it(
    `a plan for the ${seasonPhase} is the same for the same seed and another for most other seeds`,
    () => {
      fc.assert(
        fc.property(wishes, (wish) => {
          const [plan, again, ...others] = [0, 0, 1, 2, 3].map((step) => JSON.stringify(planFor({ ...wish, seed: wish.seed + step })));
          expect(again).toBe(plan);
          expect(others.some((other) => other !== plan)).toBe(true);
        }),
        { seed: SEED, numRuns: RUNS / 20 },
      );
    },
    TIMEOUT_MS,
  );
}
