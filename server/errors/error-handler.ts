import type { Context, Hono } from 'hono';
import type { ErrorLog } from '../logging/log.ts';
import { patternOf, requestIdOf } from '../security-log/follow-requests.ts';
import { ApiError } from './api-error.ts';

function answer(c: Context, error: ApiError): Response {
  return c.json(error.toBody(), error.status, { 'cache-control': 'no-store', ...error.headers });
}

/**
 * Answers every failure of `app` in the one error format. Unexpected ones are logged under the request's id, and the client gets only
 * the id.
 */
export function answerErrors(app: Hono, log: ErrorLog): void {
  app.notFound((c) => answer(c, new ApiError('not_found', 'Not found.')));
  app.onError((error, c) => {
    if (error instanceof ApiError) return answer(c, error);
    const id = requestIdOf(c);
    // Not the path: it may have a secret, and a reader of the log must not be able to use it.
    log(`${c.req.method} ${patternOf(c)} failed [${id}]`, error);
    return answer(c, new ApiError('internal', `Unexpected error (${id}).`));
  });
}
