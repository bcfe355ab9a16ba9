/**
 * Version of the PGlite that writes the stores. Part of a store's name: a newer PGlite may not open an older
 * store, so an upgrade starts a new one, fetches again and takes the outbox over from the journal. A test holds it
 * against the installed package.
 */
export const pgliteVersion = '0.5.16';
