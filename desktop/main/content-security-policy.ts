/** For the app's own files: nothing from other origins, no inline script; the API is reached through the same origin. */
export const pagePolicy = [
  "default-src 'none'",
  // PGlite compiles WebAssembly; without this it hangs instead of failing.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  // react-aria sets style attributes; style elements are still only our own files.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** For answers of the server: opened as a page, they run nothing and have no origin. */
export const answerPolicy = "default-src 'none'; sandbox";
