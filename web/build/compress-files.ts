import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-files.ts';

const compressible = /\.(html|js|css|svg|json|webmanifest|wasm|data|txt|bin|tar)$/;
const smallest = 1024;
/** Above this, brotli's best quality takes minutes for a few percent. */
const largeBytes = 2_000_000;

/** Quality of brotli: of the prepared database the second best leaves out a twelfth (63 kB of each first visit) for ten seconds of a build. */
function qualityOf(file: string, length: number): number {
  if (length <= largeBytes) return 11;
  return file.endsWith('.tar') ? 10 : 9;
}

/** Puts `.br` and `.gz` beside every file that shrinks; the server sends what the browser accepts. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of builtFiles(folder).filter((path) => compressible.test(path))) {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < smallest) continue;
    // The widest window finds the repetitions between the log segments of the prepared database: a third less.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, content.length),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
