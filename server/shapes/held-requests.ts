import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Aborts when younger held requests of the same user need the place. */
    displaced?: AbortSignal;
  }
}

/** Held requests of one user, which each of his changes wakes: three for each of ten devices. */
export const mostHeld = 30;

/** Held requests by user. */
export type HeldRequests = {
  /**
   * Counts a request that may be held; beyond {@link mostHeld} the oldest of its user is ended (`displaced`).
   * @returns to be called when the request has no connection of its own and is answered
   */
  add(c: Context, userId: string): () => void;
  /** How many are held now. */
  count(): number;
};

/** Counts the held requests of this server. */
export function createHeldRequests(): HeldRequests {
  const held = new Map<string, Set<AbortController>>();
  return {
    add(c, userId) {
      const own = held.get(userId) ?? new Set();
      held.set(userId, own);
      const place = new AbortController();
      c.set('displaced', place.signal);
      own.add(place);
      const leave = () => {
        own.delete(place);
        if (own.size === 0 && held.get(userId) === own) held.delete(userId);
      };
      const [oldest] = own;
      if (own.size > mostHeld && oldest !== undefined) {
        own.delete(oldest);
        oldest.abort();
      }
      const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
      outgoing?.once('close', leave);
      return outgoing === undefined ? leave : () => undefined;
    },
    count: () => [...held.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
