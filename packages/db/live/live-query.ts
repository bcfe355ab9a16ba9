import type { PreparedReads } from '../store/prepared-reads.ts';
import type { RunTimes } from './run-times.ts';
import { sameRows } from './same-rows.ts';

/** A query that runs again whenever a table that it reads has changed. */
export type LiveRows = {
  /** Rows of the first run. */
  readonly rows: unknown[];
  readonly unsubscribe: () => void;
};

/** One live query and its subscribers. */
export class LiveQuery {
  readonly #subscribers = new Set<(rows: unknown[]) => void>();
  #rows: unknown[] = [];
  /** Whether nothing has changed since the newest run began. */
  #isCurrent = false;
  #run: Promise<void> | null = null;
  #asking = 0;

  constructor(
    private readonly reads: Pick<PreparedReads, 'query'>,
    readonly sql: string,
    private readonly params: readonly unknown[],
    private readonly times: RunTimes,
  ) {}

  /** Whether it has no subscribers, current or pending. */
  isIdle(): boolean {
    return this.#subscribers.size + this.#asking === 0;
  }

  /** @throws when the query fails */
  async subscribe(onRows: (rows: unknown[]) => void): Promise<LiveRows> {
    this.#asking += 1;
    // A new function for each subscription: the same callback may subscribe twice.
    const subscriber = (rows: unknown[]): void => onRows(rows);
    try {
      if (this.#run !== null || !this.#isCurrent) await this.#read();
      // No await between reading these rows and subscribing: no change is missed.
      this.#subscribers.add(subscriber);
    } finally {
      this.#asking -= 1;
    }
    if (!this.#isCurrent) this.#refresh();
    return { rows: this.#rows, unsubscribe: () => void this.#subscribers.delete(subscriber) };
  }

  /** Invalidates the rows: a table that the query reads has changed. */
  changed(): void {
    this.#isCurrent = false;
    if (this.#subscribers.size > 0) this.#refresh();
  }

  #refresh(): void {
    // Subscribers keep their rows; the next change or subscription runs it again.
    void this.#read().catch(() => undefined);
  }

  /** Resolves after a run that began after the last change before the call. */
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
      rows = await this.times.measure(this.sql, () => this.reads.query(this.sql, this.params));
    } catch (error) {
      this.#isCurrent = false;
      throw error;
    }
    // Rows that the change did not affect would be drawn again for nothing.
    if (sameRows(rows, this.#rows)) return;
    this.#rows = rows;
    for (const deliver of this.#subscribers) deliver(this.#rows);
  }
}
