import { syncedTableNames } from '@anwurf/contract/sync/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { pruneShapeLog } from '../../../server/shapes/prune-shape-log.ts';
import { createEmptyDatabase, newId, ServerFixture } from '../fixture.ts';
import { readShape } from '../shapes/shape-client.ts';

const server = new ServerFixture();
const role = `server_${newId().replaceAll('-', '')}`;
let owner: Sql;

beforeAll(async () => {
  const ownerUrl = await createEmptyDatabase();
  owner = connect(ownerUrl, 2);
  await owner.unsafe(`create role ${role} login password 'of the server'`);
  // Of all databases of the cluster; other tests are not concerned, and it goes with the cluster.
  const [electric] = await owner`select from pg_roles where rolname = 'anwurf_electric'`;
  if (electric === undefined) await owner.unsafe('create role anwurf_electric login replication');
  const own = new URL(ownerUrl);
  [own.username, own.password] = [role, 'of the server'];
  await server.start({ DATABASE_URL: own.href, OWNER_DATABASE_URL: ownerUrl });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await owner.unsafe(`drop owned by ${role}`);
  await owner.unsafe(`drop role ${role}`);
  await owner.end();
}, 30_000);

it('the server works with a role that is no superuser and owns nothing', async () => {
  expect(await server.sql`select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
  ]);
  expect(await owner`select from pg_class where relowner = ${role}::regrole`).toHaveLength(0);
  const user = await server.user();
  const values = { workout_id: newId(), exercise_name: 'Kniebeuge', reps: 8, created_at: new Date().toISOString() };
  const pushed = await server.push(user, [{ id: newId(), table: 'workout_tracking', op: 'upsert', key: newId(), values }]);
  expect(await pushed.json()).toMatchObject({ results: [{ status: 'applied' }] });
  expect((await readShape(server, user, 'workout_tracking')).rows).toHaveLength(1);
  expect((await server.fetch('/api/account/export', { as: user })).status).toBe(200);
  expect(await pruneShapeLog(server.sql, { keepEntries: 0 })).toBeGreaterThan(0);
  expect((await readSecrets(server.sql)).accessToken.length).toBeGreaterThan(0);
});

it.each([
  'create table stolen (id int)',
  'alter table users add column stolen int',
  'drop table users',
  'truncate users',
  'alter table shape_log disable trigger all',
  "insert into schema_migrations (name, checksum) values ('9999_x.sql', '')",
  'create role other superuser',
])('that role may not: %s', async (statement) => {
  await expect(server.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
});

it('Electric’s role reads the synced tables and no other, and owns nothing', async () => {
  const readable = await owner<{ name: string }[]>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege('anwurf_electric', oid, 'select') order by 1`;
  expect(readable.map(({ name }) => name)).toEqual([...syncedTableNames].toSorted());
  const writable = await owner`select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and has_table_privilege('anwurf_electric', oid, 'insert, update, delete, truncate')`;
  expect(writable).toHaveLength(0);
  expect(await owner`select from pg_class where relowner = 'anwurf_electric'::regrole`).toHaveLength(0);
  expect(await owner`select from pg_publication where pubowner = 'anwurf_electric'::regrole`).toHaveLength(0);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
