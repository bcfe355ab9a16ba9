import type { Context } from 'hono';
import { buildHeaders } from './shape-answer.ts';
import { requestEnd } from './request-end.ts';
import type { ShapeRequest } from './shape-request.ts';
import type { Shape } from './shape.ts';

const holdMs = 20_000;

/**
 * Answers somebody whose access has ended about what everybody reads: what he has is all he gets. A live request is held as
 * if nothing happened.
 */
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
