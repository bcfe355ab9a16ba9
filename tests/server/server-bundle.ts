import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/server');

/** The server as one file: tests start it dozens of times, and compiling 200 files takes three times as long as starting. */
export const serverBundle = join(folder, 'index.mjs');

/** Modules find the files beside them by their own address, which the bundle must not change. */
const keepPlaces: Plugin = {
  name: 'anwurf-keep-places',
  transform(code, id) {
    if (id.includes('node_modules')) return undefined;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};

async function writeBundle(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces],
    ssr: { noExternal: [/^@anwurf\//] },
    build: {
      ssr: 'server/index.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'index.mjs', codeSplitting: false } },
    },
  });
}

/** Each project of a run loads its set-up anew, so what has been done for all of them is remembered by the process. */
const once = Symbol.for('anwurf.server-bundle');
const processWide = globalThis as { [once]?: Promise<void> };

/**
 * Writes {@link serverBundle}, once in a run: a second time would take it away from servers that are starting. Packages from
 * npm stay outside.
 */
export function bundleServer(): Promise<void> {
  return (processWide[once] ??= writeBundle());
}
