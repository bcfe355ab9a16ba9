import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../server/database/connection.ts';
import { createDatabase } from '../server/fixture.ts';
import { readTypedQueries } from './server-queries.ts';
import { readTemplate } from './source-text.ts';
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
  25: /^(string|'[^']*'|[A-Z]\w+(\['\w+'\])?)$/,
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

const playerSource = readFileSync(join(folder, 'players/player-row.ts'), 'utf8');

/** SQL in the place of fragments: an example of a table and its columns, the columns of a player, conditions that choose all. */
const fragments = new Map([
  ['tx(name)', 'workout_tracking'],
  ['tx(table)', 'workout_tracking'],
  ['tx(keyColumn)', 'id'],
  ['tx(ownerColumn)', 'user_id'],
  ['tx(column)', 'user_id'],
  ['playerColumns(sql)', readTemplate(playerSource, playerSource.indexOf('sql`id') + 'sql`'.length, () => '')],
  ['scope', 'true'],
  ['inScope(sql, scope, terms)', 'true'],
  ['hasWordOfEach(sql, lists)', 'true'],
  ['matches', 'from player_stats_de'],
  ['byName', 'search_name'],
  ['byWritten', 'search_name'],
  ["has(sql, sql`search_name`, ['\\n'], phrase)", 'true'],
  ["has(sql, sql`search_name`, [' ', '-'], phrase)", 'true'],
]);

/** Row types of queries that are not described, and why. */
const undescribed = [
  'Record<string, unknown>[]', // every column, unknown
  'PlayerRanks[]', // columns made in a loop; the answer's schema parses them
];

/** Whether a condition keeps rows out in which the column (or what is selected by this name) is null, or the statement itself sets it. */
function excludesNull(sql: string, name: string): boolean {
  const column = new RegExp(`(\\w+) as "?${name}"?`).exec(sql)?.[1] ?? name;
  return new RegExp(`\\b${column} (is not null|in \\(|= gen_random_uuid\\(\\))`).test(sql);
}

test('the row types in the server’s source, null among them, are what Postgres describes', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/test\.ts$|dist/.test(name),
  );
  const read = files.map((name) => readTypedQueries(join(folder, name), fragments));
  const queries = read.flatMap((file) => file.queries);
  const sql = connect(await createDatabase(), 2);
  const mayBeNull = await sql.unsafe<{ column: string }[]>(nullableColumns);
  const nullable = new Set(mayBeNull.map(({ column }) => column));
  const wrong: string[] = [];
  for (const query of queries) {
    const statement = await sql
      .unsafe(query.sql)
      .describe()
      .catch((error: unknown) => String(error));
    if (typeof statement === 'string') {
      wrong.push(`${query.place}: ${statement}`);
      continue;
    }
    const columns = new Map(statement.columns.map((column) => [column.name, column]));
    const misfits = findMisfits(query.row, columns, { values, nullable, excludesNull: (name) => excludesNull(query.sql, name) });
    wrong.push(...misfits.map((misfit) => `${query.place}: ${misfit}`));
  }
  await sql.end();
  expect(wrong).toEqual([]);
  expect(read.flatMap(({ others }) => others)).toEqual(undescribed);
});
