import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { connect } from '../../server/database/connection.ts';
import { createDatabase, createUser, newId } from '../server/fixture.ts';
import { type SpawnedServer, spawnServer } from '../server/spawn-server.ts';
import { differences, dumpCentral, dumpDevice } from './canonical-dump.ts';
import { Device } from './device.ts';

const set = (weight: number) => ({
  table: 'workout_tracking' as const,
  op: 'upsert' as const,
  key: newId(),
  values: { workout_id: newId(), exercise_name: 'Kniebeuge', weight, reps: 8, created_at: new Date().toISOString() },
});

/** Copies a database as dump and restore would: the same content in another database. */
async function restoreFrom(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const admin = connect(inject('clusterUrl'), 1);
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await expect
    .poll(async () => (await admin`select from pg_stat_activity where datname = ${url.pathname.slice(1)}`).length, { timeout: 10_000 })
    .toBe(0);
  await admin.unsafe(`create database ${name} template ${url.pathname.slice(1)}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

test('after a restore devices have what the dump had, bring what they had not sent, and follow what is new', async () => {
  const lost = await createDatabase();
  let server: SpawnedServer = await spawnServer({ DATABASE_URL: lost });
  const { port } = new URL(server.url);
  const before = connect(lost, 1);
  const user = await createUser(before);
  const other = await createUser(before);
  await before.end();
  const device = await Device.open(server.url, user);
  await device.write(set(10), set(20));
  await device.until('both are central', async () => (await device.outboxSize()) === 0);
  await server.kill();
  const restored = await restoreFrom(lost);

  // Written after the dump, so it is gone with the disk; what waits on the device is not.
  server = await spawnServer({ DATABASE_URL: lost, PORT: port });
  await device.write(set(30));
  await device.until('it is central', async () => (await device.outboxSize()) === 0);
  await server.kill();
  await device.write(set(40));

  const sql = connect(restored, 2);
  // Others were here first: positions go past those that the device knows.
  for (let count = 0; count < 50; count += 1) {
    await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, weight) values (${newId()}, ${other.id}, ${newId()}, 'Zug', 5)`;
  }
  server = await spawnServer({ DATABASE_URL: restored, PORT: port });
  await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, weight) values (${newId()}, ${user.id}, ${newId()}, 'Zug', 50)`;
  device.now();
  const weights = async () =>
    (await sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${user.id} order by weight`).map(({ weight }) =>
      Number(weight),
    );
  await device.until('what waited is central', async () => (await weights()).includes(40));
  expect(await weights()).toEqual([10, 20, 40, 50]);
  await device.until(
    'the device equals the restored',
    async () => differences(await dumpCentral(sql, user.id), await dumpDevice(device.store)).length === 0,
  );
  await device.close();
  await sql.end();
  await server.kill();
}, 120_000);
