import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { planFor } from '../plan/built-sessions.ts';
import { planRates } from '../plan/plan-rates.ts';
import { brokenPlanRules } from '../plan/plan-rules.ts';
import { randomPlanWishes } from '../plan/random-plan-request.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record } from './figures.ts';

// The same questionnaires every time, so that figures of two days can be compared.
const seed = 1;
const wishes = 2000;

test('building a plan', () => {
  const times = fc.sample(randomPlanWishes(), { seed, numRuns: 500 }).map((wish) => {
    const began = performance.now();
    expect(buildPlan({ ...wish, catalogue: CATALOGUE }).sessions).not.toHaveLength(0);
    return performance.now() - began;
  });
  record('Plan, built-in generator (random questionnaires)', times, { aim: { of: 'p95', most: 20 } });
});

test('what a coach wants to see in plans', () => {
  const free = fc.sample(randomPlanWishes({ complaints: 'none' }), { seed, numRuns: wishes });
  const hurting = fc.sample(randomPlanWishes({ complaints: 'some' }), { seed, numRuns: wishes });
  const broken = [...free, ...hurting].flatMap((wish) => brokenPlanRules(wish, planFor(wish)));
  console.table([
    ...planRates(free).map(({ name, share, least, of }) => ({
      what: name,
      percent: (100 * share).toFixed(1),
      aim: `≥ ${100 * least}`,
      of,
    })),
    { what: 'rules broken, with and without complaints', percent: '', aim: '0', of: broken.length },
  ]);
  expect(broken).toEqual([]);
});
