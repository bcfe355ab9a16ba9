import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { clientAddress } from './client-address.ts';

/** Limits a route. Nobody is locked out for longer than a window, which ends by itself. */
export type RequestLimit = {
  /**
   * Counts a request under the network it comes from, and under `key`: an account, an address. Call it before the
   * work, so that parallel requests do not slip through meanwhile.
   * @throws ApiError too_many_requests, with `retry-after` in seconds
   */
  take(c: Context, key?: string): void;
  /**
   * Counts a request under its key alone: the key is in the body, which is read after `take`.
   * @throws ApiError too_many_requests, with `retry-after` in seconds
   */
  takeKey(key: string): void;
  /** Takes a counted request back: it succeeded, and only failures are limited. */
  giveBack(c: Context, key?: string): void;
};

/**
 * @param options.perAddress requests of one network within the window
 * @param options.perKey requests of one key within the window; without it keys are not counted
 * @param options.windowSeconds counted from the first request
 * @param options.now clock in ms
 */
export function createRequestLimit(options: {
  perAddress: number;
  perKey?: number;
  windowSeconds: number;
  now?: (() => number) | undefined;
}): RequestLimit {
  const { perAddress, perKey = Infinity, windowSeconds, now } = options;
  const byAddress = createAttemptLimit(perAddress, windowSeconds, now);
  const byKey = createAttemptLimit(perKey, windowSeconds, now);
  const requireNoWait = (wait: number) => {
    if (wait > 0) throw new ApiError('too_many_requests', 'Zu viele Versuche.', { headers: { 'retry-after': String(wait) } });
  };
  return {
    take: (c, key) => requireNoWait(Math.max(byAddress.take(clientAddress(c)), key === undefined ? 0 : byKey.take(key))),
    takeKey: (key) => requireNoWait(byKey.take(key)),
    giveBack(c, key) {
      byAddress.giveBack(clientAddress(c));
      if (key !== undefined) byKey.giveBack(key);
    },
  };
}
