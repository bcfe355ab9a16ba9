/** An end that something waits for at most. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** Lifts it: nothing aborts `signal` any more. Call it when what waited has ended. */
  readonly clear: () => void;
};

/**
 * Aborts with the first of `signals`, for its reason, or as a `TimeoutError` when time is up. Made by hand: in Node 20 and 22
 * `AbortSignal.any` over `AbortSignal.timeout` can be collected as garbage before it fires (nodejs/node#57736), and a request
 * without an end stops whoever waits for it.
 * @param timeoutMs milliseconds from now
 */
export function deadline(signals: readonly AbortSignal[], timeoutMs: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    clear();
    controller.abort(new DOMException(`no end within ${timeoutMs} ms`, 'TimeoutError'));
  }, timeoutMs);
  const abort = (): void => {
    clear();
    controller.abort(signals.find(({ aborted }) => aborted)?.reason);
  };
  function clear(): void {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
  for (const signal of signals) signal.addEventListener('abort', abort);
  if (signals.some(({ aborted }) => aborted)) abort();
  return { signal: controller.signal, clear };
}
