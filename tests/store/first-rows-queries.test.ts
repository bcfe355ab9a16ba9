import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { centralQueries } from './first-rows-queries.ts';

const file = new URL('../../server/first-rows/device-queries.json', import.meta.url);
let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());

test('the server has the queries of the first screen as they are (npm run describe-queries)', async () => {
  const queries = `${JSON.stringify(await centralQueries(store), null, 2)}\n`;
  if (process.env['UPDATE_DESCRIBED'] === '1') await writeFile(file, queries);
  expect(await readFile(file, 'utf8')).toBe(queries);
});
