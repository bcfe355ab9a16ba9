import type { PGliteInterface } from '@electric-sql/pglite';

/** One step of the local schema; the store records its name. */
export type LocalMigration = { readonly name: string; readonly sql: string };

/**
 * Migrates a local store to the newest schema, each migration in its own transaction. Rows, outbox and stream positions stay.
 * @throws when a migration fails; the store is then as it was before that migration
 */
export async function migrateLocal(store: PGliteInterface, migrations: readonly LocalMigration[]): Promise<void> {
  await store.exec('create table if not exists local_migrations (name text primary key, run_at timestamptz not null default now())');
  const done = await store.query<{ name: string }>('select name from local_migrations');
  const names = new Set(done.rows.map((row) => row.name));
  for (const migration of migrations) {
    if (names.has(migration.name)) continue;
    await store.transaction(async (tx) => {
      await tx.exec(migration.sql);
      await tx.query('insert into local_migrations (name) values ($1)', [migration.name]);
    });
  }
}
