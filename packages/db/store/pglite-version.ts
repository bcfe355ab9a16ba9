/**
 * Version of the PGlite that writes the stores: a newer one may not open what an older one has written. A test holds it against the
 * installed package.
 */
export const pgliteVersion = '0.5.16';
