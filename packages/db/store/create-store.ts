import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { localMigrations } from '../schema/local-migrations.ts';
import { migrateLocal } from '../schema/migrate-local.ts';
import { inTime } from './in-time.ts';
import { StoreFailure } from './store-failure.ts';

/** Time limit of a start; PGlite hangs instead of failing where wasm is forbidden. */
const startLimitMs = 30_000;

/**
 * Starts Postgres on a store and migrates its schema.
 * @throws StoreFailure when it takes too long, or an error of Postgres
 */
export async function createStore(options: PGliteOptions): Promise<PGlite> {
  const store = await inTime(
    PGlite.create(options),
    startLimitMs,
    () => new StoreFailure('store_timeout', `not open after ${startLimitMs} ms`),
  );
  await migrateLocal(store, localMigrations);
  return store;
}
