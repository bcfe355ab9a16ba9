import { afterAll, beforeAll, expect, it } from 'vitest';
import { useServer, type TestUser } from '../fixture.ts';
import { requestShape } from './shape-client.ts';
import { createReaders, SlowReaders, timeFirstSync } from './slow-readers.ts';

const server = useServer();
let slowUsers: readonly TestUser[];
let everybodyElse: TestUser;

beforeAll(async () => {
  ({ slow: slowUsers, other: everybodyElse } = await createReaders(server));
}, 60_000);

let readers: SlowReaders[] = [];
afterAll(() => {
  for (const some of readers) some.close();
});

const firstSync = () => timeFirstSync(server, everybodyElse);

/** No turn, no connection of the database is held: every snapshot has been read to its end. */
async function untilQuiet(): Promise<void> {
  const running = async () => {
    const [row] = await server.sql<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and (query ilike 'copy%' and state = 'active' or state like 'idle in transaction%')`;
    return row?.n;
  };
  await expect.poll(running, { timeout: 60_000 }).toBe(0);
}

it('fifty who read nothing do not hold up anybody’s first sync', async () => {
  // The first one warms up.
  await firstSync();
  const alone = Math.max(await firstSync(), await firstSync());
  readers = await Promise.all(slowUsers.map((user) => SlowReaders.open(server.url, user, 10)));
  await untilQuiet();
  const beside = Math.min(await firstSync(), await firstSync());
  expect(beside).toBeLessThan(2 * alone);
}, 180_000);

it('endless requests delay their sender alone: further snapshots are refused until the open ones are read', async () => {
  const [greedy] = slowUsers;
  if (greedy === undefined) throw new Error('nobody');
  const many = await SlowReaders.open(server.url, greedy, 40);
  readers.push(many);
  // Thirty wait and are sent. Counted by their own answers: one that is not read for half a minute makes room for another.
  expect(many.refused).toBeGreaterThanOrEqual(10);
  expect((await requestShape(server, everybodyElse, 'sessions', { offset: '-1' })).response.status).toBe(200);
  for (const some of readers.splice(0)) some.close();
  await expect
    .poll(async () => (await requestShape(server, greedy, 'sessions', { offset: '-1' })).response.status, { timeout: 30_000 })
    .toBe(200);
}, 180_000);
