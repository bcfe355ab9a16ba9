/**
 * Shares reads among concurrent callers with the same key (request coalescing). Every caller gets a read that begins after its
 * call, so it sees everything committed before: a woken long poll its change, a device its own push. While a read of a key runs,
 * later callers share the next one.
 */
export class SharedReads<Result> {
  /** Reads that have not begun; more callers can still join. */
  readonly #next = new Map<string, Promise<Result>>();
  readonly #running = new Map<string, Promise<unknown>>();

  /**
   * @param key names what is read
   * @param read begins the read; called at most once for all callers that share it
   * @throws the error of `read`, to all of them
   */
  read(key: string, read: () => Promise<Result>): Promise<Result> {
    const open = this.#next.get(key);
    if (open !== undefined) return open;
    const shared = this.#begin(key, read);
    this.#next.set(key, shared);
    return shared;
  }

  async #begin(key: string, read: () => Promise<Result>): Promise<Result> {
    // Everything woken by one notification continues before the next turn of the event loop.
    await new Promise<void>((turn) => setImmediate(turn));
    while (this.#running.has(key)) await this.#running.get(key);
    this.#next.delete(key);
    const result = read();
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    this.#running.set(key, ended);
    void ended.then(() => this.#running.delete(key));
    return result;
  }
}
