import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queriesOfTheApp } from './app-queries.ts';

const file = new URL('described-queries.ts', import.meta.url);
let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());

/** Names and types of a query's columns, as Postgres describes them. */
async function describeColumns(sql: string): Promise<string> {
  await store.exec(`create or replace temp view asked as ${sql}`);
  const { rows } = await store.query<{ name: string; type: string }>(`
    select attname as name, typname as type from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = 'asked'::regclass and attnum > 0 order by attnum`);
  await store.exec('drop view asked');
  return rows.map(({ name, type }) => `${/^\w+$/.test(name) ? name : `'${name}'`}: '${type}'`).join('; ');
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
  for (const { name, sql } of queries) lines.push(`  Fits<Misfits<typeof ${name}, { ${await describeColumns(sql)} }>>,`);
  const text = [
    '// Written by `npm run describe-queries`: what Postgres says of each query. A row type that differs does not compile.',
    ...imports,
    `import type { Fits, Misfits } from './row-types.ts';`,
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
