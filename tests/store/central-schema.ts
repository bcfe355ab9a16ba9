import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readMigrations } from '../../server/database/migrate.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;

/** Opens a PGlite with the central tables as the migrations make them: what tables and checks say needs no server. */
export async function openCentralSchema(): Promise<PGlite> {
  const store = await PGlite.create({ extensions: { pg_trgm } });
  for (const { text } of await readMigrations(migrations)) await store.exec(`begin; ${text}; commit;`);
  return store;
}
