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

const dataHeaders = {
  // Opened in a tab of its own, an answer loads and runs nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const headers = {
  ...dataHeaders,
  'content-security-policy': contentSecurityPolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Reports are public to anybody with the address, but not to search engines. */
const isUnlisted = (c: Context) => /^\/(training-report|report)\//.test(c.req.path);

const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The security headers of a page, by name. */
export function securityHeaderValues({ https }: { https: boolean }): Record<string, string> {
  return https ? { ...headers, ...transportSecurity } : headers;
}

/** Data of the API: no page, which could have links, frames or a camera. Its headers are half of a start's bytes. */
const isData = (c: Context) => c.req.path.startsWith('/api/') && c.res.headers.get('content-type')?.startsWith('text/html') !== true;

/**
 * Security headers on every answer, including failures: those of a page, or the stricter and shorter ones of data. Answers of the API are
 * not cached unless their route says otherwise.
 */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  const ofPages = Object.entries(securityHeaderValues({ https }));
  const ofData = Object.entries(https ? { ...dataHeaders, ...transportSecurity } : dataHeaders);
  return async (c, next) => {
    await next();
    // Its headers would replace those that the browser has stored.
    if (c.res.status === 304) return;
    for (const [name, value] of isData(c) ? ofData : ofPages) {
      // A page with special needs (the local mailbox frames mails) sets its own policy.
      if (name !== 'content-security-policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (isUnlisted(c)) c.res.headers.set('x-robots-tag', 'noindex');
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };
}
