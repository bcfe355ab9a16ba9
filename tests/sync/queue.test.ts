import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, useServer } from '../server/fixture.ts';
import { proofCount } from '../proof-counts.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SeededRandom } from './seeded-random.ts';

const queued = proofCount('QUEUED_SETS');
const server = useServer();
let proxy: FaultProxy;
let device: Device;

beforeAll(async () => {
  proxy = await FaultProxy.open(() => server.url, new SeededRandom(5));
  device = await Device.open(proxy.url, await server.user());
  await device.until('the first sync', () => device.state.firstSyncDone);
});

afterAll(async () => {
  await device.close();
  await proxy.close();
});

/** Logs sets of one workout, some at a time. */
async function logSets(count: number): Promise<void> {
  const workout = newId();
  const created_at = new Date().toISOString();
  for (let n = 0; n < count; n += 100) {
    await device.write(
      ...Array.from({ length: 100 }, (_, index) => ({
        table: 'workout_tracking' as const,
        op: 'upsert' as const,
        key: newId(),
        values: { workout_id: workout, exercise_name: 'Kniebeuge', weight: 40, reps: (n + index) % 50, created_at },
      })),
    );
  }
}

test(`${queued} sets logged offline upload across five cuts, each once`, async () => {
  proxy.offline = true;
  proxy.disconnect();
  await logSets(queued);
  expect(await device.outboxSize()).toBe(queued);

  const faults = ['cut', 'swallow', 'drop', 'cut', 'swallow'] as const;
  proxy.planned = faults.map((fault) => ({ path: '/api/sync/mutations', fault }));
  proxy.offline = false;
  device.now();
  await device.until('everything is settled', async () => (await device.outboxSize()) === 0, 60_000);
  expect(proxy.planned).toEqual([]);

  const central = await server.sql<{ count: string; changes: string }[]>`
    select count(*), (select count(*) from shape_log where table_name = 'workout_tracking' and owner = ${device.user.id}) as changes
      from workout_tracking where user_id = ${device.user.id}`;
  expect(central[0]).toEqual({ count: String(queued), changes: String(queued) });
}, 120_000);

test('a long queue’s rows are fetched after all of them are pushed, not batch by batch', async () => {
  proxy.offline = true;
  proxy.disconnect();
  await logSets(3000);
  proxy.offline = false;
  proxy.asked.length = 0;
  device.now();
  await device.until('everything is settled', async () => (await device.outboxSize()) === 0, 60_000);
  const isPush = (path: string) => path === '/api/sync/mutations';
  const pushing = proxy.asked.slice(proxy.asked.findIndex(isPush), proxy.asked.findLastIndex(isPush));
  expect(pushing.filter(isPush)).toHaveLength(5);
  // One may have been announced before the first batch was answered.
  expect(pushing.filter((path) => path.startsWith('/api/shapes/workout_tracking')).length).toBeLessThanOrEqual(1);
  await device.until('nothing is behind', () => !device.state.isBehind);
}, 120_000);
