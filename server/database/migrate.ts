import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable, Sql } from './connection.ts';
import { waitForSessionLock } from './one-at-a-time.ts';
import { requirePostgresVersion } from './postgres-version.ts';
import { requirePublishedTables } from './published-tables.ts';
import { watchSyncedTables } from './watch-synced-tables.ts';

/** Advisory lock of everything that changes the schema or its grants. */
export const lockKey = 7406;

/** A step of the central schema. `name` is the file's name without its folder. */
type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

async function readFolder(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Migrations of the central database: the shared ones and its own, in the order of their numbers.
 * @param directory holds the folders `both` and `central`
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const folders = await Promise.all(['both', 'central'].map((side) => readFolder(join(directory, side))));
  return folders.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

/** Detects a renumbered migration: the same text under a new name. */
async function followRenames(connection: Queryable, applied: readonly Applied[], migrations: readonly Migration[]): Promise<Applied[]> {
  const ran = new Set(applied.map(({ name }) => name));
  const names = new Set(migrations.map(({ name }) => name));
  return Promise.all(
    applied.map(async ({ name, checksum }) => {
      const renamed = names.has(name) ? undefined : migrations.find((one) => one.checksum === checksum && !ran.has(one.name));
      if (renamed === undefined) return { name, checksum };
      await connection`update schema_migrations set name = ${renamed.name} where name = ${name}`;
      return { name: renamed.name, checksum };
    }),
  );
}

/**
 * Migrates the database to the newest schema: every pending migration of {@link readMigrations}, in order, each in a transaction;
 * then the registry's set-up of synced tables. Processes that start at the same time wait for each other.
 * @param options.isFollowed whether Electric serves the shapes: then every table that was set up must still be published
 * @returns names of the migrations that were run
 * @throws Error when Postgres is too old, an applied migration was changed or is missing, or Electric has not followed a table; the
 * database is left unchanged then
 */
export async function migrate(sql: Sql, directory: string, options: { readonly isFollowed?: boolean } = {}): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const connection = await sql.reserve();
  try {
    await requirePostgresVersion(connection);
    await waitForSessionLock(connection, lockKey);
    // Before anything is published again: what a table missed meanwhile would never reach a device.
    if (options.isFollowed === true) await requirePublishedTables(connection);
    await connection`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const ran = await connection<Applied[]>`select name, checksum from schema_migrations`;
    const applied = await followRenames(connection, ran, migrations);
    for (const { name, checksum } of applied) {
      const file = migrations.find((migration) => migration.name === name);
      if (file === undefined) throw new Error(`The file of the applied migration ${name} is missing.`);
      if (file.checksum !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`);
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
        throw new Error(`Migration ${name} failed.`, { cause });
      }
    }
    await watchSyncedTables(connection);
    if (options.isFollowed === true) await requirePublishedTables(connection);
    return open.map(({ name }) => name);
  } finally {
    await connection`select pg_advisory_unlock(${lockKey})`.catch(() => undefined);
    connection.release();
  }
}
