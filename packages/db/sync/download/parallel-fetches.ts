/** Streams fetched at the same time; a browser has six connections per host and the change feed uses one. */
export const parallelFetches = 3;

/**
 * Fetches the queue in its order, a limited number at a time. Entries removed from the queue meanwhile are not fetched.
 * @throws the error of a fetch; the others end on their own
 */
export async function fetchInLine<Name>(line: Name[], fetch: (name: Name) => Promise<unknown>): Promise<void> {
  const fetchOn = async (): Promise<void> => {
    for (let name = line.shift(); name !== undefined; name = line.shift()) await fetch(name);
  };
  await Promise.all(Array.from({ length: parallelFetches }, fetchOn));
}

/**
 * Fetches tables once the change feed is up to date, or beside it: of a store that was just filled, what the feed announces is what changed in
 * these moments, and a request less passes before the next rows. Ends when both have ended.
 * @param feed resolves with whether the feed goes on
 * @param fetchTables gets that; beside the feed it is taken for granted
 * @throws the error of the feed, else that of the tables
 */
export async function fetchWithFeed<Fetched>(
  feed: Promise<boolean>,
  isBeside: boolean,
  fetchTables: (isFeedHere: boolean) => Promise<Fetched>,
): Promise<Fetched> {
  const fetching = (isBeside ? Promise.resolve(true) : feed).then(fetchTables);
  await Promise.allSettled([feed, fetching]);
  await feed;
  return fetching;
}

/** Runs fetches in the order of the calls, as many at a time as {@link parallelFetches}. */
export class FetchTurns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Resolves with the result of `fetch`, once its turn has come. */
  async take<Result>(fetch: () => Promise<Result>): Promise<Result> {
    if (this.#running < parallelFetches) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await fetch();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
