import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from './connection.ts';

const lockKey = 7406;

async function readMigrations(directory: string) {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest schema: every file of `directory` that has not run, in order, each in a
 * transaction. Several processes may start at once: they wait for each other.
 * @returns names of the migrations that were run
 * @throws Error when a migration that has run was changed or is missing; the database is then left as it is
 */
export async function migrate(sql: Sql, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${lockKey})`;
    await connection`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const applied = await connection<{ name: string; checksum: string }[]>`select name, checksum from schema_migrations`;
    for (const { name, checksum } of applied) {
      const file = migrations.find((migration) => migration.name === name);
      if (file === undefined) throw new Error(`Migration ${name} ist gelaufen, ihre Datei fehlt.`);
      if (file.checksum !== checksum) throw new Error(`Migration ${name} wurde nach ihrem Lauf geändert.`);
    }
    const done = new Set(applied.map(({ name }) => name));
    const open = migrations.filter(({ name }) => !done.has(name));
    for (const { name, text, checksum } of open) {
      await connection`begin`;
      try {
        await connection.unsafe(text);
        await connection`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
        await connection`commit`;
      } catch (cause) {
        await connection`rollback`;
        throw new Error(`Migration ${name} ist gescheitert.`, { cause });
      }
    }
    return open.map(({ name }) => name);
  } finally {
    await connection`select pg_advisory_unlock(${lockKey})`.catch(() => undefined);
    connection.release();
  }
}
