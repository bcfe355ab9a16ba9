import { afterAll, beforeAll, expect, test } from 'vitest';
import { ElectricStandIn } from '../electric-stand-in/electric-stand-in.ts';
import { createDatabase, newId, ServerFixture, type TestUser } from '../server/fixture.ts';
import { insertSets } from '../server/pushes/sample-rows.ts';
import { readShape } from '../server/shapes/shape-client.ts';
import { Device } from './device.ts';

const server = new ServerFixture();
let electric: ElectricStandIn;
let user: TestUser;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  electric = await ElectricStandIn.start(databaseUrl);
  await server.start({ DATABASE_URL: databaseUrl, ELECTRIC_URL: electric.url, ELECTRIC_SECRET: electric.secret });
  user = await server.user();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await electric.stop();
});

const setsOf = async (device: Device) =>
  (await device.store.query<{ count: number }>('select count(*)::int as count from workout_tracking')).rows[0]?.count;
const touchASet = () =>
  server.sql`update workout_tracking set reps = coalesce(reps, 0) + 1 where id = (select min(id::text)::uuid from workout_tracking where user_id = ${user.id})`;

test('a device that Electric gives a shape with gaps asks for another one and has all rows, then and later; the operator gets a log line', async () => {
  await insertSets(server.sql, user.id, 83);
  await readShape(server, user, 'workout_tracking');
  electric.loseRows('workout_tracking');
  const device = await Device.open(server.url, user);
  try {
    await device.until('the first sync', () => device.state.firstSyncDone);
    expect(await setsOf(device)).toBe(0);
    await touchASet();
    await device.until('all rows', async () => (await setsOf(device)) === 83);
    await device.until('nothing is stopped', () => device.state.stopped.length === 0);
    const key = newId();
    await server.sql`insert into workout_tracking (id, user_id, workout_id, exercise_name) values (${key}, ${user.id}, ${key}, 'Sprung')`;
    await touchASet();
    await device.until('what comes later', async () => (await setsOf(device)) === 84);
    expect(server.logged.filter((line) => line.includes('stored shape of workout_tracking lacks rows'))).toHaveLength(1);
  } finally {
    await device.close();
  }
});
