import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildReportPage } from './build-report-page.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress-files.ts';

/** After a build: the service worker that stores it, the report page, which it does not store, then compressed copies of every file. */
export function offlinePlugin(serviceWorker: string, reportPage: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'anwurf-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      // A build in memory, as the test of the sizes makes it, has no files to store.
      if (!config.build.write) return;
      const folder = resolve(config.root, config.build.outDir);
      await buildServiceWorker(serviceWorker, folder);
      await buildReportPage(reportPage, folder);
      await compressFiles(folder);
    },
  };
}
