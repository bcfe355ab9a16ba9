import { PGlite } from '@electric-sql/pglite';

const settings = ['shared_buffers=32MB', 'wal_recycle=off', 'wal_init_zero=off'];

/**
 * How Postgres is started on a device. Its cache is zeroed with each start: the 128 MB that initdb would choose took half a
 * second while two processors were busy, and the memory of a phone. 30,000 sets and all else are 21 MB. Old segments of its log go
 * instead of being kept for later, which is half of a store after a first sync, and new ones are not filled with zeros.
 */
export const startParams: string[] = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];
