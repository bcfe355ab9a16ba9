import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, useServer } from '../server/fixture.ts';
import { proofCount } from '../proof-counts.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SeededRandom } from './seeded-random.ts';

const server = useServer();
let proxy: FaultProxy;
let device: Device;

beforeAll(async () => {
  proxy = await FaultProxy.open(() => server.url, new SeededRandom(1));
  device = await Device.open(proxy.url, await server.user());
});

afterAll(async () => {
  await device.close();
  await proxy.close();
});

const times = proofCount('SWALLOWED_ANSWERS');

test(`a push whose answer is lost ${times} times takes effect exactly once each time`, async () => {
  const keys: string[] = [];
  for (let round = 0; round < times; round += 1) {
    const key = newId();
    keys.push(key);
    proxy.planned.push({ path: '/api/sync/mutations', fault: 'swallow' });
    await device.write({
      table: 'workout_tracking',
      op: 'upsert',
      key,
      values: { workout_id: key, exercise_name: 'Kniebeuge', weight: round, reps: 5, created_at: new Date().toISOString() },
    });
    await device.until('the set is settled', async () => (await device.outboxSize()) === 0);
  }
  expect(proxy.struck.swallow).toBe(times);
  const sets = await server.sql<{ id: string; changes: string }[]>`
    select sets.id, (select count(*) from shape_log where shape_log.key = sets.id) as changes
      from workout_tracking sets where user_id = ${device.user.id} order by weight`;
  expect(sets.map(({ id, changes }) => [id, changes])).toEqual(keys.map((key) => [key, '1']));
});
