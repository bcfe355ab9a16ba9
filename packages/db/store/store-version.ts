import { pgliteVersion } from './pglite-version.ts';

/** Version of the stores' file layout; increasing it makes every device fetch a new store. */
const layout = 2;

/**
 * Part of a store's name: files of another version are not opened. A new store is made and synced again, and takes the outbox
 * over from the journal; the old one is deleted when that is ready.
 */
export const storeVersion = `${pgliteVersion}-${layout}`;
