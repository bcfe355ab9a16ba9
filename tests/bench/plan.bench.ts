import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { planFor } from '../plan/built-sessions.ts';
import { planRates } from '../plan/plan-rates.ts';
import { planRuleAnswers } from '../plan/plan-rules.ts';
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
  record('Plan, built-in generator (random questionnaires)', times, { aim: { p95: 20 } });
});

test('a coach’s wishes for plans', () => {
  const free = fc.sample(randomPlanWishes({ complaints: 'none' }), { seed, numRuns: wishes });
  const hurting = fc.sample(randomPlanWishes({ complaints: 'some' }), { seed, numRuns: wishes });
  // Each rule with the plans it was asked of: those without complaints, then those with some.
  const kept = new Map<string, { of: number; broken: number }>();
  for (const wish of [...free, ...hurting]) {
    for (const [rule, isKept] of Object.entries(planRuleAnswers(wish, planFor(wish)))) {
      const { of, broken } = kept.get(rule) ?? { of: 0, broken: 0 };
      kept.set(rule, { of: of + 1, broken: broken + Number(!isKept) });
    }
  }
  console.table([
    ...planRates(free).map(({ name, share, least, of }) => ({
      what: name,
      percent: (100 * share).toFixed(1),
      aim: `≥ ${100 * least}`,
      of,
    })),
    ...[...kept].map(([rule, { of, broken }]) => ({
      what: `no plan breaks: ${rule}`,
      percent: (100 * (1 - broken / of)).toFixed(1),
      aim: '100',
      of,
    })),
  ]);
  expect([...kept].filter(([, { broken }]) => broken > 0)).toEqual([]);
});
