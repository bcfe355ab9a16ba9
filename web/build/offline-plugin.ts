import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildReportPage } from './build-report-page.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress-files.ts';
import { buildStoredShell } from './stored-shell.ts';

/** Sources of what is built beside the app. */
export interface OfflineSources {
  readonly serviceWorker: string;
  readonly reportPage: string;
  /** What a stored app starts with. */
  readonly start: string;
}

/**
 * After a build: the pages that a stored app starts with, the service worker that stores it, the report page, which it does not store, then
 * compressed copies of every file.
 */
export function offlinePlugin({ serviceWorker, reportPage, start }: OfflineSources): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'anwurf-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Not called for a build in memory, as the test of the sizes makes it: that has no files to store.
    async writeBundle(_, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      await buildStoredShell(start, folder, bundle);
      await buildServiceWorker(serviceWorker, folder);
      await buildReportPage(reportPage, folder);
      await compressFiles(folder);
    },
  };
}
