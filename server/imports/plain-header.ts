/** Normalizes a header for comparison: composed (NFC), lower case, without spaces, points, hyphens and underscores. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s._-]/g, '');
}
