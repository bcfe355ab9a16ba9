import { changeFeed, syncedTable, syncedTableNames } from '@anwurf/contract/sync/registry';
import { expect, it } from 'vitest';
import { useServer } from './fixture.ts';

const server = useServer();

const typeNames: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  ARRAY: 'text[]',
};

it.each(syncedTableNames)('the registry describes %s as the migrations make it', async (table) => {
  const columns = await server.sql<{ name: string; type: string; isNullable: boolean; hasDefault: boolean }[]>`
    select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault"
    from information_schema.columns where table_schema = 'public' and table_name = ${table} order by column_name`;
  const found = columns.map(({ type, ...column }) => ({ ...column, type: typeNames[type] ?? type }));
  const described = Object.entries(syncedTable(table).columns)
    .map(([name, { type, isNullable, hasDefault }]) => ({ name, type, isNullable, hasDefault }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(described).toEqual(found.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});

it('a table that is made for both sides is in the registry', async () => {
  const tables = await server.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'server_version'
      and table_name not in (select table_name from information_schema.views) and table_name <> 'sync_mutations'`;
  expect(tables.map(({ name }) => name).toSorted()).toEqual(syncedTableNames.toSorted());
});

it('rows leave with the account of their owner, and with the row they belong to', async () => {
  const references = await server.sql<{ reference: string }[]>`
    select format('%s.%s %s', conrelid::regclass, attname, confrelid::regclass) as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confdeltype = 'c'`;
  const found = references.map(({ reference }) => reference);
  for (const name of syncedTableNames) {
    const { owner, parents } = syncedTable(name);
    if (typeof owner === 'string' && name !== 'users' && name !== changeFeed) expect(found).toContain(`${name}.${owner} users`);
    for (const [column, parent] of Object.entries(parents)) expect(found).toContain(`${name}.${column} ${parent}`);
  }
});

it('every synced table is under the log, with the registry’s owner and key', async () => {
  const triggers = await server.sql<{ name: string; triggers: number }[]>`
    select relname as name, count(*)::int as triggers from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname in ('a_server_version', 'log_insert', 'log_update', 'log_delete', 'log_truncate') group by relname`;
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(syncedTableNames.toSorted());
  for (const { name, triggers: count } of triggers) expect([name, count]).toEqual([name, 5]);
  for (const name of syncedTableNames) {
    const { key, owner } = syncedTable(name);
    const [source] = await server.sql<{ prosrc: string }[]>`select prosrc from pg_proc where proname = ${`log_insert_${name}`}`;
    expect(source?.prosrc).toContain(`, n.${key}, 'insert'`);
    expect(source?.prosrc).toContain(
      `select ${typeof owner === 'string' ? `n.${owner}` : "'00000000-0000-0000-0000-000000000000'::uuid"} as owner`,
    );
  }
});
