import { notedBusyStatements } from './busy-statements-file.ts';

/** How many tests a step ran, and what is to be said of those that failed. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly string[];
  /** Tests that failed once and passed when their file ran again. */
  readonly unsteady?: readonly string[];
  /** How long each test file took, by its path from the root. */
  readonly fileSeconds?: ReadonlyMap<string, number>;
};

/** Something that `npm test` does. */
export type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

/** A step that has ended. */
export type StepResult = Outcome & { readonly name: string; readonly seconds: number };

/** Runs a step, with a heading and its time. A step that throws is one failed test; the others go on. */
async function runStep({ name, run }: Step): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
  });
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}

/** How long each test file took in all steps together. */
export function secondsOfFiles(results: readonly StepResult[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, seconds] of results.flatMap(({ fileSeconds }) => [...(fileSeconds ?? [])]))
    sums.set(name, (sums.get(name) ?? 0) + seconds);
  return sums;
}

/** Runs steps one after the other. */
async function runAll(steps: Iterable<Step>): Promise<StepResult[]> {
  const ended: StepResult[] = [];
  for (const step of steps) ended.push(await runStep(step));
  return ended;
}

/** Runs lanes side by side, the steps of a lane one after the other. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<StepResult[]> {
  return (await Promise.all(lanes.map(runAll))).flat();
}

/** Starts steps in their order, `sideBySide` of them at a time. */
export async function runQueue(steps: readonly Step[], sideBySide: number): Promise<StepResult[]> {
  const queue = steps.values();
  // Each takes the next step from the one queue.
  return (await Promise.all(Array.from({ length: sideBySide }, () => runAll(queue)))).flat();
}

/** A step that runs a piece of work and succeeds unless it throws. */
export function task(name: string, work: () => unknown): Step {
  return {
    name,
    run: async () => {
      await work();
      return { passed: 1, failed: 0 };
    },
  };
}

/**
 * Prints what failed, each step and, as the last line, `N passed, N failed`: whoever sees the end alone sees all of it.
 * @returns whether all passed
 */
export function printSummary(results: readonly StepResult[]): boolean {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, failures = [], unsteady = [] } of results) {
    for (const failure of unsteady) console.log(`\n~ ${name}, failed once and passed when its file ran again: ${failure}`);
    for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
  }
  const busy = notedBusyStatements();
  if (busy.length > 0) console.log('\nWhat Postgres was doing when tests had failed:');
  for (const line of busy) console.log(line);
  const slowest = [...secondsOfFiles(results)].toSorted(([, one], [, other]) => other - one).slice(0, 10);
  if (slowest.length > 0) console.log('\nThe slowest files:');
  for (const [name, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
