/** Normalizes a header for comparison: lower case, without spaces, points, hyphens and underscores. */
export function plainHeader(header: string): string {
  return header.toLowerCase().replaceAll(/[\s._-]/g, '');
}
