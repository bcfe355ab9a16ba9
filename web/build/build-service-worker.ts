import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript } from './build-script.ts';
import { builtFiles } from './built-files.ts';

/** Hash over names and contents of the files: a new build gets a new cache. */
function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Builds `source` as `<folder>/sw.js`, with the list of files to precache. */
export async function buildServiceWorker(source: string, folder: string): Promise<void> {
  // The stored shell has pages of its own, and the landing page's pictures are not needed offline; nor are the parts of the font for
  // Vietnamese and for the rarer Latin letters (š, ş), which the system has as well, the icons that an installation fetches, and PGlite's ways of keeping files that ours never takes.
  const isOnline = (file: string) =>
    /\.(webp|jpg)$|-512\.png$|apple-touch-icon|-(?:vietnamese|latin-ext)-|\/(?:nodefs|opfs-ahp|__vite-browser-external)-/.test(file);
  const files = builtFiles(folder).filter((file) => !['sw.js', 'index.html'].includes(file) && !isOnline(file));
  const values = { precachePaths: files.map((file) => `/${file}`), buildHash: hashOf(folder, files) };
  await buildScript({ source, folder, name: 'sw.js', values });
}
