import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { announceChanges } from '../live/announce-changes.ts';
import { localMigrations } from '../schema/local-migrations.ts';
import { migrateLocal } from '../schema/migrate-local.ts';
import { pgliteVersion } from './pglite-version.ts';
import { generatedFile, writeGenerated } from './write-generated.node.ts';

/** Increase it when the image is built differently: it is then rebuilt. */
const imageVersion = 3;

/**
 * Builds the prepared data directory that a device starts from instead of running initdb: with the schema, checkpointed, and
 * without anything that a device does not read: one small segment of write-ahead log, no template databases, no descriptions in
 * the catalog. Stored in `store/generated`, rebuilt when schema or PGlite change. Runs where Vite has loaded it (`runnerImport`,
 * vitest): `import.meta.glob` reads the schema.
 * @returns path of the tar file
 */
export async function ensureLocalImage(): Promise<string> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([imageVersion, pgliteVersion, localMigrations]))
    .digest('hex');
  const image = generatedFile('local-image.tar');
  const stamp = generatedFile('local-image.sha256');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return image.pathname;
  const store = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  // Recycled segments would be most of the image, full of data that is never read again.
  await store.exec('set wal_recycle = off');
  await migrateLocal(store, localMigrations);
  await announceChanges(store);
  for (const name of ['template0', 'template1']) {
    await store.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
    await store.exec(`drop database if exists ${name}`);
  }
  for (const table of ['pg_description', 'pg_shdescription', 'pg_statistic']) await store.exec(`delete from ${table}`);
  await store.exec('vacuum full');
  await store.exec('select pg_switch_wal()');
  await store.exec('checkpoint');
  const data = await store.dumpDataDir('none');
  await writeGenerated('local-image.tar', new Uint8Array(await data.arrayBuffer()));
  await writeGenerated('local-image.sha256', fingerprint);
  await store.close();
  return image.pathname;
}
