/** A header in lower case without spaces, points, hyphens and underscores: what columns are compared by. */
export function plainHeader(header: string): string {
  return header.toLowerCase().replaceAll(/[\s._-]/g, '');
}
