import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inTurn } from './build-turn.ts';

const sources = ['web', 'packages', 'migrations', 'package-lock.json'];
// Output of a build is no source of the next one.
const noSource = /(^|\/)(node_modules|dist|dist-next-\d+|generated|\.[^/]+)(\/|$)|\.test\.tsx?$/;

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

/** Removes builds that were killed: nobody else builds meanwhile. */
async function removeUnfinished(root: string): Promise<void> {
  const found = (await readdir(join(root, 'web'))).filter((name) => name.startsWith('dist-next'));
  for (const name of found) await rm(join(root, 'web', name), { recursive: true, force: true });
}

/** As {@link buildWeb}, by the process whose turn it is. */
async function build(root: string): Promise<void> {
  const name = `dist-next-${process.pid}`;
  const [dist, next] = [join(root, 'web/dist'), join(root, 'web', name)];
  await removeUnfinished(root);
  const built = await fingerprint(root);
  const vite = join(createRequire(join(root, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  const places = ['--config', 'web/vite.config.ts', '--configLoader', 'runner', '--outDir', name];
  await new Promise<void>((resolve, reject) => {
    const running = spawn(process.execPath, [vite, 'build', ...places, '--mode', mode, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: mode },
      stdio: 'inherit',
    });
    running.once('error', reject);
    running.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app could not be built.'))));
  });
  await writeFile(join(next, markName), built);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}

/** File that names the process that builds. */
const turnOf = (root: string) => join(root, 'web/.building');

/**
 * Builds the web app, after a build by another process on this checkout. The former build stays whole until the new one is, so that a server which
 * still runs here goes on answering.
 * @throws Error when it cannot be built; what is wrong was printed
 */
export function buildWeb(root: string): Promise<void> {
  return inTurn(turnOf(root), () => build(root));
}

/** Whether the build is of the sources as they are. */
async function isBuilt(root: string): Promise<boolean> {
  const built = await readFile(join(root, 'web/dist', markName), 'utf8').catch(() => '');
  return built === (await fingerprint(root));
}

/**
 * Builds the web app when its sources have changed since the last build; waits for another process that does.
 * @returns whether it was built by this one
 * @throws Error when it cannot be built; what is wrong was printed
 */
export async function buildWebWhenNeeded(root: string): Promise<boolean> {
  if (await isBuilt(root)) return false;
  return inTurn(turnOf(root), async () => {
    // By whoever had the turn before.
    if (await isBuilt(root)) return false;
    await build(root);
    return true;
  });
}
