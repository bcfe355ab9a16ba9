import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildReportPage } from './build-report-page.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress-files.ts';
import { buildStartPage } from './start-page.ts';
import { buildStoredShell } from './stored-shell.ts';

/** Sources of the files built beside the app. */
export interface OfflineSources {
  readonly serviceWorker: string;
  readonly reportPage: string;
  /** Start script of a stored app. */
  readonly start: string;
}

/**
 * After a build: builds the pages of the stored shell, the service worker that stores it, the report page and the start page, which are
 * not stored, then compressed copies of every file.
 */
export function offlinePlugin({ serviceWorker, reportPage, start }: OfflineSources): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'anwurf-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Not called for an in-memory build, as in the size test: it has no files to store.
    async writeBundle(_, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      await buildStoredShell(start, folder, bundle);
      await buildServiceWorker(serviceWorker, folder);
      await buildReportPage(reportPage, folder);
      buildStartPage(folder, bundle);
      await compressFiles(folder);
    },
  };
}
