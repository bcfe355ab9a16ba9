import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { startTestCluster } from '../server/cluster.ts';
import { bundleServer } from '../server/running/server-bundle.ts';
import { allProbes } from './probes/all.ts';
import { renderResults, runProbes } from './probe.ts';
import { startTarget } from './target.ts';

/** How often a probe repeats what can be repeated. */
const many = 8;

/** `npm run attack`: all probes on two servers in production mode. `SEED=…` routes as an earlier run did. */
async function main(): Promise<boolean> {
  await buildWebWhenNeeded(join(import.meta.dirname, '../..'));
  const [cluster] = await Promise.all([startTestCluster(), bundleServer()]);
  const seed = Number(process.env['SEED'] ?? randomInt(1_000_000_000));
  try {
    const target = await startTarget(cluster.url, seed);
    try {
      const results = await runProbes(target, allProbes, many);
      console.log(`${renderResults(results)}\nSEED=${seed}`);
      return results.every(({ fell }) => fell.length === 0);
    } finally {
      await target.stop();
    }
  } finally {
    await cluster.stop();
  }
}

process.exit((await main()) ? 0 : 1);
