import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DescribedColumn, findMisfits, nullableColumns } from '../schema/written-rows.ts';
import { readTypedStatements } from './typed-statements.ts';

const folder = join(import.meta.dirname, '../../packages/db');

/** Examples for a table, its key and a number in statements that are made for any table. */
const examples = new Map([
  ['quote(name)', 'workout_tracking'],
  ['quote(table)', 'workout_tracking'],
  ['table', 'workout_tracking'],
  ['key', 'id'],
  ['maxFinished', '500'],
  ['emptied', 'row = null'],
  ['hasRows', 'exists (select from streams)'],
]);

/** JavaScript types that PGlite makes of Postgres' types, by their numbers. `numeric` comes as text. */
const values: Readonly<Record<number, RegExp>> = {
  16: /^boolean$/,
  19: /^string$/,
  20: /^number$/,
  21: /^number$/,
  23: /^number$/,
  25: /^(string|'[^']*'|[A-Z]\w*(\['\w+'\])?)$/,
  114: /./,
  700: /^number$/,
  701: /^number$/,
  1184: /^Date$/,
  1700: /^string$/,
  2950: /^string$/,
  3802: /./,
};

let store: PGlite;
let nullable: ReadonlySet<string>;

beforeAll(async () => {
  store = await openNodeStore();
  const { rows } = await store.query<{ column: string }>(nullableColumns);
  nullable = new Set(rows.map(({ column }) => column));
});
afterAll(() => store.close());

/** The columns of a statement's rows, as Postgres describes them. */
async function describeRows(sql: string): Promise<ReadonlyMap<string, DescribedColumn>> {
  const { serialize } = protocol;
  await store.execProtocol(serialize.parse({ text: sql }));
  const described = await store.execProtocol(serialize.describe({ type: 'S' }));
  await store.execProtocol(serialize.sync());
  const fields = described.messages.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [];
  return new Map(fields.map(({ name, dataTypeID, tableID, columnID }) => [name, { type: dataTypeID, table: tableID, number: columnID }]));
}

test('the row types of the statements of the sync and the store, null among them, are what Postgres describes', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/test\.ts$|node_modules/.test(name),
  );
  const read = files.map((name) => readTypedStatements(join(folder, name), examples));
  const wrong: string[] = [];
  for (const { place, sql, row } of read.flatMap(({ statements }) => statements)) {
    const misfits = findMisfits(row, await describeRows(sql), { values, nullable });
    wrong.push(...misfits.map((misfit) => `${relative(folder, place)}: ${misfit}`));
  }
  expect(wrong).toEqual([]);
  // Each is described: a row type that cannot be read from the source would assert unseen.
  expect(read.flatMap(({ others }) => others)).toEqual([]);
  expect(read.flatMap(({ statements }) => statements).length).toBeGreaterThan(20);
});
