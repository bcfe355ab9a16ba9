import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { writeExercises } from '../../server/catalogue/write-exercises.ts';
import { connect } from '../../server/database/connection.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts';
import { migrate } from '../../server/database/migrate.ts';

const template = 'anwurf_template';
const migrations = join(import.meta.dirname, '../../migrations');

/** Does the work of a server's first start once: a copy of the result takes a tenth of the time. */
async function createTemplate(clusterUrl: string): Promise<void> {
  const sql = connect(await createNamedDatabase(clusterUrl, template), 2);
  await migrate(sql, migrations);
  await writeExercises(sql, CATALOGUE);
  await sql.end();
}

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
  await createTemplate(postgres.url);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function createNamedDatabase(clusterUrl: string, name: string, copied = 'template1'): Promise<string> {
  const url = new URL(clusterUrl);
  const admin = connect(url.href, 1);
  // Copied as files: the default writes each page to the log of changes as well, which is twice the work.
  await admin.unsafe(`create database ${name} template ${copied} strategy file_copy`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

/**
 * Makes a database with the schema and the catalogue.
 * @returns its address
 */
export const createDatabaseIn = (clusterUrl: string) => createNamedDatabase(clusterUrl, newName(), template);

/** Makes a database without anything in it, for tests of the way to the schema. */
export const createEmptyDatabaseIn = (clusterUrl: string) => createNamedDatabase(clusterUrl, newName());
