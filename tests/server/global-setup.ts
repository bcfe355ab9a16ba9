import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';
import { bundleServer } from './running/server-bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One Postgres for all files of the project; each file makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [cluster] = await Promise.all([startTestCluster(), bundleServer()]);
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
}
