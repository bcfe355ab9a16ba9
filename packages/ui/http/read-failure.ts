import { errorBodySchema } from '@anwurf/contract/errors';
import { RequestError } from './request-error.ts';

/** Reads a failed answer. It comes with the schemas, when the first request has failed. */
export async function readFailure(response: Response): Promise<RequestError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  // Not our error format: something between us and the server answered.
  if (!body.success) return new RequestError(response.status === 401 ? 'unauthenticated' : 'away', `status ${response.status}`);
  const { code, message, fields } = body.data.error;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new RequestError(code, message, fields, Number.isFinite(seconds) ? seconds : undefined);
}
