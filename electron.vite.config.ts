import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { runnerImport } from 'vite';
import { withoutUnusedPgliteFiles } from './web/build/pglite-files-plugin.ts';

// The renderer bundles the prepared local database. Its module imports SQL as text, which only Vite itself can load.
const { module: store } = await runnerImport<{ ensureDeviceFiles(): Promise<void>; isUnread: (name: string) => boolean }>(
  join(import.meta.dirname, 'packages/db/store/device-files.node.ts'),
);
await store.ensureDeviceFiles();

const desktop = join(import.meta.dirname, 'desktop');

export default defineConfig({
  main: {
    // Bundled whole, workspace packages included: nothing is resolved from node_modules at run time.
    build: { externalizeDeps: false, emptyOutDir: true, rolldownOptions: { input: join(desktop, 'main/index.ts') } },
  },
  preload: {
    build: {
      externalizeDeps: false,
      emptyOutDir: true,
      // A sandboxed preload script must be CommonJS in one file.
      rolldownOptions: {
        input: join(desktop, 'preload/index.ts'),
        output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: join(desktop, 'renderer'),
    publicDir: join(import.meta.dirname, 'web/public'),
    plugins: [
      react(),
      // electron-vite sets './', made for file:; our pages have an origin and routes of several segments.
      { name: 'anwurf-absolute-base', enforce: 'post', config: () => ({ base: '/' }) },
    ],
    worker: { format: 'es', plugins: () => [withoutUnusedPgliteFiles(store.isUnread)] },
    build: {
      emptyOutDir: true,
      minify: true,
      // The CSP has no `data:` for fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(desktop, 'renderer/index.html') },
    },
  },
});
