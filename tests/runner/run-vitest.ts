import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ordinaryDay, testZone } from '../clock/dates.ts';
import { movedClock } from '../clock/moved-clock.ts';
import { countResults, type Counted } from './count-results.ts';
import { runProcess } from './run-process.ts';
import { settleFailures } from './settle-failures.ts';
import type { Outcome } from './step.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** Selection of tests and how they run. */
export type VitestRun = {
  readonly projects: readonly string[];
  /** Parts of file names; all files without any. */
  readonly files?: readonly string[];
  /** Files that another step runs. */
  readonly without?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly limitMs?: number;
  /** Date and time of the tests' clock at their start; null: the machine's own; default: the ordinary day. */
  readonly at?: Date | null;
  /** Files that run side by side; default: two. */
  readonly slots?: number;
  /** So many files with failures are run again; with more of them it is no matter of timing. */
  readonly runsAgain?: number;
};

let runs = 0;

/** Runs vitest once. */
async function runOnce({
  projects,
  files = [],
  without = [],
  at = ordinaryDay,
  environment,
  slots,
  ...options
}: VitestRun): Promise<{ code: number | null; counted: Counted }> {
  const results = join(root, '.cache/vitest-results', `${(runs += 1)}.json`);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const left = without.map((file) => `--exclude=${file}`);
  const parameters = [vitest, 'run', '-c', 'tests/vitest.config.ts', ...chosen, ...reporters, ...left, ...files];
  const clock = {
    TZ: testZone,
    ...(at !== null && movedClock(at)),
    ...(slots !== undefined && { TEST_SLOTS: String(slots) }),
    ...environment,
  };
  const { code } = await runProcess(process.execPath, parameters, { folder: root, live: true, ...options, environment: clock });
  return { code, counted: countResults(JSON.parse(readFileSync(results, 'utf8'))) };
}

/**
 * Runs projects of the tests. Where it is asked for, the files of a few failures run again by themselves: what then passes was
 * a matter of timing, and is reported as unsteady.
 * @throws Error when vitest ended without results
 */
export async function runVitest(run: VitestRun): Promise<Outcome> {
  const { code, counted } = await runOnce(run);
  const { failedFiles, ...outcome } = counted;
  // An error outside of any test (a rejected promise that nobody awaited, a failed setup).
  if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1, failures: ['an error outside of any test, see above'] };
  if (outcome.failed === 0 || failedFiles.length > (run.runsAgain ?? 0)) return outcome;
  console.log(`\n── again: ${failedFiles.join(', ')}`);
  const again = await runOnce({ ...run, files: failedFiles });
  return settleFailures(outcome, again.code === 0 ? again.counted : null);
}
