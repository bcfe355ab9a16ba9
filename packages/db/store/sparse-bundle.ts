/** A range of a bundle, in bytes. */
export type BundleRange = { readonly start: number; readonly end: number };

const WORD = 4;

/**
 * Packs the ranges of a bundle that are read. Words: size of the bundle, number of ranges, then start and length of each; their
 * contents follow.
 */
export function packBundle(bundle: Uint8Array, ranges: readonly BundleRange[]): Uint8Array {
  const words = [bundle.length, ranges.length, ...ranges.flatMap(({ start, end }) => [start, end - start])];
  const head = new Uint8Array(Uint32Array.from(words).buffer);
  const packed = new Uint8Array(head.length + ranges.reduce((sum, { start, end }) => sum + end - start, 0));
  packed.set(head);
  let at = head.length;
  for (const { start, end } of ranges) {
    packed.set(bundle.subarray(start, end), at);
    at += end - start;
  }
  return packed;
}

/** The bundle in its full size, zeros between its ranges: memory that nobody has written takes none. */
function unpackBundle(packed: ArrayBuffer): ArrayBuffer {
  const [size = 0, count = 0] = new Uint32Array(packed, 0, 2);
  const table = new Uint32Array(packed, 2 * WORD, 2 * count);
  const bundle = new Uint8Array(size);
  let at = (2 + table.length) * WORD;
  for (let range = 0; range < count; range += 1) {
    const [start = 0, length = 0] = table.subarray(2 * range);
    bundle.set(new Uint8Array(packed, at, length), start);
    at += length;
  }
  return bundle.buffer;
}

/** A packed bundle as PGlite takes it; unpacked when it is read. */
export const bundleAsBlob = (packed: ArrayBuffer): Blob => Object.assign(new Blob(), { arrayBuffer: async () => unpackBundle(packed) });
