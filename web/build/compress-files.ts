import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compressBest } from './best-compression.ts';
import { builtFiles } from './built-files.ts';
import { KeptCopies } from './kept-copies.ts';

const compressible = /\.(html|js|css|svg|json|webmanifest|wasm|data|txt|bin|tar)$/;
const smallest = 1024;
/** From this size on the best compression takes seconds, and its result is kept. */
const largeBytes = 2_000_000;

/** Of one checkout. */
const keptHere = join(import.meta.dirname, '../../.cache/compressed');

/**
 * Puts `.br` and `.gz` beside every file that shrinks; the server sends what the browser accepts.
 * @param keptIn folder of the large copies of the last build
 */
export async function compressFiles(folder: string, keptIn = keptHere): Promise<void> {
  const kept = new KeptCopies(keptIn);
  const compress = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < smallest) return;
    await writeFile(`${path}.br`, await (content.length < largeBytes ? compressBest(content) : kept.copyOf(content)));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(
    builtFiles(folder)
      .filter((path) => compressible.test(path))
      .map(compress),
  );
  await kept.removeOthers();
}
