/**
 * Version of the PGlite that writes the stores: a newer one may not open an older one's files. A test compares it with the
 * installed package.
 */
export const pgliteVersion = '0.5.16';
