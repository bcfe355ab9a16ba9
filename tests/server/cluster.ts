import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/database/connection.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts';

const settings = ['fsync = off', 'full_page_writes = off', 'wal_level = logical', 'max_replication_slots = 50', 'max_wal_senders = 50'];

/** A Postgres of the tests' own, in a temporary folder, with logical replication as Electric needs it. */
export async function startTestCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'anwurf-test-'));
  // Root's Postgres is another user: it then stays in this folder.
  await chmod(directory, 0o755);
  const fresh = await startEmbeddedPostgres(directory);
  const sql = connect(fresh.url, 1);
  // Many databases come and go; none of them has to survive a power cut.
  for (const setting of settings) await sql.unsafe(`alter system set ${setting}`);
  await sql.end();
  await fresh.stop();
  const postgres = await startEmbeddedPostgres(directory);
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
