import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ElectricAtHand, openElectric } from '../../electric-stand-in/electric-at-hand.ts';
import { ServerFixture, type TestUser } from '../fixture.ts';
import { createReaders, SlowReaders, timeFirstSync } from './slow-readers.ts';

const server = new ServerFixture();
let electric: ElectricAtHand;
let slow: readonly TestUser[];
let other: TestUser;
let readers: SlowReaders[] = [];

beforeAll(async () => {
  // Chunks so long that the network does not hold one for who does not read.
  electric = await openElectric({ rowsPerChunk: 30_000 });
  await server.start(electric.environment);
  ({ slow, other } = await createReaders(server));
}, 120_000);
afterAll(async () => {
  for (const some of readers) some.close();
  await server.stop();
  await electric.stop();
});

it('fifty who read nothing do not hold up anybody’s first sync through Electric', async () => {
  // The first one warms up.
  await timeFirstSync(server, other);
  const alone = Math.max(await timeFirstSync(server, other), await timeFirstSync(server, other));
  readers = await Promise.all(slow.map((user) => SlowReaders.open(server.url, user, 10)));
  const beside = Math.min(await timeFirstSync(server, other), await timeFirstSync(server, other));
  expect(beside).toBeLessThan(2 * alone);
}, 240_000);
