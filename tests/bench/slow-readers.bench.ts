import { expect, test } from 'vitest';
import { insertSets } from '../server/pushes/sample-rows.ts';
import { SlowReaders } from '../server/shapes/slow-readers.ts';
import { Device } from '../sync/device.ts';
import { useBenchServer } from './bench-server.ts';
import { percentile, record, timed } from './figures.ts';

const server = useBenchServer();
const runs = 5;

test('first sync while fifty others read nothing of theirs', async () => {
  const user = await server.user();
  await insertSets(server.sql, user.id, 3000);
  const sync = () =>
    timed(async () => {
      const device = await Device.open(server.url, user);
      await device.until('the first sync', () => device.state.firstSyncDone);
      await device.close();
    });
  await sync();
  const alone: number[] = [];
  for (let run = 0; run < runs; run += 1) alone.push(await sync());

  const slow = await Promise.all(Array.from({ length: 5 }, () => server.user()));
  for (const { id } of slow) await insertSets(server.sql, id, 40_000);
  const readers = await Promise.all(slow.map((one) => SlowReaders.open(server.url, one, 10)));
  const beside: number[] = [];
  for (let run = 0; run < runs; run += 1) beside.push(await sync());
  for (const some of readers) some.close();
  expect(beside).toHaveLength(runs);
  record('First sync of 3,000 sets and all else beside fifty slow readers, Node', beside, {
    beside: { name: 'alone', p50: percentile(alone, 0.5), maxRatio: 2 },
  });
});
