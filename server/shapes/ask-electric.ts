import { setImmediate } from 'node:timers/promises';

/** What fetch says of a connection that ended before it brought an answer. */
const endedCodes: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Of connections that were kept open several may have ended at the same time. */
const mostTries = 3;

function hasEndedUnanswered(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && endedCodes.has(cause.code);
}

/**
 * Asks for a shape. A question that a connection's end has overtaken is asked again: what stands behind ends connections that
 * nobody used for a while, and a busy process uses one before it hears of that. Questions change nothing, so twice is as good.
 * @throws what fetch throws
 */
export async function askElectric(url: URL, headers: Headers, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, { headers, signal, redirect: 'error' });
    } catch (error) {
      if (signal.aborted || tries >= mostTries || !hasEndedUnanswered(error)) throw error;
      // What else has ended is heard of meanwhile.
      await setImmediate();
    }
  }
}
