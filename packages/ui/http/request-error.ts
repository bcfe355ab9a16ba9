import type { ErrorCode } from '@anwurf/contract/errors';

/**
 * A request that did not succeed. `unreachable`: no answer of our server, so nothing is known about what it did; `away`: the same, but
 * something answered in its place, so there is reception.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  /**
   * @param fields input path → what is wrong with it
   * @param retryAfterSeconds when the server will listen again, where it said so
   */
  constructor(
    readonly code: ErrorCode | 'unreachable' | 'away',
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}
