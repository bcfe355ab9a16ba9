import type { StorageBackend } from '@electric-sql/pglite/memfs-frontend';

/** Keeps a store's flushes, each whole or not at all, in their order. */
export interface StoreLog extends StorageBackend {
  /** Why changes are no longer stored; null: no failure. */
  readonly failure: Error | null;
  /** Compacts what a start has to read. Call it while idle. */
  shorten(): void;
}
