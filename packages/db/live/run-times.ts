/** What each query takes by itself, in milliseconds. Runs stand in line for the one store; that they wait is not counted. */
export class RunTimes {
  readonly #quickest = new Map<string, number>();
  #endOfLast = 0;

  /** The quickest run so far: nothing of others was in its way. 0 before the first. */
  of(sql: string): number {
    return this.#quickest.get(sql) ?? 0;
  }

  /** Runs a query and notes what it took. */
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
