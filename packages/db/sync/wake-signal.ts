/** Wakes a waiting loop. A wake-up without a waiter is remembered, so that none is lost between a check and the wait after it. */
export class WakeSignal {
  #woken = false;
  #resume: (() => void) | null = null;

  wake(): void {
    this.#woken = true;
    this.#resume?.();
  }

  /** Resolves when woken (true), after `timeoutMs`, or when `signal` aborts (false), whichever is first. */
  async wait(timeoutMs: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#woken && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          this.#resume = null;
          resolve();
        };
        const timer = timeoutMs === Infinity ? undefined : setTimeout(done, timeoutMs);
        signal.addEventListener('abort', done);
        this.#resume = done;
      });
    }
    const woken = this.#woken;
    this.#woken = false;
    return woken;
  }
}
