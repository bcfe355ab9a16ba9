import type { PGliteInterface } from '@electric-sql/pglite';
import type { OutboxJournal } from '../journal/outbox-journal.ts';
import type { LiveQueries, LiveRows } from '../live/live-queries.ts';
import type { SyncEngine } from '../sync/engine.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeMutations } from '../sync/upload/outbox.ts';
import type { Reply, Request } from './messages.ts';

/** Answers requests of tabs from the open store. Lives in the one worker that leads. */
export class ServedDatabase {
  readonly #lives = new Map<string, Promise<LiveRows>>();

  constructor(
    private readonly store: PGliteInterface,
    private readonly liveQueries: LiveQueries,
    private readonly engine: SyncEngine,
    private readonly journal: OutboxJournal,
    private readonly userId: string,
  ) {}

  /** Carries a request out. Failures become replies, so that one tab's mistake stays its own. */
  async serve(request: Request, onRows: (liveId: string, rows: unknown[]) => void): Promise<Reply> {
    try {
      return { ok: true, rows: await this.#carryOut(request, onRows) };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Ends the live queries of a tab that has closed. */
  async drop(liveIds: Iterable<string>): Promise<void> {
    for (const liveId of liveIds) await this.#unlive(liveId);
  }

  async #carryOut(request: Request, onRows: (liveId: string, rows: unknown[]) => void): Promise<unknown[]> {
    switch (request.kind) {
      case 'query':
        return (await this.store.query(request.sql, [...request.params])).rows;
      case 'live':
        return this.#live(request, onRows);
      case 'unlive':
        await this.#unlive(request.liveId);
        return [];
      case 'write':
        await this.#write(request.mutations);
        return [];
      case 'retry':
        await this.engine.retry(request.mutationId);
        return [];
      case 'discard':
        await this.engine.discard(request.mutationId);
        return [];
      case 'now':
        this.engine.now();
        return [];
      case 'offline':
        this.engine.wentOffline();
        return [];
    }
  }

  /**
   * What the store commits is on disk in the journal: it carries the write across a store that is slow to flush or cannot be opened
   * again. Both work at the same time, as either waits for the other's processor or disk only.
   */
  async #write(mutations: readonly NewMutation[]): Promise<void> {
    const journaled = this.journal.append(mutations);
    // The store asks for it later.
    journaled.catch(() => undefined);
    try {
      await writeMutations(this.store, mutations, this.userId, { journaled });
    } catch (error) {
      await journaled.then(
        () => this.journal.forget(new Set(mutations.map((mutation) => mutation.id))),
        () => undefined,
      );
      throw error;
    }
    // The tab hears of it first: what comes next, the flush above all, takes the processor for milliseconds.
    setTimeout(() => this.engine.wrote());
  }

  async #live(request: Extract<Request, { kind: 'live' }>, onRows: (liveId: string, rows: unknown[]) => void): Promise<unknown[]> {
    await this.#unlive(request.liveId);
    const live = this.liveQueries.subscribe(request.sql, request.params, (rows) => {
      onRows(request.liveId, rows);
    });
    this.#lives.set(request.liveId, live);
    return (await live).rows;
  }

  async #unlive(liveId: string): Promise<void> {
    const live = this.#lives.get(liveId);
    this.#lives.delete(liveId);
    (await live?.catch(() => undefined))?.unsubscribe();
  }
}
