import { proofCount, seedFromEnvironment } from '../proof-counts.ts';
import { describePlansOf } from './plan-properties.ts';

describePlansOf('Wettkampfphase', {
  seed: seedFromEnvironment(),
  runs: proofCount('PLANS') / 2,
});
