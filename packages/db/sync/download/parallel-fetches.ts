/** Streams fetched at the same time; a browser has six connections per host and one is the change feed's. */
export const parallelFetches = 3;

/**
 * Fetches what stands in line, in its order, so many at a time. What is taken out of the line meanwhile is not fetched.
 * @throws what a fetch throws; the others end by themselves
 */
export async function fetchInLine<Name>(line: Name[], fetch: (name: Name) => Promise<unknown>): Promise<void> {
  const fetchOn = async (): Promise<void> => {
    for (let name = line.shift(); name !== undefined; name = line.shift()) await fetch(name);
  };
  await Promise.all(Array.from({ length: parallelFetches }, fetchOn));
}
