/** Shortest and longest wait between attempts, in ms. */
const shortest = 250;
const longest = 20_000;

/**
 * Wait before attempt n (counted from 0): doubling, with full jitter in its upper half, so that many devices do not
 * come back at the same moment.
 * @param random 0 ≤ random < 1
 */
export function retryDelay(attempt: number, random: number): number {
  const ceiling = Math.min(longest, shortest * 2 ** Math.min(attempt, 16));
  return ceiling / 2 + (ceiling / 2) * random;
}
