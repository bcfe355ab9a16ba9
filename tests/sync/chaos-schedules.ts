import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Sql } from '../../server/database/connection.ts';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { createUser, newId } from '../server/fixture.ts';
import { differences, dumpCentral, dumpDevice } from './canonical-dump.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { KillableServer } from './killable-server.ts';
import { SeededRandom } from './seeded-random.ts';
import type { ShapeBackend } from './shape-backend.ts';

const stepsPerSchedule = 30;
/** A schedule mostly waits for a line that comes back; others, of other users, go on meanwhile. */
const schedulesAtOnce = 3;

type Chaos = { readonly sql: Sql; readonly backend: ShapeBackend; readonly servers: readonly KillableServer[] };

/** Behind one Postgres; each request meets one of them. */
const serverCount = 2;
/** A request on the change feed is held for 20 s: what was lost with it comes with the next one. */
const heldTwiceMs = 45_000;

/** Runs the schedules of these seeds, a few at a time. */
async function runSchedules(chaos: Chaos, seeds: readonly number[]): Promise<void> {
  const left = seeds.values();
  const lane = async (): Promise<void> => {
    for (const seed of left) {
      await runSchedule(chaos, seed).catch((cause: unknown) => {
        throw new Error(`schedule SEED=${seed}`, { cause });
      });
    }
  };
  await Promise.all(Array.from({ length: schedulesAtOnce }, lane));
}

/** One random day of three devices: acknowledged changes must be everywhere in the end, once. */
async function runSchedule({ sql, backend, servers }: Chaos, seed: number): Promise<void> {
  const random = new SeededRandom(seed);
  backend.disturb?.(new SeededRandom(seed + 17));
  const user = await createUser(sql);
  const route = (routeSeed: number) => {
    const routing = new SeededRandom(routeSeed);
    return () => routing.pick(servers).url;
  };
  const proxies = await Promise.all([0, 1, 2].map((n) => FaultProxy.open(route(seed * 11 + n), new SeededRandom(seed * 7 + n))));
  // Two of them have more to push than one push takes.
  const perPush = [2, 5, undefined];
  const devices = await Promise.all(proxies.map((proxy, n) => Device.open(proxy.url, user, perPush[n])));
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
    // Every fourth one changes nothing.
    const weight = random.chance(0.25) ? (acknowledged[n]?.get(key) ?? 0) : random.below(2000) / 10;
    await devices[n]?.write({ table: 'workout_tracking', op: 'update', key, values: { weight } });
    acknowledged[n]?.set(key, weight);
  };
  const deleteSet = async (n: number): Promise<void> => {
    const keys = [...(acknowledged[n]?.keys() ?? [])];
    if (keys.length === 0) return;
    const key = random.pick(keys);
    for (const _ of random.chance(0.25) ? [1, 2] : [1]) await devices[n]?.write({ table: 'workout_tracking', op: 'delete', key });
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
    else if (dice < 0.97) await backend.forget(sql, random);
    else {
      // In the middle of a write: the push of this set is on its way when the server dies.
      await logSet(n);
      await random.pick(servers).killAndRestart();
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
  for (const device of devices) await device.until('all devices equal', () => inStep(device), heldTwiceMs).catch(() => undefined);

  const central = await dumpCentral(sql, user.id);
  const sets = await sql<{ id: string; weight: string }[]>`select id, weight from workout_tracking where user_id = ${user.id}`;
  expect(new Map(sets.map((row) => [row.id, Number(row.weight)])), `seed ${seed}: acknowledged sets`).toEqual(expected);
  for (const device of devices) {
    expect(differences(central, await dumpDevice(device.store)), `seed ${seed}: a device differs from Postgres`).toEqual([]);
    expect(device.state.refused, `seed ${seed}: refused`).toEqual([]);
  }
  await Promise.all([...devices, ...proxies].map((part) => part.close()));
}

/** Tests that random schedules lose and double nothing. `proof` names the list of their seeds. */
export function proveChaos(open: () => Promise<ShapeBackend>, proof: string): void {
  // One given seed stands for as many schedules as an exploration wants.
  const schedules = seedsOf(proof).flatMap((seed) => Array.from({ length: proofCount('SCHEDULES_A_SEED') }, (_, place) => seed + place));
  let chaos: Chaos;

  beforeAll(async () => {
    const backend = await open();
    // One after the other: the first migrates.
    const servers: KillableServer[] = [];
    while (servers.length < serverCount) servers.push(await KillableServer.start(backend.environment));
    chaos = { backend, servers, sql: connect(backend.environment.DATABASE_URL, 4) };
  }, 60_000);

  afterAll(async () => {
    await chaos.sql.end();
    for (const server of chaos.servers) await server.kill();
    await chaos.backend.stop();
  });

  test(
    `${schedules.length} random schedules of three devices, a bad line and two servers that are killed lose nothing acknowledged`,
    () => expect(runSchedules(chaos, schedules)).resolves.toBeUndefined(),
    schedules.length * 60_000,
  );
}
