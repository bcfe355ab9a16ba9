/** Options of {@link IdleWork}. */
export interface IdleOptions {
  /** Time in ms without requests after which the work is done. */
  readonly pauseMs: number;
  /** Time in ms without requests. */
  readonly idleMs: () => number;
  /** Whether nothing else is under way; its end is noted. */
  readonly isFree: () => boolean;
  readonly work: () => void;
}

/**
 * Does work once nothing has been asked for a while, and only after something has happened. A timer that looks for it again and again would
 * wake the processor of a phone all day.
 */
export class IdleWork {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: IdleOptions) {}

  /** Notes that there may be work from now on. */
  note(): void {
    if (this.#timer === undefined) this.#lookIn(this.options.pauseMs);
  }

  /** Takes back what was noted. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #lookIn(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.options.isFree()) return;
      const left = this.options.pauseMs - this.options.idleMs();
      if (left > 0) this.#lookIn(left);
      else this.options.work();
    }, ms);
  }
}
