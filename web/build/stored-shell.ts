import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { snapshotPages } from '@anwurf/contract/pages';
import type { Rolldown } from 'vite';
import { buildScript } from './build-script.ts';

/** Modules that every signed-in screen needs. */
const foundation = ['private-layout.tsx', 'connect.ts'];

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Chunks of a build by the names of their files. */
export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));

/** A file of a build by its name. @throws Error when there is none */
export function fileOf(bundle: Rolldown.OutputBundle, name: RegExp): string {
  const file = Object.keys(bundle).find((one) => name.test(one));
  if (file === undefined) throw new Error(`The build has no ${name.source}`);
  return file;
}

/** The font of all German words. */
export const fontFile = /\/archivo-latin-wdth-[^/]*\.woff2$/;

/** Files of some modules, including their imports. */
export function filesOf(modules: readonly string[], chunks: Chunks): { readonly scripts: Set<string>; readonly styles: Set<string> } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const open = modules.map((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (chunk === undefined) throw new Error(`No chunk has ${module}`);
    return chunk.fileName;
  });
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || chunk.isEntry || scripts.has(name)) continue;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    open.push(...chunk.imports);
  }
  return { scripts, styles };
}

/** The screens that a stored app has a page for, by their paths; the page of all others is the empty path's. */
const shellModules = Object.entries({ '': undefined, ...snapshotPages }).map(
  ([path, module]) => [path, module === undefined ? foundation : [...foundation, `${module}.tsx`]] as const,
);

/** Scripts that a stored app's start runs. */
export function startScripts(chunks: Chunks): ReadonlySet<string> {
  const entry = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return new Set([
    ...entry,
    ...filesOf(
      shellModules.flatMap(([, modules]) => modules),
      chunks,
    ).scripts,
  ]);
}

/**
 * Builds the start pages of a stored app: each preloads all files of its screen, and has a small script that shows the snapshot
 * of the last screen and then runs the app. Pages from the server have none of this: it would only enlarge them for visitors
 * without a stored app.
 * @param source of the small script
 */
export async function buildStoredShell(source: string, folder: string, bundle: Rolldown.OutputBundle): Promise<void> {
  const chunks = chunksOf(bundle);
  const app = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName;
  const font = fileOf(bundle, fontFile);
  if (app === undefined) throw new Error('The build has no entry');
  const worker = fileOf(bundle, /\/local-worker-[^/]*\.js$/);
  const appStyles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
  const values = { appScript: `/${app}`, appStyles: appStyles.map((file) => `/${file}`), workerScript: `/${worker}` };
  const start = await buildScript({ source, folder, name: 'assets/start-[hash].js', values });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const appTag = /<script type="module"[^>]*><\/script>/;
  if (!appTag.test(page)) throw new Error('The page runs no app');

  for (const [path, modules] of shellModules) {
    const { scripts, styles } = filesOf(modules, chunks);
    const named = [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`,
      // Preload as script, not modulepreload: compiling a megabyte takes longer than everything before it.
      ...[app, ...scripts].map((file) => `<link rel="preload" as="script" crossorigin href="/${file}" />`),
    ];
    const shell = page
      .replace(appTag, `<script async src="/${start}"></script>`)
      .replace('</head>', `  ${named.join('\n    ')}\n  </head>`);
    const file = join(folder, `stored${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, shell);
  }
}
