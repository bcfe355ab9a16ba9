import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** A measured figure. Times are milliseconds. */
export type Figure = {
  readonly figure: string;
  readonly p50: number;
  readonly p95: number;
  readonly runs: number;
  /** Upper bounds. */
  readonly aim?: { readonly p50?: number; readonly p95?: number };
  /** Reference for the median: the same work done plainly, or another product. */
  readonly beside?: { readonly name: string; readonly p50: number; readonly maxRatio?: number };
  /** Load average of the last minute: others may use the machine. */
  readonly load: number;
};

/** The value below which the given part (0 to 1) of the sorted times lies, by the nearest rank. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new Error('no times');
  return value;
}

/** Records a figure for the table and prints it. */
export function record(figure: string, times: readonly number[], comparison: Pick<Figure, 'aim' | 'beside'> = {}): void {
  const taken: Figure = {
    figure,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    runs: times.length,
    ...comparison,
    load: loadavg()[0] ?? 0,
  };
  console.log(`${figure}: p50 ${taken.p50.toFixed(1)} ms, p95 ${taken.p95.toFixed(1)} ms (${taken.runs} runs)`);
  const file = process.env['BENCH_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(taken)}\n`);
}

/** The figures of a file that {@link record} wrote. */
export function readFigures(text: string): Figure[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Figure]));
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
