import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SeasonPhase } from '@anwurf/domain/vocabulary/training-time';
import { expectProof, inWords } from '../coach/proof-line.ts';
import { planFor } from './built-sessions.ts';
import { brokenPlanRules } from './plan-rules.ts';
import { randomPlanWishes } from './random-plan-request.ts';

/** Faults that no plan has, by the point of the coach's review; the rules themselves stand in `plan-rules.ts`. */
const RULES: readonly (readonly [string, string])[] = [
  ['A1', 'Plans that say of a region or of prevention what their sessions do not hold'],
  ['C10', 'Plans in which less than two rows grow beside studied schedules, from four ordinary rows on'],
  ['C10', 'Plans with a sprint, jump, throw, cut, interval or strength without weights that is the same in every week, from 14 years on'],
  ['C11', 'Plans with a week’s note about what no row of that week does'],
  ['C10', 'Plans with three bridges, or three kinds of work on the spot, in one session'],
  ['C12', 'Plans for speed without sprints over metres in a week, or for endurance on the spot where one can run'],
  ['C12', 'Plans for endurance with less running work than the goal aims at that do not say so'],
  ['E1', 'Plans with more than twelve main exercises in a session'],
  ['C15', 'Plans beyond the bounds of jumps, throws and sprints, with drop jumps below 16, or without a possible day off'],
];

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
      // The rules of these points are among them; each plan kept all.
      for (const [point, counted] of RULES) expectProof(point, `${counted} (${seasonPhase})`, `0 of ${inWords(runs * seeds.length)}`);
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
