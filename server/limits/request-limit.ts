import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { clientAddress } from './client-address.ts';

/** Limits a route. A client is locked out for one window at most. */
export type RequestLimit = {
  /**
   * Counts a request for its network, and for `key`: an account, an address. Call it before the work, so that parallel requests
   * cannot slip through.
   * @throws ApiError too_many_requests, with `retry-after` in seconds
   */
  take(c: Context, key?: string): Promise<void>;
  /**
   * Counts a request for its key only: the key is in the body, which is read after `take`.
   * @throws ApiError too_many_requests, with `retry-after` in seconds
   */
  takeKey(key: string): Promise<void>;
  /** Uncounts a successful request, when only failures are limited. */
  giveBack(c: Context, key?: string): Promise<void>;
};

/** @throws ApiError too_many_requests when there are seconds to wait */
export function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new ApiError('too_many_requests', 'Too many attempts.', { headers: { 'retry-after': String(seconds) } });
}

/**
 * @param name of the limit
 * @param options.perAddress requests of one network within the window
 * @param options.perKey requests of one key within the window; omitted: keys are not counted
 * @param options.windowSeconds counted from the first request
 */
export function createRequestLimit(
  sql: Sql,
  name: string,
  { perAddress, perKey, windowSeconds }: { perAddress: number; perKey?: number; windowSeconds: number },
): RequestLimit {
  const byAddress = createAttemptLimit(sql, `${name} network`, perAddress, windowSeconds);
  const byKey = perKey === undefined ? undefined : createAttemptLimit(sql, `${name} key`, perKey, windowSeconds);
  const takeKey = async (key: string) => requireNoWait((await byKey?.take(key)) ?? 0);
  return {
    async take(c, key) {
      requireNoWait(await byAddress.take(clientAddress(c)));
      if (key !== undefined) await takeKey(key);
    },
    takeKey,
    async giveBack(c, key) {
      await byAddress.giveBack(clientAddress(c));
      if (key !== undefined) await byKey?.giveBack(key);
    },
  };
}
