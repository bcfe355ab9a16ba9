import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebWhenNeeded } from '../server/web-build.ts';
import { ensureChromium } from './chromium.ts';
import { checks } from './runner/checks.ts';
import { runVitest } from './runner/run-vitest.ts';
import { printSummary, runLanes, task, type Step, type StepResult } from './runner/step.ts';

const root = join(import.meta.dirname, '..');

const tests = (...projects: string[]): Step => ({ name: projects.join(', '), run: () => runVitest({ projects }) });

/** What `npm test` runs, or with `--quick` what needs neither Postgres nor browser; ends with `N passed, N failed`. */
async function main(quick: boolean): Promise<void> {
  const results: StepResult[] = await runLanes([checks, [tests('unit', 'dom', 'pglite')]]);
  if (!quick) {
    const prepared = [
      task('chromium', () => (process.env['CHROMIUM_PATH'] = ensureChromium())),
      task('web build', () => buildWebWhenNeeded(root)),
    ];
    results.push(...(await runLanes([[...prepared, tests('build'), tests('pg', 'browser'), tests('alone')]])));
  }
  rmSync(join(root, '.cache/vitest-results'), { recursive: true, force: true });
  process.exit(printSummary(results) ? 0 : 1);
}

await main(process.argv.includes('--quick'));
