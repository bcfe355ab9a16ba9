import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { ApiError } from './api-error.ts';

/** Where unexpected failures are written. */
export type ErrorLog = (line: string, error: unknown) => void;

function answer(c: Context, error: ApiError): Response {
  return c.json(error.toBody(), error.status, { 'cache-control': 'no-store', ...error.headers });
}

/** Answers every failure of `app` in the one error format; what nobody foresaw is logged under an id, which alone the client learns. */
export function answerErrors(app: Hono, log: ErrorLog): void {
  app.notFound((c) => answer(c, new ApiError('not_found', 'Das gibt es hier nicht.')));
  app.onError((error, c) => {
    if (error instanceof ApiError) return answer(c, error);
    const id = randomUUID();
    log(`${c.req.method} ${c.req.path} failed [${id}]`, error);
    return answer(c, new ApiError('internal', `Unerwarteter Fehler (${id}).`));
  });
}
