import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomPlanWishes } from './random-plan-request.ts';

// `npm run soak -- --plans N` keeps the seed of a batch that broke something; `npm test` must meet the same wishes again.
it('a batch of many plans is what a random proof makes of its seed', () => {
  const wishes = randomPlanWishes({ seasonPhases: ['Wettkampfphase'] });
  const met: unknown[] = [];
  fc.assert(
    fc.property(wishes, (wish) => {
      met.push(wish);
    }),
    { seed: 77, numRuns: 200 },
  );
  expect(fc.sample(wishes, { seed: 77, numRuns: 200 })).toEqual(met);
});
