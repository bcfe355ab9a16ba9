import type { Context, MiddlewareHandler } from 'hono';

// react-aria sets style attributes; style elements are still only our own files.
const contentSecurityPolicy = [
  "default-src 'self'",
  // PGlite compiles WebAssembly; without this it hangs instead of failing.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  // Silence, for the controls of a rest.
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Reports are public to anybody with the address, but not to search engines. */
const isUnlisted = (c: Context) => /^\/(training-report|report)\//.test(c.req.path);

/** The security headers, by name. */
export function securityHeaderValues({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : headers;
}

/** Security headers on every answer, including failures. Answers of the API are not cached unless their route says otherwise. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const all = Object.entries(securityHeaderValues(options));
  return async (c, next) => {
    await next();
    for (const [name, value] of all) {
      // A page with special needs (the local mailbox frames mails) sets its own policy.
      if (name !== 'content-security-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (isUnlisted(c)) c.res.headers.set('x-robots-tag', 'noindex');
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };
}
