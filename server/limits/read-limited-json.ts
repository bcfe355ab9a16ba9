import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../errors/read-json.ts';
import type { RequestLimit } from './request-limit.ts';

/**
 * Reads the JSON body of an unauthenticated request, after checking its network's limit, so that a limited client costs nothing.
 * An incomplete form is answered and not counted; anything else invalid is counted.
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
