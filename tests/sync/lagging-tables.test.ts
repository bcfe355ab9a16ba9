import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ElectricStandIn } from '../electric-stand-in/electric-stand-in.ts';
import { createDatabase, newId, ServerFixture, type TestUser } from '../server/fixture.ts';
import { insertParents, insertRow } from '../server/pushes/sample-rows.ts';
import { Device } from './device.ts';

// A change of one table can be readable before an earlier one of another: each of Electric's shapes lags for itself.
const server = new ServerFixture();
let electric: ElectricStandIn;
let user: TestUser;
let device: Device;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  electric = await ElectricStandIn.start(databaseUrl);
  await server.start({ DATABASE_URL: databaseUrl, ELECTRIC_URL: electric.url, ELECTRIC_SECRET: electric.secret });
}, 60_000);
beforeEach(async () => {
  user = await server.user();
});
afterEach(async () => {
  electric.lag(() => 0);
  electric.release('workout_tracking');
  await device.close();
});
afterAll(async () => {
  await server.stop();
  await electric.stop();
});

async function addSet(): Promise<string> {
  const id = newId();
  await server.sql`insert into workout_tracking (id, user_id, workout_id, exercise_name) values (${id}, ${user.id}, ${id}, 'Sprung')`;
  return id;
}
async function openInStep(): Promise<Device> {
  const opened = await Device.open(server.url, user);
  await opened.until('in step', () => opened.state.connection === 'online' && opened.state.firstSyncDone && !opened.state.isBehind);
  return opened;
}
const has = async (of: Device, id: string): Promise<boolean> =>
  (await of.store.query('select from workout_tracking where id = $1', [id])).rows.length === 1;

test('a row that lags at the first fetch arrives, and until then the device does not say that it is in step', async () => {
  // Somebody's shape is there already, so that the new device gets one that lags; and his change feed names the row.
  const other = await openInStep();
  electric.hold('workout_tracking');
  const id = await addSet();
  await other.until('it knows', () => other.state.isBehind);
  await other.close();
  device = await Device.open(server.url, user);
  await device.until('the first sync', () => device.state.firstSyncDone);
  expect(device.state).toMatchObject({ connection: 'online', isBehind: true, lastSyncedAt: null });
  expect(await has(device, id)).toBe(false);
  electric.release('workout_tracking');
  await device.until('the row is here', () => has(device, id), 5000);
  await device.until('in step', () => !device.state.isBehind && device.state.lastSyncedAt !== null, 5000);
});

test('a snapshot that Electric had kept since before the feed is followed up: a change after it is here with the first sync', async () => {
  // The catalogue is everybody's: its shape is there with the first device, and no feed announces its rows.
  const other = await openInStep();
  await other.close();
  await server.sql`update exercise_catalogue set name = 'Umbenannt' where number = (select min(number) from exercise_catalogue)`;
  device = await Device.open(server.url, await server.user());
  await device.until('the first sync', () => device.state.firstSyncDone);
  expect((await device.store.query("select from exercise_catalogue where name = 'Umbenannt'")).rows).toHaveLength(1);
});

test('a row that lags longer than anybody waits arrives, and what the others bring does not wait for it', async () => {
  device = await openInStep();
  electric.hold('workout_tracking');
  const id = await addSet();
  await device.until('it knows', () => device.state.isBehind);
  const parents = await insertParents(server.sql, user.id);
  const key = await insertRow(server.sql, 'fitness_tests', user.id, parents);
  const hasTest = async () => (await device.store.query('select from fitness_tests where id = $1', [key])).rows.length === 1;
  await device.until('the other table goes on', hasTest, 5000);
  // It tries on; that it never gives up: retry-fetch.test.ts.
  const fetches = () => electric.requests.filter(({ url }) => /\bworkout_tracking\b/.test(url.searchParams.get('table') ?? '')).length;
  const before = fetches();
  await device.until('it has tried five times more', () => fetches() > before + 4);
  expect(device.state.isBehind).toBe(true);
  expect(await has(device, id)).toBe(false);
  electric.release('workout_tracking');
  await device.until('the row is here', () => has(device, id), 5000);
});

test('sync that starts anew knows what is still to come, and what has come', async () => {
  device = await openInStep();
  const here = await addSet();
  await device.until('the row is here', () => has(device, here));
  await device.restart();
  await device.until('in step', () => device.state.connection === 'online');
  expect(device.state.isBehind).toBe(false);
  electric.hold('workout_tracking');
  const late = await addSet();
  await device.until('it knows', () => device.state.isBehind);
  await device.restart();
  await device.until('online', () => device.state.connection === 'online');
  expect(device.state.isBehind).toBe(true);
  electric.release('workout_tracking');
  await device.until('the row is here', () => has(device, late), 5000);
  await device.until('in step', () => !device.state.isBehind);
});

test('a table whose new column Electric does not know yet holds up nobody, and comes by itself', async () => {
  device = await openInStep();
  await electric.unlearn('workout_tracking', 'phase');
  electric.become({ schemaMs: 3000 });
  await device.restart();
  const id = await addSet();
  await device.until('online', () => device.state.connection === 'online' && device.state.isBehind);
  await device.until('the row is here', () => has(device, id), 20_000);
  await device.until('in step', () => !device.state.isBehind, 20_000);
  expect(device.state.stopped).toEqual([]);
  electric.become({ schemaMs: 60_000 });
});

test('a table that stopped tries again by itself', async () => {
  device = await openInStep();
  await device.store.exec('alter table workout_tracking add constraint poison check (server_version < 0) not valid');
  const id = await addSet();
  await device.until('the stop is shown', () => device.state.stopped.length === 1);
  await device.store.exec('alter table workout_tracking drop constraint poison');
  await device.until('the row is here', () => has(device, id), 20_000);
  await device.until('no stop is shown', () => device.state.stopped.length === 0);
  await device.until('in step', () => !device.state.isBehind);
  expect(device.state.connection).toBe('online');
});

test('a truncated table empties on a device that waits at the change feed', async () => {
  device = await openInStep();
  const id = await addSet();
  await device.until('the row is here', () => has(device, id));
  await server.sql`truncate workout_tracking`;
  await device.until('the row is gone', async () => !(await has(device, id)), 10_000);
  expect(device.state.connection).toBe('online');
});
