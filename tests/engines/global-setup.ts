import type { TestProject } from 'vitest/node';
import { ensureEngines } from './engines.ts';
import { slotCount } from '../browser/worker-slots.ts';
import { sweepProfiles } from './profiles.ts';
import { createDatabaseIn, startTestCluster } from '../server/cluster.ts';
import { bundleServer } from '../server/running/server-bundle.ts';
import { spawnServer } from '../server/spawn-server.ts';

/** One server for both engines. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweepProfiles();
  ensureEngines();
  const [cluster] = await Promise.all([startTestCluster(), bundleServer()]);
  const databaseUrl = await createDatabaseIn(cluster.url);
  const server = await spawnServer({ DATABASE_URL: databaseUrl });
  project.provide('clusterUrl', cluster.url);
  project.provide(
    'slots',
    Array.from({ length: slotCount }, () => ({ databaseUrl, url: server.url, browser: '' })),
  );
  return async () => {
    await server.kill();
    await cluster.stop();
  };
}
