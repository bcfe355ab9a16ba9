import type { Context } from 'hono';
import { buildHeaders } from './shape-answer.ts';
import { requestEnd } from './request-end.ts';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';

const holdMs = 20_000;

/** Answers a user without access on a table for everybody: existing rows stay, no new ones come. A live request is held as usual. */
export async function answerNothingNew(c: Context, shape: Shape, request: ShapeRequest, closing: AbortSignal): Promise<Response> {
  if (request.mode !== 'catch-up') {
    const end = requestEnd(c, closing);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, holdMs);
      end.addEventListener('abort', () => resolve(clearTimeout(timer)));
      if (end.aborted) resolve(clearTimeout(timer));
    });
  }
  const { handle = '', offset } = request;
  const headers = buildHeaders(shape, request, { handle, offset, upToDate: true, hasData: false });
  return new Response('[{"headers":{"control":"up-to-date"}}]', { headers });
}
