import type { PGliteInterface } from '@electric-sql/pglite';
import type { LiveRows } from './live-queries.ts';
import type { RunTimes } from './run-times.ts';
import { sameRows } from './same-rows.ts';

/** One live query and all who want its rows. */
export class LiveQuery {
  readonly #subscribers = new Set<(rows: unknown[]) => void>();
  #rows: unknown[] = [];
  /** Whether nothing has changed since the newest run began. */
  #isCurrent = false;
  #run: Promise<void> | null = null;
  #asking = 0;

  constructor(
    private readonly store: PGliteInterface,
    readonly sql: string,
    private readonly params: readonly unknown[],
    private readonly times: RunTimes,
  ) {}

  /** Whether nobody has it or asks for it. */
  isIdle(): boolean {
    return this.#subscribers.size + this.#asking === 0;
  }

  /** @throws when the query fails */
  async subscribe(onRows: (rows: unknown[]) => void): Promise<LiveRows> {
    this.#asking += 1;
    // An own function for each: two who hand in the same one are still two.
    const subscriber = (rows: unknown[]): void => onRows(rows);
    try {
      if (this.#run !== null || !this.#isCurrent) await this.#read();
      // Nothing is awaited between these rows and the next: none is missed.
      this.#subscribers.add(subscriber);
    } finally {
      this.#asking -= 1;
    }
    if (!this.#isCurrent) this.#refresh();
    return { rows: this.#rows, unsubscribe: () => void this.#subscribers.delete(subscriber) };
  }

  /** Something that it reads is another now. */
  changed(): void {
    this.#isCurrent = false;
    if (this.#subscribers.size > 0) this.#refresh();
  }

  #refresh(): void {
    // Who has the rows keeps them; the next change, or the next to ask, tries again.
    void this.#read().catch(() => undefined);
  }

  /** Ends with a run that began after the last change before the call. */
  async #read(): Promise<void> {
    if (this.#run !== null && !this.#isCurrent) await this.#run.catch(() => undefined);
    this.#run ??= this.#runOnce().finally(() => {
      this.#run = null;
    });
    await this.#run;
  }

  async #runOnce(): Promise<void> {
    this.#isCurrent = true;
    let rows: unknown[];
    try {
      ({ rows } = await this.times.measure(this.sql, () => this.store.query(this.sql, [...this.params])));
    } catch (error) {
      this.#isCurrent = false;
      throw error;
    }
    // What a change had nothing to do with would be drawn anew for nothing.
    if (sameRows(rows, this.#rows)) return;
    this.#rows = rows;
    for (const deliver of this.#subscribers) deliver(this.#rows);
  }
}
