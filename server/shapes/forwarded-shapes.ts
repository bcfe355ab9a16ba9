import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import { requestEnd } from './request-end.ts';
import { privateHeaders } from './shape-answer.ts';
import { protocolParameters } from './shape-request.ts';
import type { Shape } from './shape.ts';

/** Answered by the protocol itself; anything else from upstream is told in our own format. */
const passedStatuses = new Set([200, 204, 304, 409]);
const passedHeaders = /^(electric-.*|content-type|etag|retry-after)$/;

function upstreamUrl(base: string, secret: string | undefined, shape: Shape, query: URLSearchParams): URL {
  const url = new URL('/v1/shape', base);
  for (const name of protocolParameters) {
    const value = query.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  url.searchParams.set('table', `public.${shape.table}`);
  url.searchParams.set('columns', shape.columns.map((column) => `"${column}"`).join(','));
  if (shape.ownerColumn !== undefined) {
    url.searchParams.set('where', `"${shape.ownerColumn}" = $1`);
    url.searchParams.set('params[1]', shape.owner);
  }
  if (secret !== undefined) url.searchParams.set('secret', secret);
  return url;
}

function headersOf(answer: Response): Headers {
  const headers = new Headers(privateHeaders);
  for (const [name, value] of answer.headers) if (passedHeaders.test(name)) headers.set(name, value);
  return headers;
}

/**
 * Answers shapes by asking Electric. Table, columns and where are ours; of the client's parameters only those
 * of the protocol pass. Bodies are streamed, also live ones.
 */
export function createForwardedShapes(options: {
  url: string;
  secret: string | undefined;
  log: ErrorLog;
  closing: AbortSignal;
}): (c: Context, shape: Shape) => Promise<Response> {
  const unavailable = () =>
    new ApiError('upstream_unavailable', 'Der Abgleich ist gerade nicht erreichbar.', { headers: { 'retry-after': '5' } });

  return async (c, shape) => {
    const url = upstreamUrl(options.url, options.secret, shape, new URL(c.req.url).searchParams);
    const headers = new Headers();
    for (const name of ['accept', 'if-none-match']) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    // Live requests are held up to 60 s and have no limit of ours; the client's abort reaches upstream.
    const signal = requestEnd(c, options.closing);
    const answer = await fetch(url, { headers, signal, redirect: 'error' }).catch((error: unknown) => {
      if (!signal.aborted) options.log('Electric is not reachable', error instanceof Error ? error.message : error);
      throw unavailable();
    });
    if (passedStatuses.has(answer.status)) {
      // fetch has undone any compression, so length and encoding of the original are not passed on.
      return new Response(answer.body, { status: answer.status, headers: headersOf(answer) });
    }
    await answer.body?.cancel();
    if (answer.status === 400) throw new ApiError('invalid_input', 'Invalid request');
    options.log(`Electric answered ${answer.status}`, undefined);
    throw unavailable();
  };
}
