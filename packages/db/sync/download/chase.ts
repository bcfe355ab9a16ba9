import type { WakeSignal } from '../wake-signal.ts';

/** How a fetch went: the table is as new as the server can make it, it cannot be had now, or not be taken by this store. */
export type FetchOutcome = 'fetched' | 'unready' | 'stopped';

/** First and longest pause in ms before the next fetch, by how the last one went. */
const pauses: Readonly<Record<FetchOutcome, { readonly first: number; readonly longest: number }>> = {
  fetched: { first: 10, longest: 3000 },
  unready: { first: 250, longest: 5000 },
  stopped: { first: 1000, longest: 60_000 },
};

/** Doubling, with jitter in the upper half. */
function pauseAfter(outcome: FetchOutcome, attempt: number): number {
  const { first, longest } = pauses[outcome];
  const ceiling = Math.min(longest, first * 2 ** Math.min(attempt, 16));
  return ceiling / 2 + (ceiling / 2) * Math.random();
}

/**
 * Fetches one table until it has brought what was announced. It never gives up, but rests longer and longer.
 * @param options.fetch resolves with undefined when there is no point in going on
 * @param options.onMiss called after each fetch that did not bring it
 * @returns whether it is here; false when `fetch` gave up or `signal` aborted
 */
export async function chase(options: {
  readonly wake: WakeSignal;
  readonly signal: AbortSignal;
  /** How a fetch just before went; left out, one is made at once. */
  readonly last: FetchOutcome | undefined;
  readonly fetch: () => Promise<FetchOutcome | undefined>;
  readonly isHere: () => boolean;
  readonly onMiss: () => void;
}): Promise<boolean> {
  const { wake, signal, fetch, isHere, onMiss } = options;
  let outcome = options.last ?? (await fetch());
  for (let attempt = 0; outcome !== undefined && !signal.aborted; attempt += 1) {
    if (outcome === 'fetched' && isHere()) return true;
    onMiss();
    if (await wake.wait(pauseAfter(outcome, attempt), signal)) attempt = -1;
    if (!signal.aborted) outcome = await fetch();
  }
  return false;
}
