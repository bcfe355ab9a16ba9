import { join } from 'node:path';
import { modulesOf } from '@anwurf/contract/pages';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, runnerImport } from 'vite';
import { browserFloor } from './build/browser-floor.ts';
import { pageChunks } from './build/page-chunks.ts';
import { withoutUnusedPgliteFiles } from './build/pglite-files-plugin.ts';
import { workerChunk } from './build/worker-chunk.ts';
import { compileHints } from './build/compile-hints.ts';
import { offlinePlugin } from './build/offline-plugin.ts';

const root = import.meta.dirname;

// The database worker ships the prepared data directory as an asset. Only Vite can load its module, which imports SQL.
const { module: store } = await runnerImport<{ ensureDeviceFiles(): Promise<void>; isUnread: (name: string) => boolean }>(
  join(root, '../packages/db/store/device-files.node.ts'),
);
await store.ensureDeviceFiles();

const api = process.env.ANWURF_API ?? 'http://127.0.0.1:8787';

/** PGlite is built for Node as well: it mentions `node:module` and evaluates, in branches that a browser never takes. */
const quietAboutPglite = {
  checks: { eval: false, bundlerTimings: false },
  onLog(level, log, handle) {
    if (!/externalized for browser compatibility.*pglite/s.test(log.message)) handle(level, log);
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];

/**
 * Vite reads the styles that others compose without telling their place, and warns of itself: addresses of files in them would be
 * looked for beside the composing style. None of ours has one.
 */
const quietAboutComposedStyles: Plugin = {
  name: 'quiet-about-composed-styles',
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!message.includes('did not pass the `from` option')) warnOnce(message, options);
    };
  },
};

/** Chunks of the screens with which a visit begins. */
const firstScreens = [...modulesOf(({ entered }) => entered !== undefined), 'home', 'connect'];
const ofFirstScreens = new RegExp(`/(${firstScreens.join('|')})-`);

export default defineConfig({
  root,
  plugins: [
    react(),
    quietAboutComposedStyles,
    compileHints(),
    offlinePlugin({
      serviceWorker: join(root, 'service-worker/sw.ts'),
      reportPage: join(root, 'report-page/report-page.ts'),
      start: join(root, 'stored-shell/start.ts'),
    }),
  ],
  // PGlite finds its wasm and data beside its own file; pre-bundling would separate them.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: {
    format: 'es',
    plugins: () => [withoutUnusedPgliteFiles(store.isUnread)],
    rolldownOptions: { ...quietAboutPglite, output: { codeSplitting: { groups: [workerChunk()] } } },
  },
  // The server compares a request's origin with its host, so the proxy keeps the host.
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: api, changeOrigin: false },
      // The server renders this page itself, with style and script of the last build.
      '^/(training-report|report)(/|$)': { target: api, changeOrigin: false },
    },
  },
  resolve: {
    alias: [
      // A hook that React has built in; the package reimplements it for older versions.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // The module of React Aria that asks the browser for its language while it is evaluated.
      { find: /^\.\/useDefaultLocale\.mjs$/, replacement: join(root, 'german-locale.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: browserFloor,
    sourcemap: false,
    // The CSP has no `data:` for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A first visit preloads the imports of its screen, to save a round trip. Listing those of all screens would make every
      // page 4 kB larger, and a returning visitor has them stored.
      resolveDependencies: (file, dependencies) => (ofFirstScreens.test(file) ? dependencies : []),
    },
    // react-dom alone is 200 kB; screens are split off, and everything is precached.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      ...quietAboutPglite,
      // Creating a schema has no side effects: a page carries only the contract's schemas that it uses.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Modules that every page needs are one file.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, ...pageChunks()] },
        // The page lists scripts and style sheets of all screens: named chunks would make it a kilobyte larger.
        chunkFileNames: ({ name }) => (firstScreens.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') === true ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
});
