import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from '../errors/api-error.ts';
import { runForRequest } from '../logging/request-context.ts';
import { clientAddress } from '../limits/client-address.ts';
import { eventOfRoute } from './named-routes.ts';
import { notesOf } from './noted.ts';
import { createPseudonyms, type PseudonymKind, type Pseudonyms } from './pseudonym.ts';
import { createRefusalBound } from './refusal-bound.ts';
import type { NotedEvent, SecurityEvent, SecurityEventName, SecurityLog } from './security-event.ts';

/** Lines about refusals within a minute. */
const most = { network: 300, all: 3000 } as const;

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Id of a request, by which its lines in the logs are found. */
export function requestIdOf(c: Context): string {
  const found: string | undefined = c.get('requestId');
  if (found !== undefined) return found;
  const id = randomUUID();
  c.set('requestId', id);
  return id;
}

const refusals: Partial<Record<number, SecurityEventName>> = {
  400: 'input_refused',
  401: 'access_refused',
  402: 'access_refused',
  403: 'access_refused',
  413: 'input_refused',
  429: 'rate_limited',
};

function outcomeOf(status: number): SecurityEvent['outcome'] {
  if (status < 400) return 'ok';
  return status < 500 || status === 503 ? 'refused' : 'failed';
}

/** The request's own event; undefined: it is no security event. */
function eventOf(route: string, status: number, error: unknown): NotedEvent | undefined {
  const event = status === 429 ? 'rate_limited' : (eventOfRoute(route) ?? refusals[status]);
  if (event === undefined || status < 400) return event && { event };
  return { event, reason: error instanceof ApiError ? error.code : String(status) };
}

/** Pattern of the route that answers; `/*` is what all requests pass, and the web app's files. */
export function patternOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => path !== '/*')?.path ?? '/*';
}

function describe(c: Context, pseudonyms: Pseudonyms): Omit<SecurityEvent, 'event' | 'outcome'> {
  const { userId, sessionId, email } = notesOf(c);
  const part = (kind: PseudonymKind, value: string | undefined) => (value === undefined ? {} : { [kind]: pseudonyms(kind, value) });
  return {
    request: requestIdOf(c),
    route: `${c.req.method} ${patternOf(c)}`,
    network: pseudonyms('network', clientAddress(c)),
    ...part('account', userId),
    ...part('session', sessionId),
    ...part('address', email),
  };
}

/**
 * Gives every request an id, sends it with answers of the API and with failures, and writes the security log: each request of a
 * named route, every refusal, and what the routes have noted. Refusals are bounded by network; accepted requests have limits of
 * their own.
 * @param options.key of the pseudonyms
 */
export function followRequests({ key, write }: { readonly key: Uint8Array; readonly write: SecurityLog }): MiddlewareHandler {
  const pseudonyms = createPseudonyms(key);
  const bound = createRefusalBound(most);
  return async (c, next) => {
    const id = requestIdOf(c);
    await runForRequest(id, next);
    const { status } = c.res;
    if (c.req.path.startsWith('/api/') || status >= 400) c.res.headers.set('x-request-id', id);
    for (const [network, count] of bound.leftOut()) write({ event: 'refusals_left_out', outcome: 'refused', network, count });
    const description = describe(c, pseudonyms);
    const own = eventOf(description.route ?? '', status, c.error);
    const noted = notesOf(c).events.map((event) => ({ ...event, outcome: 'refused' as const }));
    for (const event of [...noted, ...(own === undefined ? [] : [{ ...own, outcome: outcomeOf(status) }])]) {
      if (event.outcome !== 'refused' || bound.take(description.network)) write({ ...event, ...description });
    }
  };
}
