import { PGlite } from '@electric-sql/pglite';

/**
 * How Postgres is started on a device. Its cache is zeroed with each start: the 128 MB that initdb would choose took half a
 * second while two processors were busy, and the memory of a phone. 30,000 sets and all else are 21 MB.
 */
export const startParams: string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
