import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../server/database/connection.ts';
import { createDatabase } from '../server/fixture.ts';
import { readTypedQueries } from './server-queries.ts';

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

/** Whether every alternative of a written type, but for null, is what the driver makes of the column. */
function isTypeOf(written: string, type: number): boolean {
  const alternatives = written.split('|').map((part) => part.trim());
  return alternatives.every((part) => part === 'null' || part === 'unknown' || (values[type] ?? /^$/).test(part));
}

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
  const mayBeNull = await sql<{ table: number; number: number }[]>`
    select attrelid::int as table, attnum::int as number from pg_attribute join pg_class on pg_class.oid = attrelid
    where attnum > 0 and not attnotnull and relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const nullable = new Set(mayBeNull.map(({ table, number }) => `${table}.${number}`));
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
    for (const [name, written] of query.row) {
      const column = columns.get(name);
      if (column === undefined) wrong.push(`${query.place}: no column ${name}`);
      else if (!isTypeOf(written, column.type)) wrong.push(`${query.place}: ${name} is ${written}, Postgres has type ${column.type}`);
      else if (nullable.has(`${column.table}.${column.number}`) && !/\bnull\b/.test(written) && !excludesNull(query.sql, name))
        wrong.push(`${query.place}: ${name} is ${written}, and can be null`);
    }
  }
  await sql.end();
  expect(wrong).toEqual([]);
  expect(described).toBeGreaterThan(55);
  console.log(`${described} of ${described + read.flatMap(({ others }) => others).length} typed queries of the server are described`);
});
