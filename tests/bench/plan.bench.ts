import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { randomPlanWishes } from '../plan/random-plan-request.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record } from './figures.ts';

test('building a plan', () => {
  // The same questionnaires every time, so that figures of two days can be compared.
  const wishes = fc.sample(randomPlanWishes(), { seed: 1, numRuns: 500 });
  const times = wishes.map((wish) => {
    const began = performance.now();
    expect(buildPlan({ ...wish, catalogue: CATALOGUE }).sessions).not.toHaveLength(0);
    return performance.now() - began;
  });
  record('Plan, built-in generator (random questionnaires)', times, { aim: { of: 'p50', most: 20 } });
});
