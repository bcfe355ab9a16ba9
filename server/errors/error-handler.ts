import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../logging/log.ts';
import { ApiError } from './api-error.ts';

const refusals: readonly number[] = [401, 402, 403, 429];

function answer(c: Context, error: ApiError): Response {
  return c.json(error.toBody(), error.status, { 'cache-control': 'no-store', ...error.headers });
}

/** Answers every failure of `app` in the one error format; unexpected ones are logged under an id, and the client gets only the id. */
export function answerErrors(app: Hono, log: Log): void {
  app.notFound((c) => answer(c, new ApiError('not_found', 'Das gibt es hier nicht.')));
  app.onError((error, c) => {
    if (error instanceof ApiError) {
      // The route, not the URL, which may contain a token.
      if (refusals.includes(error.status) || error.code === 'code_invalid')
        log.security({ event: 'request_refused', route: `${c.req.method} ${routePath(c)}`, code: error.code });
      return answer(c, error);
    }
    const id = randomUUID();
    log.error(`${c.req.method} ${c.req.path} failed [${id}]`, error);
    return answer(c, new ApiError('internal', `Unerwarteter Fehler (${id}).`));
  });
}
