import type { TestProject } from 'vitest/node';
import { ensureEngines } from './engines.ts';
import { slotCount } from '../browser/worker-slots.ts';
import { createDatabaseIn, startTestCluster } from '../server/cluster.ts';
import { bundleServer } from '../server/running/server-bundle.ts';
import { spawnServer } from '../server/spawn-server.ts';

/** One Postgres for all files, and a server for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureEngines();
  const [cluster] = await Promise.all([startTestCluster(), bundleServer()]);
  const places = await Promise.all(
    Array.from({ length: slotCount }, async () => {
      const databaseUrl = await createDatabaseIn(cluster.url);
      return { databaseUrl, server: await spawnServer({ DATABASE_URL: databaseUrl }) };
    }),
  );
  project.provide('clusterUrl', cluster.url);
  project.provide(
    'slots',
    places.map(({ databaseUrl, server }) => ({ databaseUrl, url: server.url, browser: '' })),
  );
  return async () => {
    await Promise.all(places.map(({ server }) => server.kill()));
    await cluster.stop();
  };
}
