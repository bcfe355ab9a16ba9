import { pgliteVersion } from './pglite-version.ts';

/** How the files of a store are laid out; another number makes every device fetch a new one. */
const layout = 2;

/**
 * Part of a store's name: what was written by another version is not opened. A new store is made, fetched again, and takes the
 * outbox over from the journal; the old one goes when that is ready.
 */
export const storeVersion = `${pgliteVersion}-${layout}`;
