/** Reads of one turn of the event loop, batched into one statement. */
type Gathered<Asked, Result> = { readonly asked: Asked[]; readonly results: Promise<readonly Result[]> };

/**
 * Batches all reads of a turn of the event loop into one statement: a change notifies all of a user's devices, on the feed and
 * its tables, and one notice covers many users. Separate statements would be most of the work of server and Postgres then.
 */
export class GatheredReads<Asked, Result> {
  #gathered: Gathered<Asked, Result> | undefined;

  /**
   * @param readAll reads a batch; one result each, in their order
   * @param most reads per batch
   */
  constructor(
    private readonly readAll: (asked: readonly Asked[]) => Promise<readonly Result[]>,
    private readonly most: number,
  ) {}

  /**
   * Reads in a batch with all other calls before the next turn; the read begins after the call.
   * @throws the error of the batch, to all its callers
   */
  async read(asked: Asked): Promise<Result> {
    const gathered = (this.#gathered ??= this.#gather());
    const place = gathered.asked.push(asked) - 1;
    if (gathered.asked.length === this.most) this.#gathered = undefined;
    const result = (await gathered.results)[place];
    if (result === undefined) throw new Error('a read has no result');
    return result;
  }

  #gather(): Gathered<Asked, Result> {
    const asked: Asked[] = [];
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    const results = turn.then(() => {
      if (this.#gathered === gathered) this.#gathered = undefined;
      return this.readAll(asked);
    });
    const gathered = { asked, results };
    return gathered;
  }
}
