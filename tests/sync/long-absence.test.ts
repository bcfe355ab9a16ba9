import type { Mutation } from '@anwurf/contract/sync/mutation';
import { pendingMutations } from '@anwurf/db/sync/upload/outbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, type TestUser, useServer } from '../server/fixture.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SeededRandom } from './seeded-random.ts';

const server = useServer();
const patience = { timeout: 20_000 };
let proxy: FaultProxy;
let user: TestUser;
let device: Device;

beforeAll(async () => {
  proxy = await FaultProxy.open(() => server.url, new SeededRandom(3));
});
beforeEach(async () => {
  proxy.offline = false;
  user = await server.user();
  device = await Device.open(proxy.url, user);
  await device.until('the first sync', () => device.state.firstSyncDone);
});
afterAll(() => proxy.close());

async function logSet(weight: number, key = newId()): Promise<string> {
  const values = { workout_id: key, exercise_name: 'Kniebeuge', weight, reps: 5, created_at: new Date().toISOString() };
  await device.write({ table: 'workout_tracking', op: 'upsert', key, values });
  return key;
}
const settled = () => device.until('everything is settled', async () => (await device.outboxSize()) === 0);
const weights = async () =>
  (await server.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${user.id} order by created_at`).map((row) =>
    Number(row.weight),
  );
async function remembered(): Promise<number> {
  const [row] = await server.sql<{ n: number }[]>`select count(*)::int as n from sync_mutations where user_id = ${user.id}`;
  return row?.n ?? -1;
}
async function push(mutations: readonly Mutation[]): Promise<unknown[]> {
  const { results } = (await (await server.push(user, mutations)).json()) as { results: { status: string }[] };
  return results.map(({ status }) => status);
}

test('the server forgets what a device has settled, once that opens its store anew; nothing else', async () => {
  for (let n = 0; n < 5; n += 1) await logSet(n);
  await settled();
  expect(await remembered()).toBe(5);
  await device.reopen();
  await expect.poll(remembered, patience).toBe(0);
  await logSet(9);
  await settled();
  expect(await remembered()).toBe(1);
  expect(await weights()).toEqual([0, 1, 2, 3, 4, 9]);
  await device.close();
});

test('a mutation that has been forgotten is not applied again, and the device that sends it settles', async () => {
  proxy.offline = true;
  const key = await logSet(40);
  const [first] = await pendingMutations(device.store, 1);
  proxy.offline = false;
  device.now();
  await settled();
  await device.write({ table: 'workout_tracking', op: 'update', key, values: { weight: 60 } });
  await settled();
  await device.reopen();
  await expect.poll(remembered, patience).toBe(0);
  // From a backup of the profile, or a request that was stuck for long: an older value must not come back.
  expect(await push(first === undefined ? [] : [first])).toEqual(['applied']);
  expect(await weights()).toEqual([60]);
  await device.write({ table: 'workout_tracking', op: 'delete', key });
  await settled();
  await device.store.query(
    `insert into outbox (id, table_name, key, op, "values", origin) values ($1, 'workout_tracking', $2, 'upsert', $3, $4)`,
    [first?.id, key, JSON.stringify(first?.values), first?.origin],
  );
  await device.store.query(`insert into base_rows (table_name, key) values ('workout_tracking', $1)`, [key]);
  device.now();
  await settled();
  expect(await weights()).toEqual([]);
  await device.close();
});

test('a device that comes back after a year neither doubles nor loses a set', async () => {
  await logSet(10);
  await settled();
  await device.reopen();
  await expect.poll(remembered, patience).toBe(0);
  // The last evening: one push whose answer is lost, one set that nobody got.
  proxy.planned.push({ path: '/api/sync/mutations', fault: 'swallow' });
  const doubtful = await logSet(20);
  await expect.poll(weights, patience).toEqual([10, 20]);
  proxy.offline = true;
  proxy.disconnect();
  await logSet(30);
  await server.sql`update sync_mutations set created_at = created_at - interval '1 year' where user_id = ${user.id}`;
  // Meanwhile another device corrects the doubtful one, and is itself opened and closed.
  const other = await Device.open(server.url, user);
  await other.until('the sets are here', async () => (await other.store.query('select from workout_tracking')).rows.length === 2);
  await other.write({ table: 'workout_tracking', op: 'update', key: doubtful, values: { weight: 25 } });
  await other.until('settled', async () => (await other.outboxSize()) === 0);
  await other.reopen();
  await expect.poll(remembered, patience).toBe(1);
  await other.close();

  proxy.offline = false;
  await device.reopen();
  await settled();
  expect(await weights()).toEqual([10, 25, 30]);
  await device.reopen();
  await expect.poll(remembered, patience).toBe(0);
  expect(await weights()).toEqual([10, 25, 30]);
  await device.close();
});

test('while a change is refused, or of unknown origin, what may belong to it is remembered', async () => {
  await device.write({ table: 'workout_tracking', op: 'update', key: newId(), values: { weight: 1 } });
  await logSet(2);
  await device.until('the refusal is shown', async () => device.state.refused.length === 1 && (await device.outboxSize()) === 1);
  await device.reopen();
  await device.until('in step', () => device.state.connection === 'online');
  expect(await remembered()).toBe(1);
  await device.discard(device.state.refused[0]?.mutationId ?? '');
  await device.store.query(
    `insert into outbox (id, table_name, key, op, "values", status) values ($1, 'workout_tracking', $1, 'upsert', '{}', 'refused')`,
    [newId()],
  );
  await device.reopen();
  await device.until('in step', () => device.state.connection === 'online');
  expect(await remembered()).toBe(1);
  await device.store.query('delete from outbox');
  await device.reopen();
  await expect.poll(remembered, patience).toBe(0);
  await device.close();
});

test('nobody finishes anybody else’s origins', async () => {
  await logSet(1);
  await settled();
  const [mine] = await server.sql<{ origin: string }[]>`select origin from sync_mutations where user_id = ${user.id}`;
  const thief = await server.user();
  const body = JSON.stringify({ origins: [mine?.origin] });
  const headers = { 'content-type': 'application/json' };
  expect((await server.fetch('/api/sync/finished-origins', { method: 'POST', body, headers, as: thief })).status).toBe(204);
  expect((await server.fetch('/api/sync/finished-origins', { method: 'POST', body, headers })).status).toBe(401);
  expect(await remembered()).toBe(1);
  await device.close();
});
