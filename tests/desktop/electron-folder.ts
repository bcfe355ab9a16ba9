import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mark before Electron's fuses in its program, of `@electron/fuses`. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's own fuses, as it is downloaded. */
const asDownloaded = '10110001';

/** Writes a folder that has Electron's files for Linux by name, and a program of nothing but fuses. */
export async function writeElectronFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'resources'), { recursive: true });
  await mkdir(join(folder, 'locales'));
  const program = Buffer.concat([
    Buffer.from(`program ${sentinel}`, 'latin1'),
    Buffer.from([1, asDownloaded.length]),
    Buffer.from(`${asDownloaded} end`, 'latin1'),
  ]);
  await writeFile(join(folder, 'electron'), program);
  await chmod(join(folder, 'electron'), 0o755);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'resources.pak']) await writeFile(join(folder, name), name);
  for (const language of ['de', 'en-US', 'fr']) await writeFile(join(folder, `locales/${language}.pak`), language);
}

/** Fuses of a program, a digit each. @throws when it has none */
export function fusesOf(program: Buffer): string {
  const start = program.indexOf(sentinel);
  if (start === -1) throw new Error('the program has no fuses');
  const length = program.readUInt8(start + sentinel.length + 1);
  return program.toString('latin1', start + sentinel.length + 2, start + sentinel.length + 2 + length);
}
