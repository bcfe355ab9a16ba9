import type { WakeSignal } from '../wake-signal.ts';

/**
 * Result of a fetch: the stream is up to date, the server is not ready to serve it, or this store cannot apply it. Of a team: `away`,
 * the server is not ready; `closed`, the team's rows are not the user's to read, as the memberships are about to show.
 */
export type FetchOutcome = 'fetched' | 'unready' | 'stopped' | 'away' | 'closed';

/** First and longest back-off in ms before the next fetch, by the last result. */
const pauses: Readonly<Record<FetchOutcome, { readonly first: number; readonly longest: number }>> = {
  fetched: { first: 10, longest: 3000 },
  unready: { first: 250, longest: 5000 },
  stopped: { first: 1000, longest: 60_000 },
  // A coach of many teams has a hundred streams and more. After an outage the next round fetches them at once.
  away: { first: 250, longest: 60_000 },
  closed: { first: 250, longest: 60_000 },
};

/** Doubling, with jitter in the upper half. */
function pauseAfter(outcome: FetchOutcome, attempt: number): number {
  const { first, longest } = pauses[outcome];
  const ceiling = Math.min(longest, first * 2 ** Math.min(attempt, 16));
  return ceiling / 2 + (ceiling / 2) * Math.random();
}

/**
 * Retries the fetch of one stream, with back-off, until the announced changes have arrived. It never gives up.
 * @param options.fetch resolves with undefined when retrying is pointless
 * @param options.onMiss called after each fetch that did not bring them
 * @returns whether they have arrived; false when `fetch` gave up or `signal` aborted
 */
export async function retryFetch(options: {
  readonly wake: WakeSignal;
  readonly signal: AbortSignal;
  /** Result of a preceding fetch; omitted: fetches at once. */
  readonly last: FetchOutcome | undefined;
  readonly fetch: () => Promise<FetchOutcome | undefined>;
  readonly isHere: () => boolean;
  readonly onMiss: (outcome: FetchOutcome) => void;
}): Promise<boolean> {
  const { wake, signal, fetch, isHere, onMiss } = options;
  let outcome = options.last ?? (await fetch());
  for (let attempt = 0; outcome !== undefined && !signal.aborted; attempt += 1) {
    if (outcome === 'fetched' && isHere()) return true;
    onMiss(outcome);
    if (await wake.wait(pauseAfter(outcome, attempt), signal)) attempt = -1;
    if (!signal.aborted) outcome = await fetch();
  }
  return false;
}
