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
