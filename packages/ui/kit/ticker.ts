/** One timer for all components of a period: each with its own would wake the processor of a resting app once for each of them. */
export class Ticker {
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param untilNext milliseconds from now to the next tick */
  constructor(private readonly untilNext: () => number) {}

  /** @returns how to stop */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#wait();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#wait();
      for (const listener of this.#listeners) listener();
    }, this.untilNext());
  }
}
