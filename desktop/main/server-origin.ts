import * as z from 'zod/mini';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const address = z
  .pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
    z.transform((text: string) => new URL(text)),
  )
  .check(
    z.refine((url) => url.pathname === '/' && url.search === '' && url.hash === '', 'must be an origin, without a path'),
    z.refine((url) => url.username === '' && url.password === '', 'must not carry a user name'),
    z.refine((url) => url.protocol === 'https:' || loopback.test(url.hostname), 'must be https, except on this machine'),
  );
const origin = z.pipe(
  address,
  z.transform((url: URL) => url.origin),
);
const schema = z._default(origin, 'http://127.0.0.1:8787');

/**
 * Origin of the server that the app talks to.
 * @param value `ANWURF_SERVER`; absent: a server on this machine
 * @throws Error that explains the invalid value
 */
export function parseServerOrigin(value: string | undefined): string {
  const parsed = schema.safeParse(value === '' ? undefined : value);
  if (parsed.success) return parsed.data;
  throw new Error(`ANWURF_SERVER ${parsed.error.issues.map((issue) => issue.message).join(', ')}`);
}
