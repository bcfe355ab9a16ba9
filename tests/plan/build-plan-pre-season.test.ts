import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { describePlansOf } from './plan-properties.ts';

describePlansOf('Saisonvorbereitung', {
  seeds: seedsOf('plans'),
  runs: proofCount('PLANS') / 2,
});
