/**
 * A bell that loops wait at: ringing while nobody waits is remembered, so no wake-up is lost between a check and the
 * wait after it.
 */
export class Bell {
  #rung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves when rung (true), after `timeoutMs`, or when `signal` aborts (false), whichever is first. */
  async wait(timeoutMs: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#rung && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          this.#wake = null;
          resolve();
        };
        const timer = timeoutMs === Infinity ? undefined : setTimeout(done, timeoutMs);
        signal.addEventListener('abort', done);
        this.#wake = done;
      });
    }
    const rung = this.#rung;
    this.#rung = false;
    return rung;
  }
}
