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
