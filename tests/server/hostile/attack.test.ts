import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { renderResults, runProbes } from '../../attack/probe.ts';
import { allProbes } from '../../attack/probes/all.ts';
import { startTarget, type Target } from '../../attack/target.ts';
import { proofCount } from '../../proof-counts.ts';

const many = proofCount('ATTACKS');
const seed = Number(process.env['SEED'] ?? 35);
let target: Target;
beforeAll(async () => {
  target = await startTarget(inject('clusterUrl'), seed);
});
afterAll(() => target.stop());

// `npm run attack` and the soak run all of them, many times.
it.each(allProbes.filter(({ isCheap }) => isCheap || many > 1))('holds: $name', async (probe) => {
  const results = await runProbes(target, [probe], many);
  expect(renderResults(results.filter(({ fell }) => fell.length > 0))).not.toContain('✗');
  expect(results[0]?.tries).toBeGreaterThan(0);
});
