import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate, readMigrations } from '../../../server/database/migrate.ts';
import { createEmptyDatabase } from '../fixture.ts';

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));
let sql: Sql;
beforeEach(async () => {
  sql = connect(await createEmptyDatabase(), 2);
});
afterEach(() => sql.end());

it('numbers are unique and leave no gap, in both folders together', async () => {
  const numbers = (await readMigrations(directory)).map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('a database that ran a migration before it got another number takes the new name and runs nothing again', async () => {
  await migrate(sql, directory);
  await sql`update schema_migrations set name = '0008_plan_jobs.sql' where name = '0010_plan_jobs.sql'`;
  expect(await migrate(sql, directory)).toEqual([]);
  const names = (await sql<{ name: string }[]>`select name from schema_migrations order by name`).map(({ name }) => name);
  expect(names).toEqual((await readMigrations(directory)).map(({ name }) => name));
});

it('one whose file is gone is no rename', async () => {
  await migrate(sql, directory);
  await sql`update schema_migrations set name = '0008_lost.sql', checksum = 'x' where name = '0010_plan_jobs.sql'`;
  await expect(migrate(sql, directory)).rejects.toThrow(/file of the applied migration 0008_lost\.sql is missing/);
});
