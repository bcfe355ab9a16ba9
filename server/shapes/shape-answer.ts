import type { Context } from 'hono';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';

/** Length in bytes from which an answer is compressed: what fits into a packet is there as soon. */
export const worthCompressing = 1400;

/** Headers of the protocol that a page of another origin (the desktop app) must be able to read. */
const exposedHeaders =
  'electric-handle, electric-offset, electric-schema, electric-cursor, electric-up-to-date, electric-has-data, retry-after, etag';

/** Headers of every answer about a shape: they belong to one user and are not kept by anybody. */
export const privateHeaders = {
  vary: 'Authorization, Accept-Encoding',
  'cache-control': 'private, no-store',
  'access-control-expose-headers': exposedHeaders,
} as const;

/** Whether the client takes gzip. */
export function takesGzip(c: Context): boolean {
  return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
}

/** What the headers of a successful answer are made from. */
export type AnswerState = { readonly handle: string; readonly offset: string; readonly upToDate: boolean; readonly hasData: boolean };

/** A cursor greater than the one the client sent, so that no cache takes two polls for the same. */
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

/** 304 when the client already has this answer. */
export function answerUnchanged(c: Context, headers: Record<string, string>): Response | undefined {
  if (c.req.header('if-none-match') !== headers['etag']) return undefined;
  return new Response(null, { status: 304, headers });
}

/**
 * 409: the client forgets what it has and starts over, at the handle given here. The body is Electric's.
 * @param handle left out where the next one is not known, as Electric does after a TRUNCATE
 */
export function answerMustRefetch(handle?: string): Response {
  const named = handle === undefined ? {} : { 'electric-handle': handle };
  const headers = { ...privateHeaders, 'content-type': 'application/json', ...named };
  return new Response('[{"headers":{"control":"must-refetch"}}]', { status: 409, headers });
}
