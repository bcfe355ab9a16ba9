import { fileURLToPath } from 'node:url';
import { teamPlayers } from '../../../server/development/demo-team/played-team.ts';
import { syncedTableNames } from '@anwurf/contract/sync/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { findReplicationFaults } from '../../../server/database/published-tables.ts';
import { parseEnvironment } from '../../../server/environment.ts';
import { runServer } from '../../../server/run-server.ts';
import { createSlot, Replication } from '../../electric-stand-in/replication.ts';
import { createDatabase, createEmptyDatabase } from '../fixture.ts';

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));
const publication = 'electric_publication_default';
let databaseUrl: string;
let sql: Sql;
beforeEach(async () => {
  databaseUrl = await createDatabase();
  sql = connect(databaseUrl, 3);
});
afterEach(() => sql.end());

/** Synced tables that are published as a whole, with their whole rows. */
async function readPublished(): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select tablename as name from pg_publication_tables join pg_class on relname = tablename
    where pubname = ${publication} and relreplident = 'f' and rowfilter is null order by 1`;
  return rows.map(({ name }) => name);
}

/** Starts a server and ends it. Electric is asked only when a device asks, so nobody has to answer there. */
async function start(environment: Record<string, string>): Promise<void> {
  const server = await runServer(parseEnvironment({ PORT: '0', DATABASE_URL: databaseUrl, ...environment }));
  await server.stop();
}
const withElectric = { ELECTRIC_URL: 'http://127.0.0.1:9' };

it('the migrations publish every synced table of the registry, and no other, with its whole rows', async () => {
  await migrate(sql, directory);
  expect(await readPublished()).toEqual(syncedTableNames.toSorted());
});

it('migrating puts back what is missing or cut', async () => {
  await migrate(sql, directory);
  await sql.unsafe(`alter publication ${publication} drop table sessions`);
  await sql.unsafe(`alter publication ${publication} set (publish = 'insert')`);
  await sql.unsafe(`alter publication ${publication} set table users (id), profiles where (false)`);
  await sql.unsafe(`alter publication ${publication} add table sync_mutations`);
  await sql`alter table users replica identity default`;
  await migrate(sql, directory);
  expect(await readPublished()).toEqual(syncedTableNames.toSorted());
  const [kinds] = await sql`select pubinsert, pubupdate, pubdelete, pubtruncate from pg_publication where pubname = ${publication}`;
  expect(kinds).toEqual({ pubinsert: true, pubupdate: true, pubdelete: true, pubtruncate: true });
});

it('a table joins the publication only when nobody is in the middle of writing it', async () => {
  await migrate(sql, directory);
  await sql.unsafe(`alter publication ${publication} drop table users`);
  let published = false;
  let migrating = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`insert into users (id, email, full_name) values (gen_random_uuid(), 'a@b.example', 'A')`;
    migrating = migrate(sql, directory).then(() => void (published = true));
    for (let waiting = 0; waiting === 0;) {
      const [row] = await tx<{ n: number }[]>`select count(*)::int as n from pg_locks where relation = 'users'::regclass and not granted`;
      waiting = row?.n ?? 0;
    }
    expect(published).toBe(false);
  });
  await migrating;
  expect(await readPublished()).toContain('users');
});

it('starts with Electric on an empty database', async () => {
  await start(withElectric);
  expect(await readPublished()).toEqual(syncedTableNames.toSorted());
});

it('several servers start with Electric on one empty database', async () => {
  databaseUrl = await createEmptyDatabase();
  const development = { ...withElectric, ANWURF_MODE: 'development', DEMO_PLAYERS: '20' };
  await Promise.all(Array.from({ length: 3 }, () => start(development)));
  await start(development);
  const fresh = connect(databaseUrl, 1);
  // The players of the coach's team have no password.
  const accounts = await fresh`select from user_credentials`;
  const [{ count } = { count: 0 }] = await fresh<{ count: number }[]>`select count(*)::int as count from users`;
  await fresh.end();
  expect([accounts.count, count]).toEqual([3, 3 + teamPlayers.length]);
});

it('a first start that ends half-way leaves every watched table published, and the next one completes it', async () => {
  // As the migrations leave the tables: nothing watches them.
  await sql.unsafe(`drop publication if exists ${publication}`);
  for (const table of syncedTableNames) await sql.unsafe(`drop trigger a_server_version on "${table}"`);
  const first = connect(databaseUrl, 2);
  let killed: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`lock table workout_tracking in share row exclusive mode`;
    killed = migrate(first, directory).catch((error: unknown) => error);
    const waiting = () => tx<{ pid: number }[]>`select pid from pg_locks where relation = 'workout_tracking'::regclass and not granted`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await tx`select pg_cancel_backend(pid) from pg_locks where relation = 'workout_tracking'::regclass and not granted`;
  });
  expect(await killed).toBeInstanceOf(Error);
  await first.end({ timeout: 1 });
  await start(withElectric);
});

it.each([
  ['a table is not published', `alter publication ${publication} drop table sessions`, /the publication .* lacks sessions\./],
  ['a table is published in part', `alter publication ${publication} set table users (id)`, /lacks active_training_sessions, .*users/],
  ['deletes are not published', `alter publication ${publication} set (publish = 'insert, update')`, /omits kinds of changes/],
  ['a table gives only keys', 'alter table fitness_tests replica identity default', /without REPLICA IDENTITY FULL: fitness_tests\./],
])('refuses to start with Electric when %s, and says what to do', async (_, damage, sentence) => {
  await migrate(sql, directory);
  await sql.unsafe(damage);
  await expect(start(withElectric)).rejects.toThrow(sentence);
  // As the sentence says: once without Electric, then with it.
  await expect(start(withElectric)).rejects.toThrow(/without ELECTRIC_URL.*ELECTRIC_MANUAL_TABLE_PUBLISHING=true/);
  await start({});
  await start(withElectric);
});

it('notices that nobody follows the database, or an Electric of another stream', async () => {
  await migrate(sql, directory);
  const follow = async (slot: string) => {
    await createSlot(databaseUrl, slot);
    return Replication.open(databaseUrl, slot, 0n, { onTransaction: () => undefined, onRelation: () => undefined });
  };
  expect(await findReplicationFaults(sql)).toEqual(['nobody follows this database']);
  const other = await follow('electric_slot_other');
  await expect.poll(() => findReplicationFaults(sql)).toEqual(['Electric follows another stream (electric_slot_other)']);
  const ours = await follow('electric_slot_default');
  await expect.poll(() => findReplicationFaults(sql)).toEqual([]);
  await Promise.all([other.close(), ours.close()]);
  await expect.poll(() => findReplicationFaults(sql)).toEqual(['nobody follows this database']);
  await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like 'electric_slot_%'`;
});
