import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedsOf } from '../seeds/seeds.ts';
import { newId, ServerFixture, type TestUser } from '../server/fixture.ts';
import { differences, dumpCentral, dumpDevice } from './canonical-dump.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SeededRandom } from './seeded-random.ts';
import type { ShapeBackend } from './shape-backend.ts';

/** The test that a device equals Postgres after random statements, whoever answers the shapes. */
export function proveShapes(open: () => Promise<ShapeBackend>, statements: number): void {
  const [seed = 0] = seedsOf('shape-oracle');
  const server = new ServerFixture();
  let backend: ShapeBackend;
  let user: TestUser;
  let proxy: FaultProxy;
  let device: Device;

  beforeAll(async () => {
    backend = await open();
    backend.disturb?.(new SeededRandom(seed + 2));
    await server.start(backend.environment);
    user = await server.user();
    proxy = await FaultProxy.open(() => server.url, new SeededRandom(seed + 1));
    device = await Device.open(proxy.url, user);
  }, 60_000);

  afterAll(async () => {
    await device.close();
    await proxy.close();
    await server.stop();
    await backend.stop();
  });

  test(`${statements} random SQL statements, restarts and forgotten logs: the device equals Postgres at every look (SEED=${seed})`, async () => {
    const { sql } = server;
    const random = new SeededRandom(seed);
    let looks = 0;
    let forgotten = 0;
    const lastForgetting = Math.ceil(statements * 0.75);
    for (let step = 1; step <= statements; step += 1) {
      // A log that is never forgotten by chance is forgotten late.
      const dice = forgotten === 0 && step === lastForgetting ? 1 : random.next();
      const some = sql`(select id from workout_tracking where user_id = ${user.id} order by md5(id::text || ${step}) limit ${1 + random.below(4)})`;
      if (dice < 0.45) {
        await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, weight, reps, created_at)
        select gen_random_uuid(), ${user.id}, ${newId()}, ${'Übung "' + step + '" \\ \u{1F600}'}, ${random.below(9999) / 10}, ${random.below(50)}, now()
          from generate_series(1, ${1 + random.below(3)}::int)`;
      } else if (dice < 0.5) await sql`update workout_tracking set weight = weight, phase = phase where id in ${some}`;
      else if (dice < 0.7) await sql`update workout_tracking set weight = ${random.below(9999) / 10}, phase = null where id in ${some}`;
      else if (dice < 0.8) await sql`update workout_tracking set reps = null, exercise_name = exercise_name || '.' where id in ${some}`;
      else if (dice < 0.92) await sql`delete from workout_tracking where id in ${some}`;
      else if (dice < 0.96) {
        await sql.begin(async (tx) => {
          const id = newId();
          await tx`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results) values (${id}, ${user.id}, 'antritt', '2026-11-20', '10:00', '{"a": [1, "x"]}')`;
          await tx`update fitness_tests set notes = 'später' where id = ${id}`;
          if (random.chance(0.5)) await tx`delete from fitness_tests where id = ${id}`;
        });
      } else if (dice < 0.98) await device.restart();
      else if (dice < 0.985) proxy.offline = !proxy.offline;
      else if (dice < 0.988) await sql`truncate fitness_tests`;
      else {
        await backend.forget(sql, random);
        forgotten += 1;
      }
      if (step % 100 === 0) {
        proxy.offline = false;
        device.now();
        const central = await dumpCentral(sql, user.id);
        const differ = async (): Promise<string[]> => differences(central, await dumpDevice(device.store));
        await device.until('the device equals Postgres', async () => (await differ()).length === 0, 20_000).catch(() => undefined);
        expect(await differ(), `after ${step} statements; ${JSON.stringify(device.state)}`).toEqual([]);
        looks += 1;
      }
    }
    expect(looks).toBe(Math.floor(statements / 100));
    expect(forgotten).toBeGreaterThan(0);
  }, 240_000);
}
