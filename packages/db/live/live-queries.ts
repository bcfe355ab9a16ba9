import type { PGlite } from '@electric-sql/pglite';
import { PreparedReads } from '../store/prepared-reads.ts';
import { announceChanges, changesChannel } from './announce-changes.ts';
import { LiveQuery, type LiveRows } from './live-query.ts';
import { RunTimes } from './run-times.ts';
import { type Relation, tablesRead } from './tables-read.ts';

/**
 * Live queries of a store. Subscribers of the same query share its runs (request coalescing).
 * Replaces PGlite's own extension, which makes a view, triggers and a prepared statement for each query: 8 to 25 ms and three
 * writes to the catalog. Here a query costs only its first run (measured: `packages/db/README.md`).
 */
export class LiveQueries {
  readonly #queries = new Map<string, LiveQuery>();
  readonly #tablesOf = new Map<string, ReadonlySet<string>>();
  readonly #changed = new Set<string>();
  readonly #times = new RunTimes();

  #relations: ReadonlyMap<string, Relation> = new Map();

  /** For a store in which nothing changes before {@link listen}. */
  constructor(
    private readonly store: PGlite,
    private readonly reads = new PreparedReads(store),
  ) {}

  /** For a store that is already in use. */
  static async open(store: PGlite): Promise<LiveQueries> {
    const lives = new LiveQueries(store);
    await lives.listen();
    return lives;
  }

  /** Subscribes to changes: from then on queries run again. */
  async listen(): Promise<void> {
    this.#relations = await announceChanges(this.store);
    await this.store.listen(changesChannel, (table) => this.#onChange(table));
  }

  /**
   * Runs a query now and again when a table that it reads has changed.
   * @param onRows called with the rows of later runs that differ; a failed run changes nothing, the next change runs it again
   * @throws when the first run fails
   */
  async subscribe(sql: string, params: readonly unknown[], onRows: (rows: unknown[]) => void): Promise<LiveRows> {
    const key = JSON.stringify([sql, params]);
    const query = this.#queries.get(key) ?? new LiveQuery(this.reads, sql, params, this.#times);
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

  /** A transaction notifies of its tables one after the other, each in its own task: a query over two of them runs once. */
  #onChange(table: string): void {
    if (this.#changed.size === 0) queueMicrotask(() => this.#runChanged());
    this.#changed.add(table);
  }

  /** Runs the quickest queries first: a set that was just confirmed should not wait for a search through all earlier workouts. */
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
