import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Aborts when the session of a held request may have ended. */
    sessionChanged?: AbortSignal;
  }
}

/** Aborts when nobody waits for the answer any more: the client has gone, the server ends, or the session may have ended. */
export function requestEnd(c: Context, closing: AbortSignal): AbortSignal {
  const changed = c.get('sessionChanged');
  return AbortSignal.any([c.req.raw.signal, closing, ...(changed === undefined ? [] : [changed])]);
}
