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
