/** Makes an input of about `size` characters. */
export type Input<Value> = (size: number) => Value;

const rounds = 3;
const attempts = 8;
const smallestMs = 3;
const largestSize = 1 << 16;

/** Half-way between what is linear under load and what is quadratic. */
export const maxGrowth = 3.3;

/**
 * Milliseconds of this process' processor for work that is done when it returns, whatever else the machine does; of the clock for
 * work that waits for Postgres.
 */
async function time(work: () => unknown): Promise<number> {
  const [started, usage] = [performance.now(), process.cpuUsage()];
  const result = work();
  if (!(result instanceof Promise)) {
    const { user, system } = process.cpuUsage(usage);
    return (user + system) / 1000;
  }
  await result;
  return performance.now() - started;
}

/** A size whose cost stands out of the noise of clock and collector, or the largest. */
async function findSize<Value>(read: (value: Value) => unknown, input: Input<Value>, most: number): Promise<number> {
  for (let size = 512; size < most; size *= 2) {
    const value = input(size);
    // The first call also compiles, and any may meet the collector.
    let best = Infinity;
    for (let run = 0; run < 3 && best > smallestMs; run += 1) best = Math.min(best, await time(() => read(value)));
    if (best > smallestMs) return size;
  }
  return most;
}

async function measure<Value>(read: (value: Value) => unknown, one: Value, two: Value): Promise<number> {
  let [bestOne, bestTwo] = [Infinity, Infinity];
  // In turns, so that the load of the machine falls on both.
  for (let round = 0; round < rounds; round += 1) {
    bestOne = Math.min(bestOne, await time(() => read(one)));
    bestTwo = Math.min(bestTwo, await time(() => read(two)));
  }
  // So little may be noise of clock and collector: what grows faster than its input is far above it.
  return bestTwo < 3 * smallestMs ? 1 : bestTwo / bestOne;
}

/**
 * How many times as long twice the input takes: about 2 for a linear reader, 4 for a quadratic one. The lowest of a few
 * tries, since load only adds.
 * @param most largest size that is tried
 */
export async function growthOf<Value>(read: (value: Value) => unknown, input: Input<Value>, most = largestSize): Promise<number> {
  const size = await findSize(read, input, most);
  const [one, two] = [input(size), input(size * 2)];
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest >= maxGrowth; attempt += 1) lowest = Math.min(lowest, await measure(read, one, two));
  return lowest;
}
