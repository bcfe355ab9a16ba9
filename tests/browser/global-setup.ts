import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumLaunchOptions } from '../chromium.ts';
import { createDatabaseIn, startTestCluster } from '../server/cluster.ts';
import { bundleServer } from '../server/running/server-bundle.ts';
import { spawnServer } from '../server/spawn-server.ts';
import { slotCount, type WorkerSlot } from './worker-slots.ts';

declare module 'vitest' {
  interface ProvidedContext {
    slots: WorkerSlot[];
  }
}

/** One Postgres for all files, and for each worker a server and a Chromium. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [cluster] = await Promise.all([startTestCluster(), bundleServer()]);
  const places = await Promise.all(
    Array.from({ length: slotCount }, async () => {
      const databaseUrl = await createDatabaseIn(cluster.url);
      // Pages come from an address of their own each, so that no file uses up the limits of another.
      const server = await spawnServer({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' });
      const browser = await chromium.launchServer(chromiumLaunchOptions());
      return { databaseUrl, server, browser };
    }),
  );
  project.provide('clusterUrl', cluster.url);
  project.provide(
    'slots',
    places.map(({ databaseUrl, server, browser }) => ({ databaseUrl, url: server.url, browser: browser.wsEndpoint() })),
  );
  return async () => {
    await Promise.all(places.map(({ server, browser }) => Promise.all([server.kill(), browser.close()])));
    await cluster.stop();
  };
}
