import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countResults } from './count-results.ts';
import { runProcess } from './run-process.ts';
import type { Outcome } from './step.ts';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/**
 * Runs one project of the tests.
 * @throws Error when vitest ended without results
 */
export async function runVitest(root: string, project: string): Promise<Outcome> {
  const results = join(root, '.cache/vitest-results', `${project}.json`);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const parameters = ['run', '-c', 'tests/vitest.config.ts', '--project', project, '--passWithNoTests'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const code = await runProcess(process.execPath, [vitest, ...parameters, ...reporters], root);
  const outcome = countResults(JSON.parse(readFileSync(results, 'utf8')));
  // An error outside of any test (a rejected promise that nobody awaited, a failed setup).
  return code === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}
