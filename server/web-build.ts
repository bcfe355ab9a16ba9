import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const sources = ['web', 'packages', 'migrations', 'package-lock.json'];
// Output of a build is no source of the next one.
const noSource = /(^|\/)(node_modules|dist|dist-next|generated|\.[^/]+)(\/|$)|\.test\.tsx?$/;

/** Mode of the build, whatever NODE_ENV says: a development build has no service worker, and is kept for later starts. */
const mode = 'production';

/** File of a build with the fingerprint of its sources. */
const markName = '.sources';

/** A fingerprint of everything the web app is built from: the mode, and names, sizes and times of the sources. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(`${mode}\n`);
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
 * Builds the web app. The former build stays whole until the new one is, so that a server which still runs on this checkout goes on
 * answering.
 * @throws Error when it cannot be built; what is wrong was printed
 */
export async function buildWeb(root: string): Promise<void> {
  const [dist, next] = [join(root, 'web/dist'), join(root, 'web/dist-next')];
  const built = await fingerprint(root);
  const vite = join(createRequire(join(root, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  const places = ['--config', 'web/vite.config.ts', '--configLoader', 'runner', '--outDir', 'dist-next'];
  await new Promise<void>((resolve, reject) => {
    const build = spawn(process.execPath, [vite, 'build', ...places, '--mode', mode, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: mode },
      stdio: 'inherit',
    });
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app could not be built.'))));
  });
  await writeFile(join(next, markName), built);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}

/**
 * Builds the web app when its sources have changed since the last build.
 * @returns whether it was built
 */
export async function buildWebWhenNeeded(root: string): Promise<boolean> {
  const built = await readFile(join(root, 'web/dist', markName), 'utf8').catch(() => '');
  if (built === (await fingerprint(root))) return false;
  await buildWeb(root);
  return true;
}
