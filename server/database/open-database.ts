import { fileURLToPath } from 'node:url';
import type { Environment } from '../environment.ts';
import { connect, type Sql } from './connection.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

const migrationsDirectory = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * The central database for a command beside the server, at its newest schema. An embedded Postgres is started unless
 * a server runs on it; `close` leaves it as it was found.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<{ sql: Sql; close(): Promise<void> }> {
  const running = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  const started = running === undefined ? await startEmbeddedPostgres(dataDir) : undefined;
  const sql = connect(running ?? started?.url ?? '', 2);
  await migrate(sql, migrationsDirectory);
  return {
    sql,
    async close() {
      await sql.end({ timeout: 5 });
      await started?.stop();
    },
  };
}
