import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countResults } from './count-results.ts';
import { runProcess } from './run-process.ts';
import type { Outcome } from './step.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** What of the tests is run, and how. */
export type VitestRun = {
  readonly projects: readonly string[];
  /** Parts of file names; all files without any. */
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly limitMs?: number;
};

/**
 * Runs projects of the tests.
 * @throws Error when vitest ended without results
 */
export async function runVitest({ projects, files = [], ...options }: VitestRun): Promise<Outcome> {
  const results = join(root, '.cache/vitest-results', `${projects.join('-')}.json`);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const parameters = [vitest, 'run', '-c', 'tests/vitest.config.ts', ...chosen, ...reporters, ...files];
  const { code } = await runProcess(process.execPath, parameters, { folder: root, live: true, ...options });
  const outcome = countResults(JSON.parse(readFileSync(results, 'utf8')));
  // An error outside of any test (a rejected promise that nobody awaited, a failed setup).
  return code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, failures: ['an error outside of any test, see above'] };
}
