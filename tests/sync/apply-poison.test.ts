import { plainTableNames } from '@anwurf/contract/sync/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestUser, useServer } from '../server/fixture.ts';
import { insertParents, insertRow, type SampleParents } from '../server/pushes/sample-rows.ts';
import { Device } from './device.ts';

const server = useServer();
let user: TestUser;
let parents: SampleParents;
let device: Device;

beforeAll(async () => {
  user = await server.user();
  parents = await insertParents(server.sql, user.id);
  device = await Device.open(server.url, user);
  await device.until('the first sync', () => device.state.firstSyncDone);
});

afterAll(() => device.close());

const offsetOf = async (table: string): Promise<string | undefined> =>
  (await device.store.query<{ offset: string }>('select "offset" from streams where table_name = $1', [table])).rows[0]?.offset;

/** A change of the table that the central database accepts; on the device a constraint stands against it. */
async function changeCentrally(table: (typeof plainTableNames)[number]): Promise<void> {
  const { sql } = server;
  if (table === 'users') await sql`update users set full_name = 'Poison' where id = ${user.id}`;
  else if (table === 'exercise_catalogue')
    await sql`update exercise_catalogue set name = name || ' ' where number = (select min(number) from exercise_catalogue)`;
  else if (table === 'sync_heads') await sql`update sync_heads set heads = heads || '{"poison": "1"}' where user_id = ${user.id}`;
  else await insertRow(sql, table, user.id, parents);
}

test.each(plainTableNames)(
  '%s: a row that breaks a local constraint stops this table visibly, the others go on, a fix recovers',
  async (table) => {
    const before = await offsetOf(table);
    // `not valid`: what is here stays, the next row that arrives breaks it.
    await device.store.exec(`alter table "${table}" add constraint poison check (server_version < 0) not valid`);
    await changeCentrally(table);
    device.now();
    await device.until('the stop is shown', () => device.state.stopped.some((stop) => stop.table === table));
    expect(device.state.stopped.find((stop) => stop.table === table)?.detail).toContain('poison');
    expect(await offsetOf(table)).toBe(before);

    const other = table === 'fitness_tests' ? 'completed_sessions' : 'fitness_tests';
    const key = await insertRow(server.sql, other, user.id, parents);
    device.now();
    await device.until(
      'another table goes on',
      async () => (await device.store.query(`select from ${other} where id = $1`, [key])).rows.length === 1,
    );

    await device.store.exec(`alter table "${table}" drop constraint poison`);
    device.now();
    await device.until('the table recovers', () => device.state.stopped.length === 0);
    const newest = await server.sql<{ version: string }[]>`select max(server_version) as version from ${server.sql(table)}`;
    await device.until('its row is here', async () => {
      const local = await device.store.query<{ version: string }>(`select max(server_version)::text as version from "${table}"`);
      return table === 'sync_heads' || local.rows[0]?.version === newest[0]?.version;
    });
  },
);
