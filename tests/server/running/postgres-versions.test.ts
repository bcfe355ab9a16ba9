import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { migrate, readMigrations } from '../../../server/database/migrate.ts';
import { lowestPostgres } from '../../../server/database/postgres-version.ts';
import { createEmptyDatabase } from '../fixture.ts';
import { installedPostgres, startDebianPostgres } from './debian-postgres.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Names of the migrations that ran; the error, when the start was refused. */
async function migrateOn(url: string): Promise<string[] | string> {
  const sql = connect(url, 2);
  try {
    return await migrate(sql, migrations).catch((error: unknown) => String(error));
  } finally {
    await sql.end();
  }
}

const all = (await readMigrations(migrations)).map(({ name }) => name);

it('the migrations run on the embedded Postgres, on an empty database', async () => {
  expect(await migrateOn(await createEmptyDatabase())).toEqual(all);
});

// Debian 12 has 15, Debian 13 has 17; whichever is installed is tried.
it.each(installedPostgres.map((version) => [version]))(
  'PostgreSQL %i is migrated, or refused with a sentence before anything is changed',
  async (version) => {
    const postgres = await startDebianPostgres(version);
    try {
      const outcome = await migrateOn(postgres.url);
      if (version >= lowestPostgres) expect(outcome).toEqual(all);
      else {
        expect(outcome).toMatch(new RegExp(`This is PostgreSQL ${version}.*needs PostgreSQL ${lowestPostgres} or newer`));
        const sql = connect(postgres.url, 1);
        expect(await sql`select from pg_class where relname = 'schema_migrations'`).toHaveLength(0);
        await sql.end();
      }
    } finally {
      await postgres.stop();
    }
  },
  120_000,
);
