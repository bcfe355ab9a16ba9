import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, runnerImport } from 'vite';
import { homeChunk } from './build/home-chunk.ts';
import { withoutUnusedPgliteFiles } from './build/pglite-files-plugin.ts';
import { workerChunk } from './build/worker-chunk.ts';
import { offlinePlugin } from './build/offline-plugin.ts';

const root = import.meta.dirname;

// The database worker ships the prepared data directory as an asset. Its module reads SQL as only Vite itself can.
const { module: store } = await runnerImport<{ ensureDeviceFiles(): Promise<void>; isUnread: (name: string) => boolean }>(
  join(root, '../packages/db/store/device-files.node.ts'),
);
await store.ensureDeviceFiles();

const api = process.env.ANWURF_API ?? 'http://127.0.0.1:8787';

/** PGlite is built for Node as well: it mentions `node:module` and evaluates, in branches that a browser never takes. */
const quietAboutPglite = {
  checks: { eval: false },
  onLog(level, log, handle) {
    if (!/externalized for browser compatibility.*pglite/s.test(log.message)) handle(level, log);
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];

/** Chunks of the screens with which a visit begins. */
const firstScreens = /^(start-page|login-page|imprint-page|privacy-page|terms-page|newsletter-page|explore-pages|home|connect)$/;
const ofFirstScreens = new RegExp(`/${firstScreens.source.slice(1, -1)}-`);

const sharedIcons =
  /\/lucide-react\/dist\/esm\/(createLucideIcon|icons\/(chart-no-axes-column|check|cloud-exclamation-point|external-link|timer|triangle-exclamation-point|wifi-off))\.mjs$/;

/** Zod and the answers that a first visit reads: they come when the page is drawn, in one file. */
const firstSchemas =
  /\/node_modules\/zod\/|\/packages\/contract\/(access|credentials|errors|session|site)\.ts$|\/packages\/ui\/http\/read-failure\.ts$/;

export default defineConfig({
  root,
  plugins: [
    react(),
    offlinePlugin({
      serviceWorker: join(root, 'service-worker/sw.ts'),
      reportPage: join(root, 'report-page/report-page.ts'),
      start: join(root, 'stored-shell/start.ts'),
    }),
  ],
  // PGlite finds its wasm and data beside its own file; pre-bundling would part them.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: {
    format: 'es',
    plugins: () => [withoutUnusedPgliteFiles(store.isUnread)],
    rolldownOptions: { ...quietAboutPglite, output: { codeSplitting: { groups: [workerChunk()] } } },
  },
  // The server compares a request's origin with its host, so the proxy leaves the host as it is.
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: api, changeOrigin: false },
      // The server writes this page itself, with style and script of the last build.
      '^/(training-report|report)(/|$)': { target: api, changeOrigin: false },
    },
  },
  // A hook that React has itself by now, made anew for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The CSP has no `data:` for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Where a first visit begins, what a screen imports is named beforehand, to save a round trip. The names of all
      // screens would make every page 4 kB larger, and whoever has them once has them stored.
      resolveDependencies: (file, dependencies) => (ofFirstScreens.test(file) ? dependencies : []),
    },
    // react-dom alone is 200 kB; screens are split off, and all of it is precached.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      ...quietAboutPglite,
      // Making a schema has no effect beside it: a page carries only those of the contract that it reads.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What every page needs is one file; so are the icons that the landing page shares with the app, some 100 bytes each.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'icons', test: sharedIcons },
            { name: 'schemas', test: firstSchemas, includeDependenciesRecursively: false },
            homeChunk(),
          ],
        },
        // It names the scripts and style sheets of all screens: their own names would make it a kilobyte larger.
        chunkFileNames: ({ name }) => (firstScreens.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') === true ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
});
