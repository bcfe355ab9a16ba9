/** Run time of each query in milliseconds, without the wait in the store's queue. */
export class RunTimes {
  readonly #quickest = new Map<string, number>();
  #endOfLast = 0;

  /** The quickest run so far, which other queries disturbed least. 0 before the first. */
  of(sql: string): number {
    return this.#quickest.get(sql) ?? 0;
  }

  /** Runs a query and records its time. */
  async measure<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const ended = performance.now();
      const took = ended - Math.max(began, this.#endOfLast);
      this.#endOfLast = ended;
      this.#quickest.set(sql, Math.min(took, this.#quickest.get(sql) ?? took));
    }
  }
}
