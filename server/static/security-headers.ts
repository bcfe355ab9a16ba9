import type { MiddlewareHandler } from 'hono';

// react-aria sets style attributes; style elements are still only our own files.
const contentSecurityPolicy = [
  "default-src 'self'",
  // PGlite compiles WebAssembly; without this it hangs instead of failing.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
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
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Security headers on every answer. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const all = Object.entries(options.https ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers);
  return async (c, next) => {
    await next();
    for (const [name, value] of all) c.res.headers.set(name, value);
  };
}
