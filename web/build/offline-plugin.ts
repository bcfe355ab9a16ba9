import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress-files.ts';

/** After a build: the service worker that stores it, then compressed copies of every file. */
export function offlinePlugin(serviceWorker: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'anwurf-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      await buildServiceWorker(serviceWorker, folder);
      await compressFiles(folder);
    },
  };
}
