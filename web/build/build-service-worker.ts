import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript } from './build-script.ts';
import { builtFiles } from './built-files.ts';

/** Hash over names and contents of the files: another build, another cache. */
function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Builds `source` as `<folder>/sw.js`, with the list of what the app needs of the built files in it. */
export async function buildServiceWorker(source: string, folder: string): Promise<void> {
  // What is stored has pages of its own, and nobody looks at the landing page's pictures in a hall.
  const files = builtFiles(folder).filter((file) => !['sw.js', 'index.html'].includes(file) && !file.endsWith('.webp'));
  const values = { precachePaths: files.map((file) => `/${file}`), buildHash: hashOf(folder, files) };
  await buildScript({ source, folder, name: 'sw.js', values });
}
