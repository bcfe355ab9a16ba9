import type { Target } from './target.ts';

/** Attempts of one probe, and those that the servers did not withstand. */
export class Tally {
  tries = 0;
  readonly fell: string[] = [];

  /** Counts a try. @param what fell, in words that need no other line */
  hold(isHeld: boolean, what: string): void {
    this.tries += 1;
    if (!isHeld) this.fell.push(what);
  }
}

/** An attack on servers in production mode. */
export type Probe = {
  readonly name: string;
  /** Runs in `npm test` as well: takes a second or two. */
  readonly isCheap: boolean;
  /** @param many how often it repeats what can be repeated: 1 in `npm test`, more in `npm run attack` */
  readonly run: (target: Target, tally: Tally, many: number) => Promise<void>;
};

/** Result of a probe. */
export type ProbeResult = { readonly name: string; readonly tries: number; readonly fell: readonly string[] };

/** Longest run of a probe; whatever hangs longer has stopped a server. */
const patienceMs = 300_000;

/** Runs probes one after the other. A probe that throws or hangs fell, and so did one after which a server does not answer. */
export async function runProbes(target: Target, probes: readonly Probe[], many: number): Promise<ProbeResult[]> {
  const results: ProbeResult[] = [];
  for (const { name, run } of probes) {
    const tally = new Tally();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took more than ${patienceMs / 1000} s`)), patienceMs);
    });
    await Promise.race([run(target, tally, many), late])
      .catch((error: unknown) => tally.hold(false, String(error)))
      .finally(() => clearTimeout(timer));
    for (const health of await target.health()) tally.hold(health === 200, `health afterwards: ${health}`);
    results.push({ name, tries: tally.tries, fell: tally.fell });
  }
  return results;
}

/** A table of the results, with what fell below it. */
export function renderResults(results: readonly ProbeResult[]): string {
  const width = Math.max(5, ...results.map(({ name }) => name.length));
  const line = (name: string, ...numbers: readonly (string | number)[]) =>
    [name.padEnd(width), ...numbers.map((number) => String(number).padStart(7))].join(' ');
  const rows = results.map(({ name, tries, fell }) => line(name, tries, tries - fell.length, fell.length));
  const fallen = results.flatMap(({ name, fell }) => fell.map((what) => `✗ ${name}: ${what}`));
  return [line('probe', 'tries', 'held', 'fell'), ...rows, ...fallen].join('\n');
}
