import type { Context, Hono } from 'hono';
import postgres from 'postgres';
import type { ErrorLog } from '../logging/log.ts';
import { patternOf, requestIdOf } from '../security-log/follow-requests.ts';
import { notesOf } from '../security-log/noted.ts';
import { ApiError } from './api-error.ts';

function answer(c: Context, error: ApiError): Response {
  return c.json(error.toBody(), error.status, { 'cache-control': 'no-store', ...error.headers });
}

/** SQLSTATE of a row that refers to one that is not there. */
const missingParent = '23503';

/**
 * Answers every failure of `app` in the one error format. Unexpected ones are logged under the request's id, and the client gets only
 * the id.
 * @param requireAccount throws an ApiError when an account was deleted. A request that had found its account, and waited while it was deleted,
 * fails at its first row; the device has to learn why.
 */
export function answerErrors(app: Hono, log: ErrorLog, requireAccount?: (userId: string) => Promise<unknown>): void {
  app.notFound((c) => answer(c, new ApiError('not_found', 'Not found.')));
  app.onError(async (error, c) => {
    if (error instanceof ApiError) return answer(c, error);
    const { userId } = notesOf(c);
    const misses = error instanceof postgres.PostgresError && error.code === missingParent;
    if (misses && userId !== undefined) {
      const reason: unknown = await requireAccount?.(userId).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (reason instanceof ApiError) return answer(c, reason);
    }
    const id = requestIdOf(c);
    // Not the path: it may have a secret, and a reader of the log must not be able to use it.
    log(`${c.req.method} ${patternOf(c)} failed [${id}]`, error);
    return answer(c, new ApiError('internal', `Unexpected error (${id}).`));
  });
}
