import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, useServer } from '../server/fixture.ts';
import { Device } from './device.ts';

// Nobody listens at this port.
const server = useServer({ ELECTRIC_URL: 'http://127.0.0.1:9' });
let phone: Device;

beforeAll(async () => {
  phone = await Device.open(server.url, await server.user());
});
afterAll(() => phone.close());

test('without its Electric the server is away, not the reception; what is written is pushed all the same', async () => {
  await phone.until('the server is away', () => phone.state.connection === 'offline' && phone.state.isServerAway);
  const key = newId();
  const values = { workout_id: key, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' };
  await phone.write({ table: 'workout_tracking', op: 'upsert', key, values });
  const confirmed = () => phone.store.query(`select 1 from outbox where status = 'confirmed'`);
  await phone.until('the push is confirmed', async () => (await confirmed()).rows.length === 1);
  expect(await server.sql`select weight::float8 as weight from workout_tracking where id = ${key}`).toEqual([{ weight: 40 }]);
  // Until Electric is back nothing shows that it has arrived: it stays in the outbox, and visible.
  expect(await phone.outboxSize()).toBe(1);
  expect((await phone.store.query('select 1 from workout_tracking where id = $1', [key])).rows).toHaveLength(1);
});

test('a server that is gone is no server that is away', async () => {
  const lonely = await Device.open('http://127.0.0.1:9', await server.user());
  await lonely.until('no reception', () => lonely.state.connection === 'offline');
  expect(lonely.state.isServerAway).toBe(false);
  await lonely.close();
});
