/**
 * Address of a part of Electric's HTTP API. Keeps a path in the base, as for a proxy in front of Electric.
 * @param path relative, e.g. `v1/shape`
 */
export function electricAddress(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
}
