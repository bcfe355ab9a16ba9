import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const limitMs = 110_000;

/** Builds main, preload and renderer into a folder, for tests. @throws when the build fails */
export async function buildDesktop(folder: string): Promise<void> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('electron-vite/package.json')), 'bin/electron-vite.js');
  const parameters = [bin, 'build', '--outDir', folder, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, parameters, { cwd: join(import.meta.dirname, '..'), timeout: limitMs });
}
