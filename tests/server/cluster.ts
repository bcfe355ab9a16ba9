import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/database/connection.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts';

/** A Postgres of the tests' own, in a temporary folder. */
export async function startTestCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'anwurf-test-'));
  // Root's Postgres is another user: it then stays in this folder.
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres(directory);
  const sql = connect(postgres.url, 1);
  // Many databases come and go; none of them has to survive a power cut.
  for (const setting of ['fsync', 'full_page_writes']) await sql.unsafe(`alter system set ${setting} = off`);
  await sql`select pg_reload_conf()`;
  await sql.end();
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Makes an empty database.
 * @returns its address
 */
export async function createDatabaseIn(clusterUrl: string): Promise<string> {
  const url = new URL(clusterUrl);
  const admin = connect(url.href, 1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}
