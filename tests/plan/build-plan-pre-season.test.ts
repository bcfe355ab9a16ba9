import { proofCount, seedFromEnvironment } from '../proof-counts.ts';
import { describePlansOf } from './plan-properties.ts';

describePlansOf('Saisonvorbereitung', {
  seed: seedFromEnvironment(),
  runs: proofCount('PLANS') / 2,
});
