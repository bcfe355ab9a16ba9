import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import type { RequestLimit } from './request-limit.ts';

/**
 * Reads a JSON body of somebody who is not signed in, once his network may still ask: whoever has to wait costs nothing.
 * A form that is not filled in is told so and does not count; what is no form at all counts.
 * @throws ApiError too_many_requests, bad_request, payload_too_large or invalid_input
 */
export async function readLimitedJson<T>(
  c: Context,
  schema: z.core.$ZodType<T>,
  limit: Pick<RequestLimit, 'take' | 'giveBack'>,
): Promise<T> {
  await limit.take(c);
  try {
    return await readJson(c, schema, maxBytesBeforeSignIn);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_input') await limit.giveBack(c);
    throw error;
  }
}
