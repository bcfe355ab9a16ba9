import { connect, type Sql } from '../../server/database/connection.ts';
import { pruneShapeLog } from '../../server/shapes/prune-shape-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createUser, newId } from '../server/fixture.ts';
import { type SpawnedServer, spawnServer } from '../server/spawn-server.ts';
import { differences, dumpCentral, dumpDevice } from './canonical-dump.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { proofCount, seedFromEnvironment } from '../proof-counts.ts';
import { SeededRandom } from './seeded-random.ts';

const schedules = proofCount('CHAOS_SCHEDULES');
const stepsPerSchedule = 30;
const firstSeed = seedFromEnvironment();

let databaseUrl: string;
let sql: Sql;
let server: SpawnedServer;
let port: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  server = await spawnServer({ DATABASE_URL: databaseUrl });
  port = new URL(server.url).port;
  sql = connect(databaseUrl, 4);
}, 60_000);

afterAll(async () => {
  await sql.end();
  await server.kill();
});

async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await spawnServer({ DATABASE_URL: databaseUrl, PORT: port });
}

/** One random day of three devices: what each was told is saved must be everywhere in the end, once. */
async function runSchedule(seed: number): Promise<void> {
  const random = new SeededRandom(seed);
  const user = await createUser(sql);
  const proxies = await Promise.all([0, 1, 2].map((n) => FaultProxy.open(() => server.url, new SeededRandom(seed * 7 + n))));
  const devices = await Promise.all(proxies.map((proxy) => Device.open(proxy.url, user)));
  const session = newId();
  // The last acknowledged weight of each set; only the device that made a set edits or deletes it.
  const acknowledged = devices.map(() => new Map<string, number>());
  const logSet = async (n: number): Promise<void> => {
    const key = newId();
    const weight = random.below(2000) / 10;
    const at = new Date().toISOString();
    await devices[n]?.write(
      {
        table: 'workout_tracking',
        op: 'upsert',
        key,
        values: { workout_id: session, exercise_name: `Übung ${n}`, weight, reps: random.below(20), created_at: at },
      },
      {
        table: 'active_training_sessions',
        op: 'upsert',
        key: session,
        values: { workout_id: session, current_exercise_index: random.below(9), start_time: at, last_activity_at: at },
      },
    );
    acknowledged[n]?.set(key, weight);
  };
  const editSet = async (n: number): Promise<void> => {
    const keys = [...(acknowledged[n]?.keys() ?? [])];
    if (keys.length === 0) return;
    const key = random.pick(keys);
    const weight = random.below(2000) / 10;
    await devices[n]?.write({ table: 'workout_tracking', op: 'update', key, values: { weight } });
    acknowledged[n]?.set(key, weight);
  };
  const deleteSet = async (n: number): Promise<void> => {
    const keys = [...(acknowledged[n]?.keys() ?? [])];
    if (keys.length === 0) return;
    const key = random.pick(keys);
    await devices[n]?.write({ table: 'workout_tracking', op: 'delete', key });
    acknowledged[n]?.delete(key);
  };

  for (const proxy of proxies) proxy.faultRate = 0.25;
  for (let step = 0; step < stepsPerSchedule; step += 1) {
    const n = random.below(devices.length);
    const dice = random.next();
    if (dice < 0.5) await logSet(n);
    else if (dice < 0.65) await editSet(n);
    else if (dice < 0.72) await deleteSet(n);
    else if (dice < 0.82) proxies[n]?.toggleOffline();
    else if (dice < 0.88) proxies[n]?.disconnect();
    else if (dice < 0.94) await devices[n]?.restart();
    else if (dice < 0.97) await pruneShapeLog(sql, { keepEntries: random.below(5) });
    else {
      // In the middle of a write: the push of this set is on its way when the server dies.
      await logSet(n);
      await killAndRestart();
    }
  }
  for (const proxy of proxies) {
    proxy.faultRate = 0;
    proxy.offline = false;
  }
  for (const device of devices) device.now();

  const expected = new Map(acknowledged.flatMap((sets) => [...sets]));
  const inStep = async (device: Device): Promise<boolean> =>
    (await device.outboxSize()) === 0 && differences(await dumpCentral(sql, user.id), await dumpDevice(device.store)).length === 0;
  for (const device of devices) await device.until('all outboxes empty', async () => (await device.outboxSize()) === 0);
  for (const device of devices) await device.until('all devices equal', () => inStep(device), 20_000).catch(() => undefined);

  const central = await dumpCentral(sql, user.id);
  const sets = await sql<{ id: string; weight: string }[]>`select id, weight from workout_tracking where user_id = ${user.id}`;
  expect(new Map(sets.map((row) => [row.id, Number(row.weight)])), `seed ${seed}: acknowledged sets`).toEqual(expected);
  for (const device of devices) {
    expect(differences(central, await dumpDevice(device.store)), `seed ${seed}: a device differs from Postgres`).toEqual([]);
    expect(device.state.refused, `seed ${seed}: refused`).toEqual([]);
  }
  await Promise.all([...devices, ...proxies].map((part) => part.close()));
}

test(
  `${schedules} random schedules of three devices, a bad line and a server that is killed: nothing acknowledged is lost (SEED=${firstSeed})`,
  async () => {
    for (let schedule = 0; schedule < schedules; schedule += 1) await runSchedule(firstSeed + schedule);
    expect(schedules).toBeGreaterThan(0);
  },
  schedules * 60_000,
);
