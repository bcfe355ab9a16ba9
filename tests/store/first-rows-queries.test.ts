import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCentralSchema } from './central-schema.ts';
import { centralQueries } from './first-rows-queries.ts';

const file = new URL('../../server/first-rows/device-queries.json', import.meta.url);
let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());

test('the server has the queries of the first screen as they are (npm run describe-queries)', async () => {
  const queries = await centralQueries(store);
  if (process.env['UPDATE_DESCRIBED'] === '1') await writeFile(file, JSON.stringify(queries));
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(queries);
});

test('functions that they call are the same on both sides', async () => {
  const called = new Set(
    Object.values(await centralQueries(store)).flatMap(({ sql }) => [...sql.matchAll(/\bpublic\.(\w+)\(/g)].map(([, name = '']) => name)),
  );
  const definitions = async (of: PGlite) =>
    (
      await of.query(
        `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
          where pronamespace = 'public'::regnamespace and proname = any($1::text[]) order by 1, 2`,
        [[...called]],
      )
    ).rows;
  const central = await openCentralSchema();
  try {
    const onDevice = await definitions(store);
    expect(onDevice).toHaveLength(called.size);
    expect(called.size).toBeGreaterThan(0);
    expect(await definitions(central)).toEqual(onDevice);
  } finally {
    await central.close();
  }
});
