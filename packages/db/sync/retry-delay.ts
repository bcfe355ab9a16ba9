import { SignedOut } from './transport-errors.ts';

/** Shortest and longest back-off, in ms. */
const shortest = 250;
const longest = 20_000;

/**
 * Back-off before attempt n (from 0): doubling, with full jitter in its upper half, so that many devices do not retry at the same
 * moment.
 * @param random 0 ≤ random < 1
 */
function retryDelay(attempt: number, random: number): number {
  const ceiling = Math.min(longest, shortest * 2 ** Math.min(attempt, 16));
  return ceiling / 2 + (ceiling / 2) * random;
}

/** Pause in ms while signed out: only the user can end that, and signing in wakes the loop. */
const signedOutPause = 60_000;

/** Back-off after a failure, in ms; `attempt` counts the failures before it. */
export function pauseAfter(error: unknown, attempt: number): number {
  return error instanceof SignedOut ? signedOutPause : retryDelay(attempt, Math.random());
}
