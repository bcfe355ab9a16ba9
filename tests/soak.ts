import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { journeyFile, ordinaryDay, specialDates } from './clock/dates.ts';
import { checkManyPlans } from './plan/many-plans.ts';
import { proofs, type Proof } from './proofs.ts';
import { startLoad } from './runner/load.ts';
import { preparations, prepareClock } from './runner/prepare.ts';
import { runVitest } from './runner/run-vitest.ts';
import { printSummary, runLanes, type Outcome, type Step } from './runner/step.ts';
import { keepSeed } from './seeds/seeds.ts';

/** Runs a proof with new seeds until its share of the time is over, at least once. Failing seeds join its list. */
async function explore({ name, project, files, seeds, counts }: Proof, shareMs: number): Promise<Outcome> {
  const end = performance.now() + shareMs;
  const [tried, failures]: [number[], string[]] = [[], []];
  let passed = 0;
  do {
    const seed = randomInt(1_000_000_000);
    tried.push(seed);
    const outcome = await runVitest({ projects: [project], files, environment: { ...counts, SEED: String(seed) } });
    passed += outcome.passed;
    failures.push(...(outcome.failures ?? []).map((failure) => `SEED=${seed} ${failure}`));
    if (outcome.failed > 0 && seeds !== undefined) keepSeed(seeds, seed, `failed on ${new Date().toISOString().slice(0, 10)}`);
  } while (performance.now() < end);
  console.log(`${name}: SEED=${tried.join(', ')}`);
  return { passed, failed: failures.length, failures };
}

/** Runs every browser and Postgres file so often beside a load; each failure is a failure. */
const unsteadySteps = (rounds: number): Step[] =>
  Array.from({ length: rounds }, (_, round) => ({
    name: `beside a load, ${round + 1} of ${rounds}`,
    run: async () => {
      const stopLoad = startLoad();
      try {
        return await runVitest({ projects: ['pg', 'browser'] });
      } finally {
        stopLoad();
      }
    },
  }));

type NamedDate = { readonly name: string; readonly at: Date };

const weekdayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** Noon of the seven days from the ordinary one on. */
const weekdays: readonly NamedDate[] = Array.from({ length: 7 }, (_, days) => new Date(ordinaryDay.getTime() + days * 86_400_000)).map(
  (at) => ({ name: weekdayFormat.format(at), at }),
);

/** Runs all journeys that show dates at each of some dates. */
const dateSteps = (dates: readonly NamedDate[]): Step[] =>
  dates.map(({ name, at }) => ({
    name,
    run: () => runVitest({ projects: ['browser'], files: specialDates.flatMap(({ journeys }) => journeys.map(journeyFile)), at }),
  }));

/** Checks so many plans in this process; seeds whose batch broke something join the list of plans. */
function checkPlans(least: number): boolean {
  const failed = checkManyPlans(least);
  for (const seed of failed) keepSeed('plans', seed, `failed on ${new Date().toISOString().slice(0, 10)}`);
  return failed.length === 0;
}

/**
 * Runs `npm run soak`: random proofs with new seeds for `--minutes N` (60); with `--plans N` as many plans alone, in one process;
 * with `--unsteady N` every browser and Postgres file N times beside a load; with `--dates` every journey that shows dates at every
 * special date, with `--weekdays` on every day of the week.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      plans: { type: 'string' },
      unsteady: { type: 'string' },
      dates: { type: 'boolean', default: false },
      weekdays: { type: 'boolean', default: false },
    },
  });
  if (values.plans !== undefined) process.exit(checkPlans(Number(values.plans)) ? 0 : 1);
  const shareMs = (Number(values.minutes) * 60_000) / proofs.length;
  const explorations = () => proofs.map((proof) => ({ name: proof.name, run: () => explore(proof, shareMs) }));
  const dates = [...(values.dates ? specialDates : []), ...(values.weekdays ? weekdays : [])];
  const chosen =
    values.unsteady !== undefined ? unsteadySteps(Number(values.unsteady)) : dates.length > 0 ? dateSteps(dates) : explorations();
  const results = await runLanes([[prepareClock, ...preparations, ...chosen]]);
  process.exit(printSummary(results) ? 0 : 1);
}

await main();
