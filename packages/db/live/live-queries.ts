import type { PGliteInterface } from '@electric-sql/pglite';
import { announceChanges, changesChannel } from './announce-changes.ts';
import { LiveQuery } from './live-query.ts';
import { RunTimes } from './run-times.ts';
import { type Relation, tablesRead } from './tables-read.ts';

/** A query that runs again whenever a table that it reads has changed. */
export type LiveRows = {
  /** Of the first run. */
  readonly rows: unknown[];
  readonly unsubscribe: () => void;
};

/**
 * Live queries of a store. Those who ask the same share one query and its runs.
 *
 * In place of PGlite's own extension, which makes a view, triggers and a prepared statement for each query, 8 to 25 ms and three
 * writes to the catalog: here a query costs what its first run costs (measured: `packages/db/README.md`).
 */
export class LiveQueries {
  readonly #queries = new Map<string, LiveQuery>();
  readonly #tablesOf = new Map<string, ReadonlySet<string>>();
  readonly #changed = new Set<string>();
  readonly #times = new RunTimes();

  #relations: ReadonlyMap<string, Relation> = new Map();

  /** Of a store in which nothing changes before {@link listen}. */
  constructor(private readonly store: PGliteInterface) {}

  /** Of a store that others have. */
  static async open(store: PGliteInterface): Promise<LiveQueries> {
    const lives = new LiveQueries(store);
    await lives.listen();
    return lives;
  }

  /** Begins to listen to what changes: from then on queries run again. */
  async listen(): Promise<void> {
    this.#relations = await announceChanges(this.store);
    await this.store.listen(changesChannel, (table) => this.#onChange(table));
  }

  /**
   * Runs a query now and again when what it reads has changed.
   * @param onRows what a later run came to, where that is something else; a run that fails changes nothing, the next change tries again
   * @throws when the first run fails
   */
  async subscribe(sql: string, params: readonly unknown[], onRows: (rows: unknown[]) => void): Promise<LiveRows> {
    const key = JSON.stringify([sql, params]);
    const query = this.#queries.get(key) ?? new LiveQuery(this.store, sql, params, this.#times);
    this.#queries.set(key, query);
    try {
      const { rows, unsubscribe } = await query.subscribe(onRows);
      return {
        rows,
        unsubscribe: () => {
          unsubscribe();
          this.#forget(key, query);
        },
      };
    } catch (error) {
      this.#forget(key, query);
      throw error;
    }
  }

  #forget(key: string, query: LiveQuery): void {
    if (query.isIdle() && this.#queries.get(key) === query) this.#queries.delete(key);
  }

  /** One transaction names its tables one after the other, each in a task of its own: what reads two of them runs once. */
  #onChange(table: string): void {
    if (this.#changed.size === 0) queueMicrotask(() => this.#runChanged());
    this.#changed.add(table);
  }

  /** The quickest first: a set that was just confirmed should not wait until all earlier workouts have been searched. */
  #runChanged(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    const concerned = [...this.#queries.values()].filter(({ sql }) => changed.some((table) => this.#tables(sql).has(table)));
    for (const query of concerned.toSorted((one, other) => this.#times.of(one.sql) - this.#times.of(other.sql))) query.changed();
  }

  #tables(sql: string): ReadonlySet<string> {
    const known = this.#tablesOf.get(sql);
    if (known !== undefined) return known;
    const tables = tablesRead(sql, this.#relations);
    this.#tablesOf.set(sql, tables);
    return tables;
  }
}
