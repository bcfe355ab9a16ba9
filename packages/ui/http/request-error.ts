import type { ErrorCode } from '@anwurf/contract/errors';

/** A request that did not succeed. `unreachable`: no answer of our server, so nothing is known about what it did. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  /**
   * @param fields input path → what is wrong with it
   * @param retryAfterSeconds when the server will listen again, where it said so
   * @param isServerAway of `unreachable`: something else answered in place of our server, so there is reception
   */
  constructor(
    readonly code: ErrorCode | 'unreachable',
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly retryAfterSeconds?: number,
    readonly isServerAway = false,
  ) {
    super(message);
  }
}
