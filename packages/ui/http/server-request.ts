import { errorBodySchema } from '@anwurf/contract/errors';
import * as z from 'zod/mini';
import { RequestError } from './request-error.ts';

const timeoutMilliseconds = 20_000;

interface ServerRequest {
  /** Without it the request is a GET. */
  body?: unknown;
  /** Access token of the signed-in user. */
  token?: string | null;
  signal?: AbortSignal;
}

async function send(path: string, { body, token, signal }: ServerRequest): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMilliseconds);
  try {
    return await fetch(path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
  } catch (cause) {
    throw new RequestError('unreachable', cause instanceof Error ? cause.message : 'no answer');
  }
}

async function failure(response: Response): Promise<RequestError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  // Not our error format: something between us and the server answered.
  if (!body.success) return new RequestError(response.status === 401 ? 'unauthenticated' : 'unreachable', `status ${response.status}`);
  const { code, message, fields } = body.data.error;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new RequestError(code, message, fields, Number.isFinite(seconds) ? seconds : undefined);
}

/**
 * Asks the server and reads its answer by `schema`.
 * @throws RequestError
 */
export async function requestJson<T>(path: string, schema: z.core.$ZodType<T>, request: ServerRequest = {}): Promise<T> {
  const response = await send(path, request);
  if (!response.ok) throw await failure(response);
  const body = z.safeParse(schema, await response.json().catch(() => null));
  if (!body.success) throw new RequestError('unreachable', 'unexpected answer');
  return body.data;
}

/**
 * Asks the server for something that has no answer but success.
 * @throws RequestError
 */
export async function requestDone(path: string, request: ServerRequest = {}): Promise<void> {
  const response = await send(path, request);
  if (!response.ok) throw await failure(response);
}
