import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTurn } from '../../../server/build-turn.ts';
import { buildWebWhenNeeded } from '../../../server/web-build.ts';

const root = join(import.meta.dirname, '../../..');
/** Stands for Vite: notes that it began, and ends once it may. */
const builder = `const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const folder = 'web/' + process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(folder);
writeFileSync(folder + '/index.html', 'built');
appendFileSync('began', process.pid + '\\n');
const timer = setInterval(() => existsSync('may-end') && clearInterval(timer), 20);`;

let folder = '';
const running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-build-'));
  for (const path of ['web', 'packages', 'migrations', 'node_modules/vite/bin']) await mkdir(join(folder, path), { recursive: true });
  for (const path of ['package.json', 'node_modules/vite/package.json', 'package-lock.json']) await writeFile(join(folder, path), '{}');
  await writeFile(join(folder, 'node_modules/vite/bin/vite.js'), builder);
});
afterEach(async () => {
  for (const process of running.splice(0)) process.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const letBuildsEnd = () => writeFile(join(folder, 'may-end'), '');
const begun = async () => (await readFile(join(folder, 'began'), 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
const untilBegun = async (builds: number) => {
  await expect.poll(async () => (await begun()).length, { timeout: 30_000 }).toBe(builds);
};

/** Builds in a process of its own. */
function buildElsewhere(): ChildProcess {
  const module = join(root, 'server/web-build.ts');
  const script = `import(${JSON.stringify(module)}).then(({ buildWebWhenNeeded }) => buildWebWhenNeeded(${JSON.stringify(folder)}))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root, stdio: 'inherit' });
  running.push(child);
  return child;
}

it('two that need the web app at once build it once, in one process or in two', async () => {
  const elsewhere = buildElsewhere();
  await untilBegun(1);
  const here = [buildWebWhenNeeded(folder), buildWebWhenNeeded(folder)];
  const ended = once(elsewhere, 'exit');
  await letBuildsEnd();
  expect(await Promise.all(here)).toEqual([false, false]);
  expect(await ended).toEqual([0, null]);
  expect(await begun()).toHaveLength(1);

  await writeFile(join(folder, 'web/index.html'), 'changed');
  expect((await Promise.all([buildWebWhenNeeded(folder), buildWebWhenNeeded(folder)])).toSorted()).toEqual([false, true]);
  expect(await begun()).toHaveLength(2);
}, 60_000);

it('many of one process that want a turn at once take turns', async () => {
  let [now, most] = [0, 0];
  const turn = () =>
    inTurn(join(folder, 'turn'), async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, turn));
  expect([now, most]).toEqual([0, 1]);
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^turn/));
}, 60_000);

it('a build that was killed is begun anew, and nothing of it stays', async () => {
  const elsewhere = buildElsewhere();
  await untilBegun(1);
  const ended = once(elsewhere, 'exit');
  elsewhere.kill('SIGKILL');
  await ended;
  for (const pid of await begun()) process.kill(pid, 'SIGKILL');
  await letBuildsEnd();
  expect(await buildWebWhenNeeded(folder)).toBe(true);
  expect((await readdir(join(folder, 'web'))).toSorted()).toEqual(['dist']);
}, 60_000);
