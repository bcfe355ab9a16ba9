import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { journeyFile, specialDates } from './clock/dates.ts';
import { forgetBusyStatements } from './runner/busy-statements-file.ts';
import { checks } from './runner/checks.ts';
import { readFileWeights, writeFileWeights } from './runner/file-weights.ts';
import { preparations, prepareClock } from './runner/prepare.ts';
import { runVitest } from './runner/run-vitest.ts';
import { printSummary, runLanes, runQueue, secondsOfFiles, type Step, type StepResult } from './runner/step.ts';

const root = join(import.meta.dirname, '..');

/** Browsers and servers in real time: at most two files with failures run again, and are named all the same. */
const runsAgain = 2;

const tests = (...projects: string[]): Step => ({ name: projects.join(', '), run: () => runVitest({ projects }) });

const dated = specialDates.flatMap(({ journeys }) => journeys.map(journeyFile));

const weights = readFileWeights();
const secondsOf = (files: readonly string[]) => files.reduce((seconds, file) => seconds + (weights.get(file) ?? 0), 0);

/** Everything that needs Postgres or a browser, on an ordinary day, but for the journeys that show dates. */
const ordinarily: Step = { name: 'pg, browser', run: () => runVitest({ projects: ['pg', 'browser'], without: dated, runsAgain }) };

type WeighedStep = Step & { readonly seconds: number };

/** Journeys that show dates, each at a special one. */
const atSpecialDates: readonly WeighedStep[] = specialDates.map(({ name, at, journeys }) => {
  const files = journeys.map(journeyFile);
  const run = () => runVitest({ projects: ['browser'], files, at, runsAgain, slots: 1, environment: { SERVER_IS_BUNDLED: '1' } });
  return { name, seconds: secondsOf(files), run };
});

/** Journeys in the other engines, beside those of special dates: no libfaketime in their browsers, so none in their servers. */
const inOtherEngines: readonly WeighedStep[] = [
  ['Firefox', ['firefox', 'firefox-sessions', 'process-group']] as const,
  ['WebKit', ['webkit', 'webkit-sessions']] as const,
].map(([name, journeys]) => {
  const files = journeys.map((journey) => `tests/engines/${journey}.test.ts`);
  const environment = { SERVER_IS_BUNDLED: '1' };
  return {
    name,
    seconds: secondsOf(files),
    run: () => runVitest({ projects: ['engines'], files, at: null, runsAgain, slots: 1, environment }),
  };
});

/** Two run side by side; the heaviest comes first, so that they end together. */
const besideEachOther = [...inOtherEngines, ...atSpecialDates].toSorted((one, other) => other.seconds - one.seconds);

/**
 * Runs `npm test`, or with `--quick` the part that needs neither Postgres nor browser; ends with `N passed, N failed`.
 * With `--weigh` it keeps the seconds of the files, by which the next runs order them.
 */
async function main(quick: boolean, weigh: boolean): Promise<void> {
  forgetBusyStatements();
  const results: StepResult[] = await runLanes([[prepareClock]]);
  const builds = quick ? [] : [...preparations, tests('build')];
  results.push(...(await runLanes([[...checks, ...builds], [tests('unit', 'dom', 'pglite')]])));
  if (!quick) results.push(...(await runLanes([[ordinarily]])), ...(await runQueue(besideEachOther, 2)));
  rmSync(join(root, '.cache/vitest-results'), { recursive: true, force: true });
  if (weigh) writeFileWeights(secondsOfFiles(results));
  process.exit(printSummary(results) ? 0 : 1);
}

await main(process.argv.includes('--quick'), process.argv.includes('--weigh'));
