import { fileURLToPath } from 'node:url';
import type { Environment } from '../environment.ts';
import { connect, type Sql } from './connection.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateAsOwner } from './migrate-as-owner.ts';

const migrationsDirectory = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Opens the central database for a command beside the server, at its newest schema. Starts an embedded Postgres unless a server
 * already runs one; `close` stops only what it started.
 */
export async function openDatabase({
  databaseUrl,
  ownerUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'ownerUrl' | 'dataDir'>): Promise<{ sql: Sql; close(): Promise<void> }> {
  const running = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  const started = running === undefined ? await startEmbeddedPostgres(dataDir) : undefined;
  const sql = connect(running ?? started?.url ?? '', 2);
  await migrateAsOwner(sql, migrationsDirectory, ownerUrl);
  return {
    sql,
    async close() {
      await sql.end({ timeout: 5 });
      await started?.stop();
    },
  };
}
