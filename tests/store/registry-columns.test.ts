import type { PGlite } from '@electric-sql/pglite';
import { syncedTable, syncedTableNames } from '@anwurf/contract/sync/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCentralSchema } from './central-schema.ts';

let store: PGlite;

beforeAll(async () => {
  store = await openCentralSchema();
});
afterAll(() => store.close());

const typeNames: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  ARRAY: 'text[]',
};

it.each(syncedTableNames)('the registry describes %s as the migrations make it', async (table) => {
  const { rows: columns } = await store.query<{ name: string; type: string; isNullable: boolean; hasDefault: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null as "hasDefault"
    from information_schema.columns where table_schema = 'public' and table_name = $1 order by column_name`,
    [table],
  );
  const found = columns.map(({ type, ...column }) => ({ ...column, type: typeNames[type] ?? type }));
  const described = Object.entries(syncedTable(table).columns)
    .map(([name, { type, isNullable, hasDefault }]) => ({ name, type, isNullable, hasDefault }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(described).toEqual(found.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});

it('a table that is made for both sides is in the registry', async () => {
  const { rows: tables } = await store.query<{ name: string }>(`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'server_version'
      and table_name not in (select table_name from information_schema.views) and table_name <> 'sync_mutations'`);
  expect(tables.map(({ name }) => name).toSorted()).toEqual(syncedTableNames.toSorted());
});
