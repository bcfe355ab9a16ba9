import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, useServer } from '../server/fixture.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SeededRandom } from './seeded-random.ts';

const server = useServer();
let proxy: FaultProxy;
let phone: Device;
let laptop: Device;

beforeAll(async () => {
  const user = await server.user();
  proxy = await FaultProxy.open(() => server.url, new SeededRandom(3));
  [phone, laptop] = await Promise.all([Device.open(proxy.url, user), Device.open(server.url, user)]);
  for (const device of [phone, laptop]) await device.until('the first sync', () => device.state.firstSyncDone);
});

afterAll(async () => {
  await Promise.all([phone.close(), laptop.close()]);
  await proxy.close();
});

const settled = (device: Device) => device.until('everything is settled', async () => (await device.outboxSize()) === 0);

type Row = { readonly exercise_name: string; readonly weight: number; readonly reps: number; readonly reserve: number | null };
const columns = 'exercise_name, weight::float8 as weight, reps, reserve';

async function rowOn(device: Device, key: string): Promise<Row | undefined> {
  return (await device.store.query<Row>(`select ${columns} from workout_tracking where id = $1`, [key])).rows[0];
}

test('two devices change one row: each column is that of the last push that names it, whenever it was written', async () => {
  const key = newId();
  const values = { workout_id: key, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' };
  await laptop.write({ table: 'workout_tracking', op: 'upsert', key, values });
  await settled(laptop);
  await phone.until('the set is there', async () => (await rowOn(phone, key)) !== undefined);

  proxy.offline = true;
  proxy.disconnect();
  // Written first, pushed last: its time decides nothing.
  await phone.write({ table: 'workout_tracking', op: 'update', key, values: { reps: 12, reserve: 2 } });
  await laptop.write({ table: 'workout_tracking', op: 'update', key, values: { weight: 50, reps: 10 } });
  await settled(laptop);
  // Its own change stays on top of what it has.
  expect(await rowOn(phone, key)).toEqual({ exercise_name: 'Kniebeuge', weight: 40, reps: 12, reserve: 2 });
  expect(await rowOn(laptop, key)).toEqual({ exercise_name: 'Kniebeuge', weight: 50, reps: 10, reserve: null });
  proxy.offline = false;
  phone.now();
  await settled(phone);

  const merged: Row = { exercise_name: 'Kniebeuge', weight: 50, reps: 12, reserve: 2 };
  const [central] = await server.sql<Row[]>`
    select exercise_name, weight::float8 as weight, reps, reserve from workout_tracking where id = ${key}`;
  expect(central).toEqual(merged);
  for (const device of [phone, laptop]) {
    await device.until('both changes', async () => (await rowOn(device, key))?.reserve === 2);
    expect(await rowOn(device, key)).toEqual(merged);
  }
});
