import type { PGliteInterface } from '@electric-sql/pglite';
import { LapsedLease } from '../journal/lapsed-lease.ts';
import type { OutboxJournal } from '../journal/outbox-journal.ts';
import type { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import type { LiveQueries } from '../live/live-queries.ts';
import type { LiveRows } from '../live/live-query.ts';
import type { StoreLog } from '../store/change-log/store-log.ts';
import type { PreparedReads } from '../store/prepared-reads.ts';
import type { StoreTurns } from '../store/store-turns.ts';
import type { SyncEngine } from '../sync/engine.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeFitting } from '../sync/upload/write-fitting.ts';
import type { Reply, Request } from './messages.ts';
import { refusalOf } from './refusal.ts';

/** Dependencies of the request handling. */
export interface Served {
  readonly store: PGliteInterface;
  /** The log that keeps the store. */
  readonly log: Pick<StoreLog, 'failure'>;
  /** Has its statements wait for a write to the journal. */
  readonly turns: Pick<StoreTurns, 'first'>;
  readonly reads: PreparedReads;
  readonly liveQueries: LiveQueries;
  readonly engine: SyncEngine;
  readonly journal: OutboxJournal;
  /** Mutations that the journal has and the store refuses. */
  readonly unreplayable: UnreplayableMutations;
  readonly userId: string;
  /** The store is read-only before this resolves. */
  readonly canWrite: Promise<void>;
  /** Live queries withhold empty results before this resolves, but not for long. */
  readonly firstTables: Promise<void>;
  /** A request was answered. */
  readonly onServed?: () => void;
}

/**
 * In ms. A new device's screens are drawn when their data has arrived, not table by table with a hundred empty queries in
 * between; on a slow network they show what has arrived by then.
 */
const longestWithoutRows = 2000;

/** In ms: how long no request must arrive before a screen counts as drawn, and the upper limit. */
type Calm = { readonly pause: number; readonly longest: number };

/** At a start, when a tab has requested its first screen before the store was open. */
const atStart: Calm = { pause: 50, longest: 600 };

/** On a new device, whose first answer decides which screen is the first. */
export const onNewDevice: Calm = { pause: 150, longest: 1000 };

const isReading = ({ kind }: Request) => kind === 'query' || kind === 'live' || kind === 'unlive';

/** Answers requests of tabs from the open store. Runs in the leading worker. */
export class ServedDatabase {
  readonly #lives = new Map<string, Promise<LiveRows>>();
  readonly #hurry = new AbortController();
  #open = 0;
  #lastEnd = performance.now();

  #canWrite = false;
  /** Resolves when the store has taken or refused the last write. */
  #stored: Promise<void> = Promise.resolve();
  /** Why the store accepts nothing more. */
  #failure: Error | null = null;

  readonly #hasRows: Promise<unknown>;

  constructor(private readonly served: Served) {
    this.#hasRows = Promise.race([served.firstTables, new Promise((resolve) => setTimeout(resolve, longestWithoutRows))]);
    served.canWrite.then(
      () => (this.#canWrite = true),
      // Reported to each writer.
      () => undefined,
    );
  }

  /**
   * Executes a request. Failures become replies, so that one tab's error does not affect others.
   * @returns null: the lease has lapsed, and only the next leader can answer
   */
  async serve(request: Request, onRows: (liveId: string, rows: unknown[]) => void): Promise<Reply | null> {
    this.#open += 1;
    try {
      // From then on in the order of the requests: a read after a write sees the write.
      if (!this.#canWrite && !isReading(request)) {
        this.hurry();
        await this.served.canWrite;
      }
      return { ok: true, rows: await this.#carryOut(request, onRows) };
    } catch (error) {
      if (error instanceof LapsedLease) return null;
      return refusalOf(error);
    } finally {
      this.#open -= 1;
      this.#lastEnd = performance.now();
      this.served.onServed?.();
    }
  }

  /** Resolves when all requests are answered and no new one arrives for a moment, at the latest after the limit; at once on a write. */
  async whenCalm({ pause, longest }: Calm = atStart): Promise<void> {
    const end = performance.now() + longest;
    const { signal } = this.#hurry;
    const hurried = new Promise((resolve) => signal.addEventListener('abort', resolve));
    while (!signal.aborted) {
      const now = performance.now();
      const wait = Math.min(end - now, this.#open > 0 ? pause : this.#lastEnd + pause - now);
      if (wait <= 0) return;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, wait)), hurried]);
    }
  }

  /** Time without requests; 0 while one is running. */
  idleMs(): number {
    return this.#open > 0 ? 0 : performance.now() - this.#lastEnd;
  }

  /** Ends {@link whenCalm}. */
  hurry(): void {
    this.#hurry.abort();
  }

  /**
   * Takes mutations of an earlier store of this user, which may have been pushed from there; resolves when journal and store have
   * them. May be called before the store is given to writers.
   * @throws as a write
   */
  async replay(mutations: readonly NewMutation[]): Promise<void> {
    await this.#write(mutations, true);
    await this.#stored;
  }

  /** Ends the live queries of a closed tab. */
  async drop(liveIds: Iterable<string>): Promise<void> {
    for (const liveId of liveIds) await this.#unlive(liveId);
  }

  async #carryOut(request: Request, onRows: (liveId: string, rows: unknown[]) => void): Promise<unknown[]> {
    switch (request.kind) {
      case 'query':
        return this.served.reads.query(request.sql, request.params);
      case 'live':
        return this.#live(request, onRows);
      case 'unlive':
        await this.#unlive(request.liveId);
        return [];
      case 'write':
        await this.#write(request.mutations);
        return [];
      case 'retry':
        await this.served.engine.retry(request.mutationId);
        return [];
      case 'discard':
        await this.served.engine.discard(request.mutationId);
        return [];
      case 'now':
        this.served.engine.now();
        return [];
      case 'offline':
        this.served.engine.wentOffline();
        return [];
    }
  }

  /**
   * Resolves when the write is on disk in the journal: it counts from then on, whatever happens to the store. The store's
   * transaction is queued before, so that a later read sees the write.
   * @throws when the journal cannot take it; then it is nowhere. And when the store has failed: only reopening helps
   */
  async #write(mutations: readonly NewMutation[], isReplay = false): Promise<void> {
    const failure = this.#failure ?? this.served.log.failure;
    if (failure) throw failure;
    if (mutations.length === 0) return;
    const journaled = this.served.journal.append(mutations);
    this.served.turns.first(journaled);
    this.#stored = this.#store(mutations, journaled, isReplay);
    await journaled;
  }

  /** Writes the journaled mutations to the store. Refused ones are shown among the refused changes. */
  async #store(mutations: readonly NewMutation[], journaled: Promise<void>, isReplay: boolean): Promise<void> {
    const { store, userId, engine, unreplayable } = this.served;
    // One turn later the tab has its reply: the store blocks the processor for milliseconds.
    const replied = journaled.then(() => new Promise<void>((resolve) => setTimeout(resolve)));
    // The store awaits it when the transaction's turn comes.
    replied.catch(() => undefined);
    const show = (refused: readonly NewMutation[]): void => {
      unreplayable.add(refused);
      engine.showUnreplayable();
    };
    try {
      await writeFitting(store, mutations, userId, { isReplay, after: replied, onRefused: show });
    } catch (error) {
      const fail = (): void => {
        this.#failure ??= error instanceof Error ? error : new Error(String(error));
        // The next opening replays it. Until then only this list knows of it: sign-out must warn.
        show(mutations);
      };
      await journaled.then(fail, () => undefined);
    }
    // Live queries come first: flush and upload also block the processor for milliseconds. The state reports a failed store.
    setTimeout(() => engine.wrote());
  }

  async #live(request: Extract<Request, { kind: 'live' }>, onRows: (liveId: string, rows: unknown[]) => void): Promise<unknown[]> {
    await this.#unlive(request.liveId);
    const live = Promise.all([this.#hasRows, this.#stored]).then(() =>
      this.served.liveQueries.subscribe(request.sql, request.params, (rows) => {
        onRows(request.liveId, rows);
      }),
    );
    this.#lives.set(request.liveId, live);
    return (await live).rows;
  }

  async #unlive(liveId: string): Promise<void> {
    const live = this.#lives.get(liveId);
    this.#lives.delete(liveId);
    (await live?.catch(() => undefined))?.unsubscribe();
  }
}
