import type { PGliteInterface } from '@electric-sql/pglite';
import type { OutboxJournal } from '../journal/outbox-journal.ts';
import type { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import type { LiveQueries, LiveRows } from '../live/live-queries.ts';
import type { ChangeLog } from '../store/change-log/change-log.ts';
import type { SyncEngine } from '../sync/engine.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { writeFitting } from '../sync/upload/write-fitting.ts';
import type { Reply, Request } from './messages.ts';

/** What requests are carried out with. */
export interface Served {
  readonly store: PGliteInterface;
  /** What keeps the store; null: the browser's database does. */
  readonly log: Pick<ChangeLog, 'failure'> | null;
  readonly liveQueries: LiveQueries;
  readonly engine: SyncEngine;
  readonly journal: OutboxJournal;
  /** What the journal has and the store refuses. */
  readonly unreplayable: UnreplayableMutations;
  readonly userId: string;
  /** Until then the store is only read. */
  readonly canWrite: Promise<void>;
  /** Until then live queries have no rows yet, but not for long. */
  readonly firstTables: Promise<void>;
}

/**
 * In ms. A new device's screens are drawn when what they show is there, not table by table with a hundred queries in between that find
 * nothing yet; on a slow line they show what has come by then.
 */
const longestWithoutRows = 2000;

/** In ms: how long nothing is asked before a screen counts as drawn, and when it does in any case. */
type Calm = { readonly pause: number; readonly longest: number };

/** At a start, when a tab has asked for its first screen before the store was open. */
const atStart: Calm = { pause: 50, longest: 600 };

/** On a new device, whose first answer says which screen is the first. */
export const onNewDevice: Calm = { pause: 150, longest: 1000 };

const isReading = ({ kind }: Request) => kind === 'query' || kind === 'live' || kind === 'unlive';

/** Answers requests of tabs from the open store. Lives in the one worker that leads. */
export class ServedDatabase {
  readonly #lives = new Map<string, Promise<LiveRows>>();
  readonly #hurry = new AbortController();
  #open = 0;
  #lastEnd = performance.now();

  #canWrite = false;
  /** Until the store has, or has refused, what was saved last. */
  #stored: Promise<void> = Promise.resolve();
  /** Why the store takes nothing any more. */
  #failure: Error | null = null;

  readonly #hasRows: Promise<unknown>;

  constructor(private readonly served: Served) {
    this.#hasRows = Promise.race([served.firstTables, new Promise((resolve) => setTimeout(resolve, longestWithoutRows))]);
    served.canWrite.then(
      () => (this.#canWrite = true),
      // Told to each who writes.
      () => undefined,
    );
  }

  /** Carries a request out. Failures become replies, so that one tab's mistake stays its own. */
  async serve(request: Request, onRows: (liveId: string, rows: unknown[]) => void): Promise<Reply> {
    this.#open += 1;
    try {
      // From then on in the order of asking: who reads after a write reads what it wrote.
      if (!this.#canWrite && !isReading(request)) {
        this.hurry();
        await this.served.canWrite;
      }
      return { ok: true, rows: await this.#carryOut(request, onRows) };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#open -= 1;
      this.#lastEnd = performance.now();
    }
  }

  /** Resolves when what was asked is answered and nothing more is asked for a moment, after a while in any case; at once when somebody writes. */
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

  /** How long nobody has asked anything; 0 while something is under way. */
  idleMs(): number {
    return this.#open > 0 ? 0 : performance.now() - this.#lastEnd;
  }

  /** Ends {@link whenCalm}. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Ends the live queries of a tab that has closed. */
  async drop(liveIds: Iterable<string>): Promise<void> {
    for (const liveId of liveIds) await this.#unlive(liveId);
  }

  async #carryOut(request: Request, onRows: (liveId: string, rows: unknown[]) => void): Promise<unknown[]> {
    switch (request.kind) {
      case 'query':
        return (await this.served.store.query(request.sql, [...request.params])).rows;
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
   * Resolves when the write is on disk in the journal: it counts from then on, whatever becomes of the store. The store's transaction is in
   * line before, so that who reads after it reads what it wrote.
   * @throws when the journal cannot take it; then it is nowhere. And when the store has failed: only a new opening helps
   */
  async #write(mutations: readonly NewMutation[]): Promise<void> {
    const failure = this.#failure ?? this.served.log?.failure;
    if (failure) throw failure;
    if (mutations.length === 0) return;
    const journaled = this.served.journal.append(mutations);
    this.#stored = this.#store(mutations, journaled);
    await journaled;
  }

  /** Writes to the store what the journal has. What it refuses is shown among the refused. */
  async #store(mutations: readonly NewMutation[], journaled: Promise<void>): Promise<void> {
    const { store, userId, engine, unreplayable } = this.served;
    // A turn later the tab has been told: the store takes the processor for milliseconds.
    const told = journaled.then(() => new Promise<void>((resolve) => setTimeout(resolve)));
    // The store asks for it when it is this one's turn.
    told.catch(() => undefined);
    const show = (refused: readonly NewMutation[]): void => {
      unreplayable.add(refused);
      engine.showUnreplayable();
    };
    try {
      await writeFitting(store, mutations, userId, { after: told, onRefused: show });
    } catch (error) {
      const fail = (): void => {
        this.#failure ??= error instanceof Error ? error : new Error(String(error));
        // It comes back at the next opening. Until then nothing else here knows of it: who signs out is to be warned.
        show(mutations);
      };
      await journaled.then(fail, () => undefined);
    }
    // Live queries come first: the flush and the upload take the processor for milliseconds too. Of a store that has failed the state says so.
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
