import { setImmediate } from 'node:timers/promises';

/** Codes of fetch for a connection that ended before an answer. */
const endedCodes: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Several keep-alive connections may have ended at the same time. */
const mostTries = 3;

function hasEndedUnanswered(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && endedCodes.has(cause.code);
}

/**
 * Requests a shape. Retries a request on a connection that had just ended: Electric, or the proxy in front of it, closes idle
 * connections, and a busy process may use one before it is notified. Requests change nothing, so a retry is safe.
 * @throws the error of fetch
 */
export async function askElectric(url: URL, headers: Headers, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, { headers, signal, redirect: 'error' });
    } catch (error) {
      if (signal.aborted || tries >= mostTries || !hasEndedUnanswered(error)) throw error;
      // Meanwhile the process is notified of other ended connections.
      await setImmediate();
    }
  }
}
