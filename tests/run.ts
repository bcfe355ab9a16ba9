import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './runner/checks.ts';
import { preparations } from './runner/prepare.ts';
import { runVitest } from './runner/run-vitest.ts';
import { printSummary, runLanes, type Step, type StepResult } from './runner/step.ts';

const root = join(import.meta.dirname, '..');

const tests = (...projects: string[]): Step => ({ name: projects.join(', '), run: () => runVitest({ projects }) });

/** Browsers and servers in real time: what fails there in one or two files has a second chance, and is named all the same. */
const inRealTime = (...projects: string[]): Step => ({ name: projects.join(', '), run: () => runVitest({ projects, runsAgain: 2 }) });

/** What `npm test` runs, or with `--quick` what needs neither Postgres nor browser; ends with `N passed, N failed`. */
async function main(quick: boolean): Promise<void> {
  const builds = quick ? [] : [...preparations, tests('build')];
  const results: StepResult[] = await runLanes([[...checks, ...builds], [tests('unit', 'dom', 'pglite')]]);
  if (!quick) results.push(...(await runLanes([[inRealTime('pg', 'browser')]])));
  rmSync(join(root, '.cache/vitest-results'), { recursive: true, force: true });
  process.exit(printSummary(results) ? 0 : 1);
}

await main(process.argv.includes('--quick'));
