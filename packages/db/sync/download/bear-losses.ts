import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { Unreachable } from '../transport-errors.ts';
import { parallelFetches } from './parallel-fetches.ts';
import type { FetchOutcome } from './retry-fetch.ts';

/**
 * Makes single lost requests of a round `unready`: they happen on any bad network, and a round of twenty requests without any loss would hardly
 * ever succeed there.
 * @returns fetches as `fetch` does; throws Unreachable when as many in a row are lost as run in parallel: then the network is down
 */
export function bearLosses(
  fetch: (name: StreamName) => Promise<FetchOutcome>,
  signal: AbortSignal,
): (name: StreamName) => Promise<FetchOutcome> {
  let lostInARow = 0;
  return async (name) => {
    try {
      const outcome = await fetch(name);
      lostInARow = 0;
      return outcome;
    } catch (error) {
      lostInARow += 1;
      if (signal.aborted || lostInARow >= parallelFetches || !(error instanceof Unreachable)) throw error;
      return 'unready';
    }
  };
}
