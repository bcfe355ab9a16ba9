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

/**
 * Ends as `work` does, or with the signal's reason once it aborts. For requests: Node's fetch can leave one pending for ever that is
 * aborted in the moment of its answer, between its headers and its body.
 */
export function endWith<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
