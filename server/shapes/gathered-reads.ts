/** Reads of one turn of the event loop, made by one statement. */
type Gathered<Asked, Result> = { readonly asked: Asked[]; readonly results: Promise<readonly Result[]> };

/**
 * Makes one statement of all that is asked for in a turn of the event loop: one change is told to all of a user's devices, of his feed and
 * of his tables, and many users' come in one notice. A statement each is most of what the server and Postgres do then.
 */
export class GatheredReads<Asked, Result> {
  #gathered: Gathered<Asked, Result> | undefined;

  /**
   * @param readAll reads for all who ask; a result each, in their order
   * @param most how many may share a read
   */
  constructor(
    private readonly readAll: (asked: readonly Asked[]) => Promise<readonly Result[]>,
    private readonly most: number,
  ) {}

  /**
   * Reads with all others that ask before the next turn; the read begins after the call.
   * @throws whatever the common read throws, to all of them
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
