import { readFile, writeFile } from 'node:fs/promises';
import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nullableColumns } from '../schema/written-rows.ts';
import { type AppQuery, queriesOfTheApp } from './app-queries.ts';

/** Columns that the trigger 'a_fill_workout_day' fills in: null only in rows that say the day alone, which the app never writes. */
const filled = `select 'completed_sessions'::regclass::int || '.' || attnum from pg_attribute
  where attrelid = 'completed_sessions'::regclass and attname in ('began_at', 'time_zone', 'local_day')`;

const file = new URL('described-queries.ts', import.meta.url);
let store: PGlite;
let nullable: ReadonlySet<string>;

beforeAll(async () => {
  store = await openNodeStore();
  const { rows } = await store.query<{ column: string }>(`select "column" from (${nullableColumns}) c where "column" not in (${filled})`);
  nullable = new Set(rows.map(({ column }) => column));
});
afterAll(() => store.close());

/** The columns that a query collects into a list, and the rows. */
const listed = /^select json_build_array\((.*?)\) as "list" from \((.*)\) listed$/s;

/** Columns of a query's result that are a table's as they are, and can be null in it; not those that an outer join leaves empty. */
async function nullableIn(sql: string): Promise<readonly string[]> {
  const { serialize } = protocol;
  await store.execProtocol(serialize.parse({ text: sql }));
  const described = await store.execProtocol(serialize.describe({ type: 'S' }));
  await store.execProtocol(serialize.sync());
  const fields = described.messages.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [];
  return fields.filter(({ tableID, columnID }) => nullable.has(`${tableID}.${columnID}`)).map(({ name }) => name);
}

/** A cast hides which column it is of, and makes no null of a value. */
const withoutCasts = (sql: string) => sql.replaceAll(/\b(\w+\.)?(\w+)::(float8|text|int)\b/g, '$1$2');

/** Whether the query leaves rows out in which the column, or what is selected by this name, is null. */
function excludesNull(sql: string, name: string): boolean {
  const column = new RegExp(`(\\w+)(?:::\\w+)? as "?${name}"?`).exec(sql)?.[1] ?? name;
  return new RegExp(`\\b${column} is not null`).test(sql);
}

/** Names and types of a query's columns, as Postgres describes them. */
async function describeColumns(sql: string): Promise<string> {
  await store.exec(`create or replace temp view asked as ${sql}`);
  const { rows } = await store.query<{ name: string; type: string }>(`
    select attname as name, typname as type from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = 'asked'::regclass and attnum > 0 order by attnum`);
  await store.exec('drop view asked');
  // A query that needs its casts is described with them.
  const found = await nullableIn(withoutCasts(sql)).catch(() => nullableIn(sql));
  const canBeNull = new Set(found.filter((name) => !excludesNull(sql, name)));
  return rows.map(({ name, type }) => `${/^\w+$/.test(name) ? name : `'${name}'`}: '${type}${canBeNull.has(name) ? '?' : ''}'`).join('; ');
}

/** The line that holds a query's row type against Postgres' description, that of a list's rows where it makes one. */
async function describeQuery({ name, sql }: AppQuery): Promise<string> {
  const [, collected, rows] = listed.exec(sql) ?? [];
  if (collected === undefined || rows === undefined) return `  Fits<Misfits<typeof ${name}, { ${await describeColumns(sql)} }>>,`;
  const columns = await describeColumns(rows);
  const names = [...collected.matchAll(/listed\."(\w+)"/g)].map(([, column]) => column);
  expect(new Set(names), `the columns of ${name}`).toEqual(new Set([...columns.matchAll(/(\w+): /g)].map(([, column]) => column)));
  return `  Fits<ListMisfits<typeof ${name}, { ${columns} }>>,`;
}

test('the row type of each query is what Postgres describes', async () => {
  const { found, missed } = await queriesOfTheApp(store);
  expect(missed).toEqual([]);
  const queries = found.toSorted((one, other) => (`${one.module} ${one.name}` < `${other.module} ${other.name}` ? -1 : 1));
  const modules = [...new Set(queries.map(({ module }) => module))];
  const imports = modules.map((module) => {
    const names = queries.filter((query) => query.module === module).map(({ name }) => name);
    return `import type { ${names.join(', ')} } from '@anwurf/db/queries/${module}';`;
  });
  const lines: string[] = [];
  for (const query of queries) lines.push(await describeQuery(query));
  const text = [
    '// Written by `npm run describe-queries`: what Postgres says of each query. A row type that differs does not compile.',
    ...imports,
    `import type { Fits, ListMisfits, Misfits } from './row-types.ts';`,
    '',
    'export type Checked = [',
    ...lines,
    '];',
    '',
  ].join('\n');
  if (process.env['UPDATE_DESCRIBED'] === '1') await writeFile(file, text);
  // Formatting is no difference.
  const squeeze = (code: string) => code.replaceAll(/[\s,;']+/g, '');
  const parts = (code: string) => squeeze(code).split(/(?=Fits<|importtype)/);
  expect(parts(await readFile(file, 'utf8')), 'run `npm run describe-queries`').toEqual(parts(text));
});
