import { answerPolicy } from './content-security-policy.ts';
import type { SessionKeeper } from './session-keeper.ts';

/** The part of Electron's `net.fetch` that is used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const sentHeaders = ['accept', 'accept-language', 'authorization', 'content-type', 'last-event-id'];
/** Without length and encoding: the body arrives decoded. */
const receivedHeaders = ['content-type', 'content-language', 'etag', 'retry-after', 'date'];
const shapeHeader = /^electric-/;
/** Plain characters only, so that no spelling of a path means a different route to the server than to us. */
const apiPath = /^\/api(\/[\w.~-]+)+$/;
/** The server's limit for an import. */
const maxBodyBytes = 64_000_000;

function requestHeaders(request: Request): Headers {
  const headers = new Headers({ 'x-anwurf-client': 'desktop' });
  for (const name of sentHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function responseHeaders(answer: Response): Headers {
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-security-policy': answerPolicy,
    'x-content-type-options': 'nosniff',
  });
  answer.headers.forEach((value, name) => {
    if (receivedHeaders.includes(name) || shapeHeader.test(name)) headers.set(name, value);
  });
  return headers;
}

/**
 * Forwards requests of the page to the server, which spares the server CORS and keeps the refresh token from the page. Answers
 * stream. An unreachable server fails the page's fetch, as it would in a browser.
 * @param origin of the server
 * @param keeper adds and removes the refresh token
 */
export function createApiForwarder(fetch: Fetch, origin: string, keeper: SessionKeeper): (request: Request) => Promise<Response> {
  async function forward(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!apiPath.test(pathname)) return new Response(null, { status: 404 });
    const content = request.body === null ? undefined : await request.arrayBuffer();
    if (content !== undefined && content.byteLength > maxBodyBytes) return new Response(null, { status: 413 });
    const send = async (body: BodyInit | undefined): Promise<Response> =>
      fetch(`${origin}${pathname}${search}`, {
        method: request.method,
        headers: requestHeaders(request),
        ...(body === undefined ? {} : { body }),
        credentials: 'omit',
        // The access token must not follow a redirect to another host.
        redirect: 'error',
        cache: 'no-store',
        signal: request.signal,
      });
    const answer = keeper.isSessionPath(pathname) ? await keeper.exchange(pathname, content, send) : await send(content);
    return new Response(answer.body, { status: answer.status, headers: responseHeaders(answer) });
  }
  return (request) => forward(request).catch(() => Response.error());
}
