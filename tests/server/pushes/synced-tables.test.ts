import { fileURLToPath } from 'node:url';
import { changeFeed, syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { expect, it } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { forgetFutureHeads } from '../../../server/database/restored-change-feed.ts';
import { useServer } from '../fixture.ts';
import { insertParents, insertRow } from './sample-rows.ts';

const server = useServer();
const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));
const owned = syncedTableNames.filter((table) => table !== changeFeed && typeof syncedTable(table).owner === 'string');

type Heads = Readonly<Record<string, string>>;

async function readHeads(userId: string): Promise<Heads> {
  const [row] = await server.sql<{ heads: Heads }[]>`select heads from sync_heads where user_id = ${userId}`;
  return row?.heads ?? {};
}

/** Which tables' entries in the user's change feed a statement moves. */
async function movedBy(userId: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = await readHeads(userId);
  await work();
  const after = await readHeads(userId);
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

async function readLog(table: SyncedTableName, key: string): Promise<string[]> {
  const rows = await server.sql<{ op: string }[]>`select op from shape_log where table_name = ${table} and key = ${key} order by seq`;
  return rows.map(({ op }) => op);
}

/** Which versions of the triggers stand: xmin is the transaction that wrote them. */
function readTriggers() {
  return server.sql`select tgrelid::regclass::text as table, tgname, oid::text, xmin::text from pg_trigger
    where not tgisinternal order by 1, 2`;
}

/** Another value for a column of each type that some table has to offer, by which a row changes. */
const changes = {
  timestamptz: (name: string) => `coalesce("${name}", now()) - interval '1 minute'`,
  text: (name: string) => `coalesce("${name}", '') || 'x'`,
  smallint: (name: string) => `coalesce("${name}", 0) + 1`,
  boolean: (name: string) => `not coalesce("${name}", false)`,
  bigint: (name: string) => `coalesce("${name}", 0) + 1`,
} as const;

/** Tables of which the log keeps nothing but that a row is gone. */
const scrubbed: readonly SyncedTableName[] = ['session_comments'];

/** An assignment that changes any row of a table. */
function changeOf(table: SyncedTableName): string {
  const { columns, key, owner, parents } = syncedTable(table);
  const fixed = [key, owner, ...Object.keys(parents)];
  for (const [type, change] of Object.entries(changes)) {
    const [name] = Object.keys(columns).filter((column) => columns[column]?.type === type && !fixed.includes(column));
    if (name !== undefined) return `"${name}" = ${change(name)}`;
  }
  throw new Error(`no column of ${table} to change`);
}

it.each(owned)('a write to %s moves the owner’s change feed and the shape log', async (table) => {
  const { id: user } = await server.user();
  const parents = await insertParents(server.sql, user);
  let row = user;
  if (table === 'users') await server.sql`update users set full_name = 'Ada' where id = ${user}`;
  else expect(await movedBy(user, async () => (row = await insertRow(server.sql, table, user, parents)))).toContain(table);
  const { key } = syncedTable(table);
  const update = (assignment: string) =>
    server.sql`update ${server.sql(table)} set ${server.sql.unsafe(assignment)} where ${server.sql(key)} = ${row}`;
  expect(await movedBy(user, () => update(changeOf(table)))).toContain(table);
  // One that changes nothing moves nothing.
  expect(await movedBy(user, () => update('server_version = 0'))).toEqual([]);
  if (table !== 'users') {
    const remove = () => server.sql`delete from ${server.sql(table)} where ${server.sql(key)} = ${row}`;
    expect(await movedBy(user, remove)).toContain(table);
  }
  const logged = scrubbed.includes(table) ? ['delete'] : ['insert', 'update', 'delete'];
  expect(await readLog(table, row)).toEqual(table === 'users' ? ['insert', 'update', 'update'] : logged);
});

it('a TRUNCATE moves the change feed of everybody', async () => {
  const users = [await server.user(), await server.user()];
  for (const { id } of users) expect(await movedBy(id, () => server.sql`truncate fitness_tests`)).toEqual(['fitness_tests']);
});

it('after a restore into another cluster nobody waits for transactions of the old one', async () => {
  const [restored, other] = [await server.user(), await server.user()];
  await server.sql`update sync_heads set heads = '{"users": "9000000000"}' where user_id = ${restored.id}`;
  const before = await readHeads(other.id);
  await forgetFutureHeads(server.sql);
  expect(await readHeads(restored.id)).toEqual({});
  expect(await readHeads(other.id)).toEqual(before);
});

it('a start leaves triggers alone that stand as they should', async () => {
  const before = await readTriggers();
  await migrate(server.sql, directory);
  expect(await readTriggers()).toEqual(before);
});

it('a start puts back what is missing, and makes anew what no longer fits the columns', async () => {
  const { sql } = server;
  await sql`drop trigger zz_note_insert on fitness_tests`;
  await sql`alter table sessions disable trigger log_insert`;
  await sql`alter table profiles add column nickname text`;
  await migrate(sql, directory);
  const { id: user } = await server.user();
  const parents = await insertParents(sql, user);
  expect(await movedBy(user, () => insertRow(sql, 'fitness_tests', user, parents))).toContain('fitness_tests');
  expect(await readLog('sessions', parents['sessions'] ?? '')).toEqual(['insert']);
  await insertRow(sql, 'profiles', user, parents);
  const [entry] = await sql<{ value: object }[]>`select value from shape_log where table_name = 'profiles' and key = ${user}`;
  expect(entry?.value).toHaveProperty('nickname', null);
  await sql`alter table profiles drop column nickname`;
  await migrate(sql, directory);
});
