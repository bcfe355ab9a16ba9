import { PGlite } from '@electric-sql/pglite';

const asParams = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting]);

/**
 * Postgres settings on a device. Shared memory comes from PGlite's `shmget`, which leaves it untouched, where `mmap` fills it with
 * zeros at each start: so the cache takes the memory that it uses. 30,000 sets and everything else are 21 MB. Old log segments are
 * deleted instead of recycled, which saves half of a store after a first sync, and new ones are not zero-filled. The timer of a
 * start's progress is off: it goes on after the start, and woke the processor every 10 s.
 */
export const startParams: string[] = [
  ...PGlite.defaultStartParams,
  ...asParams([
    'shared_memory_type=sysv',
    'shared_buffers=32MB',
    'wal_recycle=off',
    'wal_init_zero=off',
    'log_startup_progress_interval=0',
  ]),
];

/**
 * The same for stores where each flush is on disk completely or not at all, in the order of Postgres' writes: pages are never
 * torn, so the log need not hold full pages; and a table filled in the transaction that emptied it is in its own files at commit,
 * not in the log.
 */
export const wholeFlushParams: string[] = [...startParams, ...asParams(['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'])];
