import { PGlite } from '@electric-sql/pglite';

const asParams = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting]);

/**
 * How Postgres is started on a device. Its cache is zeroed with each start: the 128 MB that initdb would choose took half a
 * second while two processors were busy, and the memory of a phone. 30,000 sets and all else are 21 MB. Old segments of its log go
 * instead of being kept for later, which is half of a store after a first sync, and new ones are not filled with zeros.
 */
export const startParams: string[] = [
  ...PGlite.defaultStartParams,
  ...asParams(['shared_buffers=32MB', 'wal_recycle=off', 'wal_init_zero=off']),
];

/**
 * The same where each flush is on disk whole or not at all, in the order in which Postgres wrote: no page is ever torn, so its log need
 * not hold whole pages; and a table that is filled in the transaction that emptied it is in its own files at the commit, not in the log.
 */
export const wholeFlushParams: string[] = [...startParams, ...asParams(['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'])];
