import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebWhenNeeded } from '../server/web-build.ts';
import { ensureChromium } from './chromium.ts';
import { runProcess } from './runner/run-process.ts';
import { runVitest } from './runner/run-vitest.ts';
import { type Outcome, runStep } from './runner/step.ts';

const root = join(import.meta.dirname, '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const script = (name: string) => async (): Promise<Outcome> => {
  const ok = (await runProcess(npm, ['run', '--silent', name], root)) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

/** Succeeds unless `work` throws. */
const task = (work: () => unknown) => async (): Promise<Outcome> => {
  await work();
  return { passed: 1, failed: 0 };
};

/** What `npm test` runs: checks, builds, and all tests; ends with `N passed, N failed`. */
const steps: readonly (readonly [name: string, run: () => Promise<Outcome>])[] = [
  ['lint', script('lint')],
  ['format', script('format:check')],
  ['types', script('types')],
  ['knip', script('knip')],
  ['chromium', task(() => (process.env['CHROMIUM_PATH'] = ensureChromium()))],
  ['web build', task(() => buildWebWhenNeeded(root))],
  ...['unit', 'dom', 'pglite', 'pg', 'browser'].map((project) => [project, () => runVitest(root, project)] as const),
];

const outcomes: (Outcome & { name: string; seconds: number })[] = [];
for (const [name, run] of steps) outcomes.push(await runStep(name, run));
rmSync(join(root, '.cache/vitest-results'), { recursive: true, force: true });

const width = Math.max(...outcomes.map(({ name }) => name.length));
console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`);
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
