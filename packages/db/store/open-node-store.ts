import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { localMigrations } from '../schema/local-migrations.ts';
import { migrateLocal } from '../schema/migrate-local.ts';
import { ensureLocalImage } from './local-image.node.ts';
import { ensurePgliteBundle } from './pglite-bundle.node.ts';
import { bundleAsBlob } from './sparse-bundle.ts';
import { wholeFlushParams } from './start-params.ts';

/**
 * Opens a store outside the browser: in memory, or in `dataDir` on disk (created from the prepared image when `fresh`). Same
 * schema, engine and files as on a device.
 */
export async function openNodeStore(dataDir?: string, fresh = true): Promise<PGlite> {
  const image = fresh ? { loadDataDir: new Blob([await readFile(await ensureLocalImage())]) } : {};
  const fsBundle = bundleAsBlob(new Uint8Array(await readFile(await ensurePgliteBundle())).buffer);
  const location = dataDir === undefined ? {} : { dataDir };
  const store = await PGlite.create({ ...location, ...image, fsBundle, startParams: wholeFlushParams });
  await migrateLocal(store, localMigrations);
  return store;
}
