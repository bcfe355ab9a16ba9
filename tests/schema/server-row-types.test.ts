import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../server/database/connection.ts';
import { createDatabase } from '../server/fixture.ts';
import { readTypedQueries } from './server-queries.ts';
import { findMisfits, nullableColumns } from './written-rows.ts';

const folder = join(import.meta.dirname, '../../server');

/** JavaScript types that the driver makes of Postgres' types, by their numbers. `numeric` and `bigint` come as text. */
const values: Readonly<Record<number, RegExp>> = {
  16: /^boolean$/,
  17: /^(Buffer|Uint8Array)$/,
  20: /^string$/,
  21: /^number$/,
  23: /^number$/,
  19: /^(string|[A-Z]\w+)$/,
  25: /^(string|'[^']*'|[A-Z]\w+)$/,
  114: /./,
  700: /^number$/,
  701: /^number$/,
  1009: /\[\]$|^[A-Z]\w+$/,
  1082: /^Date$/,
  1184: /^Date$/,
  1700: /^string$/,
  2950: /^string$/,
  3802: /./,
};

/** Whether a condition keeps rows out in which the column (or what is selected by this name) is null. */
function excludesNull(sql: string, name: string): boolean {
  const column = new RegExp(`(\\w+) as "?${name}"?`).exec(sql)?.[1] ?? name;
  return new RegExp(`\\b${column} (is not null|in \\()`).test(sql);
}

test('the row types in the server’s source, null among them, are what Postgres describes', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/test\.ts$|dist/.test(name),
  );
  const read = files.map((name) => readTypedQueries(join(folder, name)));
  const queries = read.flatMap((file) => file.queries);
  const sql = connect(await createDatabase(), 2);
  const mayBeNull = await sql.unsafe<{ column: string }[]>(nullableColumns);
  const nullable = new Set(mayBeNull.map(({ column }) => column));
  const wrong: string[] = [];
  let described = 0;
  for (const query of queries) {
    const statement = await sql
      .unsafe(query.sql)
      .describe()
      .catch((error: unknown) => String(error));
    if (typeof statement === 'string') {
      wrong.push(`${query.place}: ${statement}`);
      continue;
    }
    described += 1;
    const columns = new Map(statement.columns.map((column) => [column.name, column]));
    const misfits = findMisfits(query.row, columns, { values, nullable, excludesNull: (name) => excludesNull(query.sql, name) });
    wrong.push(...misfits.map((misfit) => `${query.place}: ${misfit}`));
  }
  await sql.end();
  expect(wrong).toEqual([]);
  expect(described).toBeGreaterThan(55);
  console.log(`${described} of ${described + read.flatMap(({ others }) => others).length} typed queries of the server are described`);
});
