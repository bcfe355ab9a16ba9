import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { describePlansOf } from './plan-properties.ts';

describePlansOf('Wettkampfphase', {
  seeds: seedsOf('plans'),
  runs: proofCount('PLANS') / 2,
});
