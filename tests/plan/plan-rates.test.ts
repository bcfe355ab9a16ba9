import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proofCount } from '../proof-counts.ts';
import { expectProof, inWords, percent } from '../coach/proof-line.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { planRates } from './plan-rates.ts';
import { randomPlanWishes } from './random-plan-request.ts';

// The rates are shares: more plans than these show nothing new, and with fewer chance would decide.
const plans = Math.max(600, proofCount('PLANS') / 2);

it.each(seedsOf('plan-rates'))(
  `${plans} plans have what a coach wants as often as he asks for it (SEED=%i)`,
  { timeout: 60_000 + plans * 120 },
  (seed) => {
    const rates = planRates(fc.sample(randomPlanWishes({ complaints: 'none' }), { seed, numRuns: plans }));
    // Two and a half standard errors: the share is that of a sample.
    const short = rates.filter(({ share, least, of }) => share < least - 2.5 * Math.sqrt((least * (1 - least)) / of));
    expect(short).toEqual([]);
    if (seed !== seedsOf('plan-rates')[0]) return;
    for (const { point, name, share, of } of rates)
      if (point !== null) expectProof(point, `Rate: ${name}`, `${percent(share)} of ${inWords(of)}`);
  },
);
