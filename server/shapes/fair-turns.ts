type Waiting = { readonly key: string; readonly begin: () => void };

/**
 * Hands out a limited number of turns. A key may have only part of them; among waiting keys the one with the least load is next,
 * round-robin between equals, so that frequent callers do not starve others.
 */
export class FairTurns {
  readonly #running = new Map<string, number>();
  /** By key, oldest first; the key that has gone longest without a turn is first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #total = 0;

  constructor(
    private readonly limits: { readonly total: number; readonly perKey: number },
    /** Current load of a key. */
    private readonly burdenOf: (key: string) => number = () => 0,
  ) {}

  /**
   * Waits for a turn.
   * @returns releases the turn; idempotent
   * @throws the signal's reason, when it aborts before
   */
  async take(key: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (!this.#isFree(key)) await this.#wait(key, signal);
    else this.#begin(key);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end(key);
    };
  }

  #isFree(key: string): boolean {
    return this.#total < this.limits.total && (this.#running.get(key) ?? 0) < this.limits.perKey;
  }

  #begin(key: string): void {
    this.#total += 1;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #end(key: string): void {
    this.#total -= 1;
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
    const free = [...this.#waiting.keys()].filter((waiting) => this.#isFree(waiting));
    const [next] = free.toSorted((one, other) => this.burdenOf(one) - this.burdenOf(other));
    if (next !== undefined) this.#callNext(next);
  }

  #callNext(key: string): void {
    const queue = this.#waiting.get(key) ?? [];
    const next = queue.shift();
    this.#waiting.delete(key);
    if (queue.length > 0) this.#waiting.set(key, queue);
    if (next === undefined) return;
    this.#begin(key);
    next.begin();
  }

  #wait(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        const queue = (this.#waiting.get(key) ?? []).filter((one) => one !== waiting);
        if (queue.length > 0) this.#waiting.set(key, queue);
        else this.#waiting.delete(key);
        reject(signal.reason as Error);
      };
      const begin = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const waiting: Waiting = { key, begin };
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), waiting]);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
