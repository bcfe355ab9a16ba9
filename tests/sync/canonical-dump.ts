import type { PGliteInterface } from '@electric-sql/pglite';
import { plainTableNames, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import type { Sql } from '../../server/database/connection.ts';

/** Rows of every synced table of a user, without those of teams, as text that is equal when and only when the data is. */
export type Dump = Record<string, string[]>;

const tables = plainTableNames.filter((name) => name !== 'exercise_catalogue');

function rowsSql(name: SyncedTableName): string {
  const { key } = syncedTable(name);
  return `select to_jsonb(source)::text as row from "${name}" source`.concat(` order by "${key}"`);
}

/** Rows that the device shows. */
export async function dumpDevice(store: PGliteInterface): Promise<Dump> {
  await store.exec(`set timezone = 'UTC'`);
  const dump: Dump = {};
  for (const name of tables) dump[name] = (await store.query<{ row: string }>(rowsSql(name))).rows.map(({ row }) => row);
  return dump;
}

/** The user's rows in the central database. */
export async function dumpCentral(sql: Sql, userId: string): Promise<Dump> {
  const dump: Dump = {};
  for (const name of tables) {
    const { owner, key } = syncedTable(name);
    if (typeof owner !== 'string') continue;
    const rows = await sql.unsafe<{ row: string }[]>(
      `select to_jsonb(source)::text as row from "${name}" source where "${owner}" = $1 order by "${key}"`,
      [userId],
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}

/** Where two dumps differ: at most three rows a table, as `- first` and `+ second`; empty when they are equal. */
export function differences(first: Dump, second: Dump): string[] {
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((name) => {
    const [left, right] = [new Set(first[name]), new Set(second[name])];
    const missing = [...left].filter((row) => !right.has(row)).map((row) => `${name} - ${row}`);
    const added = [...right].filter((row) => !left.has(row)).map((row) => `${name} + ${row}`);
    return [...missing.slice(0, 3), ...added.slice(0, 3)];
  });
}
