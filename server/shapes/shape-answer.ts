import type { Context } from 'hono';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';

/** Length in bytes from which an answer is compressed: a single packet gains nothing. */
export const worthCompressing = 1400;

/** Headers of the protocol that a page of another origin (the desktop app) must be able to read. */
const exposedHeaders =
  'electric-handle, electric-offset, electric-schema, electric-cursor, electric-up-to-date, electric-has-data, retry-after, etag';

/** Headers of every shape answer: it belongs to one user and must not be cached. */
export const privateHeaders = {
  vary: 'Authorization, Accept-Encoding',
  'cache-control': 'private, no-store',
  'access-control-expose-headers': exposedHeaders,
} as const;

/** Whether the client accepts gzip. */
export function takesGzip(c: Context): boolean {
  return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
}

/** State for the headers of a successful answer. */
export type AnswerState = { readonly handle: string; readonly offset: string; readonly upToDate: boolean; readonly hasData: boolean };

/** A cursor greater than the client's, so that no cache treats two polls as the same. */
function nextCursor(sent: number | undefined): number {
  const now = Math.floor(Date.now() / 1000);
  return sent === undefined || now > sent ? now : sent + 1 + Math.floor(Math.random() * 3600);
}

/** The protocol's headers of a 200 answer. */
export function buildHeaders(shape: Shape, request: ShapeRequest, state: AnswerState): Record<string, string> {
  return {
    ...privateHeaders,
    'content-type': 'application/json',
    'electric-handle': state.handle,
    'electric-offset': state.offset,
    'electric-has-data': String(state.hasData),
    etag: `"${state.handle}:${request.offset}:${state.offset}"`,
    ...(request.mode === 'catch-up'
      ? { 'electric-schema': shape.schemaHeader }
      : { 'electric-cursor': String(nextCursor(request.cursor)) }),
    ...(state.upToDate ? { 'electric-up-to-date': '' } : {}),
  };
}

/** 304 when the client already has this answer; an answer without an ETag is never the same. */
export function answerUnchanged(c: Context, headers: Record<string, string>): Response | undefined {
  const { etag } = headers;
  if (etag === undefined || c.req.header('if-none-match') !== etag) return undefined;
  return new Response(null, { status: 304, headers });
}

/**
 * 409: the client drops its rows and starts over with the given handle. The body is Electric's.
 * @param handle omitted when the next one is unknown, as Electric does after a TRUNCATE
 */
export function answerMustRefetch(handle?: string): Response {
  const named = handle === undefined ? {} : { 'electric-handle': handle };
  const headers = { ...privateHeaders, 'content-type': 'application/json', ...named };
  return new Response('[{"headers":{"control":"must-refetch"}}]', { status: 409, headers });
}

/** Bytes of an answer that a source has compressed or not. */
export function unpackedBody(answer: Response): ReadableStream<Uint8Array> | null {
  return answer.headers.get('content-encoding') === 'gzip'
    ? (answer.body?.pipeThrough(new DecompressionStream('gzip')) ?? null)
    : answer.body;
}
