import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ensureLocalImage } from '../packages/db/store/local-image.node.ts';
import { offlinePlugin } from './build/offline-plugin.ts';

// The database worker ships the prepared data directory as an asset.
await ensureLocalImage();

const root = import.meta.dirname;
const api = process.env.ANWURF_API ?? 'http://127.0.0.1:8787';

export default defineConfig({
  root,
  plugins: [react(), offlinePlugin(join(root, 'service-worker/sw.ts'))],
  // PGlite finds its wasm and data beside its own file; pre-bundling would part them.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The CSP has no `data:` for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
