import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, runnerImport } from 'vite';
import { offlinePlugin } from './build/offline-plugin.ts';

const root = import.meta.dirname;

// The database worker ships the prepared data directory as an asset. Its module reads SQL as only Vite itself can.
const { module: image } = await runnerImport<{ ensureLocalImage(): Promise<string> }>(
  join(root, '../packages/db/store/local-image.node.ts'),
);
await image.ensureLocalImage();

const api = process.env.ANWURF_API ?? 'http://127.0.0.1:8787';

/** PGlite is built for Node as well: it mentions `node:module` and evaluates, in branches that a browser never takes. */
const quietAboutPglite = {
  checks: { eval: false },
  onLog(level, log, handle) {
    if (!/externalized for browser compatibility.*pglite/s.test(log.message)) handle(level, log);
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];

/** Chunks of the screens with which a visit begins. */
const firstScreens = /\/(start-page|login-page|legal-pages|private-layout|dashboard-page|connect)-/;

export default defineConfig({
  root,
  plugins: [react(), offlinePlugin(join(root, 'service-worker/sw.ts'))],
  // PGlite finds its wasm and data beside its own file; pre-bundling would part them.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: { format: 'es', rolldownOptions: quietAboutPglite },
  // The server compares a request's origin with its host, so the proxy leaves the host as it is.
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, changeOrigin: false } } },
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
      resolveDependencies: (file, dependencies) => (firstScreens.test(file) ? dependencies : []),
    },
    // react-dom alone is 200 kB; screens are split off, and all of it is precached.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      ...quietAboutPglite,
      // Making a schema has no effect beside it: a page carries only those of the contract that it reads.
      treeshake: { manualPureFunctions: ['z'] },
      // What every page needs is one file.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
