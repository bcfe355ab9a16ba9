import synced from '../../../migrations/0001_synced.sql?raw';
import cancelledAt from '../../../migrations/0008_cancelled_at.sql?raw';
import sync from './0100_sync.sql?raw';
import type { LocalMigration } from './migrate-local.ts';

/**
 * The local schema, in order. Files marked `-- side: both` in /migrations and the device's own. A store
 * remembers the names it has run, so an older store is brought up to date in place and its outbox stays.
 */
export const localMigrations: readonly LocalMigration[] = [
  { name: '0001_synced', sql: synced },
  { name: '0100_sync', sql: sync },
  { name: '0008_cancelled_at', sql: cancelledAt },
];
