import { describePlansOf } from './plan-properties.ts';

describePlansOf('Wettkampfphase', {
  seed: Number(process.env['SEED'] ?? Date.now() % 2 ** 31),
  runs: Number(process.env['RUNS'] ?? 10_000),
});
