/** A time limit for an operation. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** Cancels the deadline: `signal` no longer aborts. Call it when the operation has ended. */
  readonly clear: () => void;
};

/**
 * Aborts with the first of `signals`, with its reason, or with a `TimeoutError` when the time is up. Not built on
 * `AbortSignal.any` over `AbortSignal.timeout`: in Node 20 and 22 those can be garbage-collected before they fire
 * (nodejs/node#57736), and a request without a time limit blocks its caller.
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
