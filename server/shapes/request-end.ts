import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Aborts when the session of a held request may have ended. */
    sessionChanged?: AbortSignal;
  }
}

/** By signal that outlives requests: how those that it would end are told. */
const running = new WeakMap<AbortSignal, Set<() => void>>();

function ofSignal(signal: AbortSignal): Set<() => void> {
  const known = running.get(signal);
  if (known !== undefined) return known;
  const ends = new Set<() => void>();
  signal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true });
  running.set(signal, ends);
  return ends;
}

/**
 * Aborts when nobody waits for the answer any more: the client has gone, the server ends, or the session may have ended. Made by
 * hand: in Node 20 a signal remembers all that `AbortSignal.any` has ever made of it, and the server's end outlives every request.
 */
export function requestEnd(c: Context, closing: AbortSignal): AbortSignal {
  const changed = c.get('sessionChanged');
  const signals = [c.req.raw.signal, closing, ...(changed === undefined ? [] : [changed])];
  if (signals.some(({ aborted }) => aborted)) return AbortSignal.abort();
  const ending = new AbortController();
  const leave = () => signals.forEach((signal) => ofSignal(signal).delete(end));
  const end = () => {
    leave();
    ending.abort();
  };
  for (const signal of signals) ofSignal(signal).add(end);
  // Without a socket, in tests, there is no such moment.
  (c.env as Partial<HttpBindings> | undefined)?.outgoing?.once('close', leave);
  return ending.signal;
}
