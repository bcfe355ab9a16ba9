import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const sources = ['web', 'packages', 'migrations', 'package-lock.json'];
const noSource = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/;

/** A fingerprint of all sources of the web app: names, sizes and times. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const names = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [''];
    for (const name of names.filter((found) => !noSource.test(found.replaceAll('\\', '/'))).toSorted()) {
      const found = await stat(join(path, name));
      if (found.isFile()) hash.update(`${source}/${name} ${found.size} ${found.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the web app when its sources have changed since the last build.
 * @returns whether it was built
 */
export async function buildWebWhenNeeded(root: string): Promise<boolean> {
  const mark = join(root, 'web/dist/.sources');
  const wanted = await fingerprint(root);
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return false;
  const vite = join(createRequire(join(root, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  await new Promise<void>((resolve, reject) => {
    const build = spawn(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    });
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app could not be built.'))));
  });
  await writeFile(mark, wanted);
  return true;
}
