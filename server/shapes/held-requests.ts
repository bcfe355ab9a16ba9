import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Aborts when younger held requests of the same session or user need the place. */
    displaced?: AbortSignal;
  }
}

/** Held requests of one user, which each of his changes wakes: three for each of ten devices. */
export const mostHeld = 30;

/** Held requests of one session. A device holds three; what a killed one leaves open goes with the next ones. */
export const mostHeldBySession = 10;

/** Held requests by user and session. */
export type HeldRequests = {
  /**
   * Counts a request that may be held; beyond {@link mostHeldBySession} the oldest of its session is ended (`displaced`), beyond
   * {@link mostHeld} the oldest of its user.
   * @returns to be called when the request has no connection of its own and is answered
   */
  add(c: Context, caller: { readonly userId: string; readonly sessionId: string }): () => void;
  /** How many are held now. */
  count(): number;
};

type Place = { readonly sessionId: string; readonly displaced: AbortController };

/** The place that a bound takes away; undefined while there is room. */
function findOldest(own: ReadonlySet<Place>, sessionId: string): Place | undefined {
  const ofSession = [...own].filter((place) => place.sessionId === sessionId);
  if (ofSession.length > mostHeldBySession) return ofSession[0];
  return own.size > mostHeld ? [...own][0] : undefined;
}

/** Counts the held requests of this server. */
export function createHeldRequests(): HeldRequests {
  const held = new Map<string, Set<Place>>();
  return {
    add(c, { userId, sessionId }) {
      const own = held.get(userId) ?? new Set();
      held.set(userId, own);
      const place = { sessionId, displaced: new AbortController() };
      c.set('displaced', place.displaced.signal);
      own.add(place);
      const leave = () => {
        own.delete(place);
        if (own.size === 0 && held.get(userId) === own) held.delete(userId);
      };
      const oldest = findOldest(own, sessionId);
      if (oldest !== undefined) {
        own.delete(oldest);
        oldest.displaced.abort();
      }
      const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
      outgoing?.once('close', leave);
      return outgoing === undefined ? leave : () => undefined;
    },
    count: () => [...held.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
