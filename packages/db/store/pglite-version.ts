/**
 * Version of the PGlite that writes the stores: a newer one may not open an older one's files. A test compares it with the
 * installed package.
 */
export const pgliteVersion = '0.5.16';

/** Size of its pglite.wasm; compressed on the way, an answer does not say it. The same test compares it. */
export const pgliteWasmBytes = 9_086_480;
