/** A picture of the icon, square, as PNG. */
export interface IconPicture {
  /** Length of a side in pixels. */
  readonly side: number;
  readonly png: Buffer;
}

/** Sides that Windows shows, in pixels. */
export const icoSides = [16, 24, 32, 48, 64, 128, 256] as const;
/** Types of macOS's entries, by side in pixels; each is a whole PNG. */
export const icnsTypes = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' } as const;

/** Windows' icon file: a directory of PNGs (since Vista). @throws RangeError for a side above 256 */
export function icoFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    if (side > 256) throw new RangeError('an .ico has no entry above 256 pixels');
    const entry = 6 + 16 * index;
    // One byte each, in which 0 means 256.
    header.writeUInt8(side % 256, entry);
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** macOS's icon file: entries of type, length and PNG. @throws RangeError for a side without a type */
export function icnsFile(pictures: readonly IconPicture[]): Buffer {
  const types: Readonly<Record<number, string>> = icnsTypes;
  const entries = pictures.map(({ side, png }) => {
    const type = types[side];
    if (type === undefined) throw new RangeError(`an .icns has no entry of ${side} pixels`);
    const head = Buffer.alloc(8, type, 'latin1');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const content = Buffer.concat(entries);
  const head = Buffer.alloc(8, 'icns', 'latin1');
  head.writeUInt32BE(content.length + 8, 4);
  return Buffer.concat([head, content]);
}
