import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Aborts when the session of a held request may have ended. */
    sessionChanged?: AbortSignal;
  }
}

/** Ends of requests that ask their source several times. */
const known = new WeakMap<Context, AbortSignal>();

/** Callbacks of running requests, by signal that outlives them. */
const running = new WeakMap<AbortSignal, Set<() => void>>();

function ofSignal(signal: AbortSignal): Set<() => void> {
  const begun = running.get(signal);
  if (begun !== undefined) return begun;
  const ends = new Set<() => void>();
  signal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true });
  running.set(signal, ends);
  return ends;
}

/**
 * Aborts when the answer is no longer needed: the client has disconnected, the server stops, the session may have ended, or
 * younger requests of the user need the place. The same for each call of a request. Not
 * `AbortSignal.any`: in Node 20 a signal keeps everything derived from it, and the server's signal outlives every request.
 */
export function requestEnd(c: Context, closing: AbortSignal): AbortSignal {
  const end = known.get(c) ?? beginEnd(c, closing);
  known.set(c, end);
  return end;
}

function beginEnd(c: Context, closing: AbortSignal): AbortSignal {
  const changed = c.get('sessionChanged');
  const signals = [c.req.raw.signal, closing, changed, c.get('displaced')].filter((signal) => signal !== undefined);
  if (signals.some(({ aborted }) => aborted)) return AbortSignal.abort();
  const ending = new AbortController();
  const leave = () => signals.forEach((signal) => ofSignal(signal).delete(end));
  const end = () => {
    leave();
    ending.abort();
  };
  for (const signal of signals) ofSignal(signal).add(end);
  // Tests have no socket.
  (c.env as Partial<HttpBindings> | undefined)?.outgoing?.once('close', leave);
  return ending.signal;
}
