import type { PGliteInterface } from '@electric-sql/pglite';
import { isPlainTable } from '@anwurf/contract/sync/registry';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { type Answered, applyBatch, MissingRow, UnappliableBatch } from '../apply/apply-batch.ts';
import type { Beginning } from '../apply/fill-new-store.ts';
import type { TablePosition } from '@anwurf/contract/sync/piggyback';
import type { ShapeMessage, Snapshot } from '../apply/batch.ts';
import { fetchShape, type ShapeAnswer, type ShapeRequest, type TransportOptions } from '../transport.ts';
import type { PiggybackedAnswer } from '../shape-messages.ts';
import type { FirstAnswers } from './first-answers.ts';
import { bringNewest } from './bring-newest.ts';
import { coversSnapshot, isVisible, low32 } from './snapshot-coverage.ts';
import type { StoredStream } from './stored-stream.ts';
import { beginRefetch, noteStop, type RequestPosition } from '../apply/stream-position.ts';

/** The table, or a team's part of it, and its source. */
export type TableStreamOptions = {
  readonly name: StreamName;
  readonly store: PGliteInterface;
  readonly transport: TransportOptions;
  readonly userId: string;
  /** The stream that announces changes of this table, once it is up to date; null: this stream is the change feed itself. */
  readonly announced: TableStream | null;
  /** Prefetched answers. */
  readonly firstAnswers?: FirstAnswers | undefined;
};

/** Result of the change feed's open request: the cursor for the next one, and the piggybacked answers. */
export type Change = {
  readonly cursor: string | null;
  readonly piggybacked: readonly PiggybackedAnswer[];
  /** Nothing has changed: the request was held for as long as the server holds one. */
  readonly isNothing: boolean;
};

/** Result of an answer. */
type Step = Change & { readonly upToDate: boolean };

const unknown: Change = { cursor: null, piggybacked: [], isNothing: false };

/** In ms: so often the store notes that nothing has changed. Each note would wake the disk of a phone on which nothing happens. */
const notedAgainAfterMs = 600_000;

/** Transactions kept in memory to recognize those that a table's stream has already brought. */
const rememberedTransactions = 1000;

/**
 * One stream, of a table or of a team's part of it: fetches from the stored position, applies, stores the new position. Calls are
 * serial; a call during another one starts one more round after it.
 */
export class TableStream {
  readonly #seen = new Set<bigint>();
  #isLoaded = false;
  #running: Promise<void> | null = null;
  #again = false;
  #snapshot: Snapshot | null = null;
  /** The snapshot that holds everything received so far: fetched by this stream, and nothing after it. */
  #receivedSnapshot: Snapshot | null = null;
  /** Position of the store, once known. */
  #place: RequestPosition = { handle: null, offset: '-1' };
  #piggybacked: PiggybackedAnswer | null = null;
  /** A snapshot, of a server that was asked for its newest rows alone. */
  #begun: ShapeAnswer | null = null;
  /** When the store last noted an answer; of this page's life. */
  #notedAt = -Infinity;
  /** Handle of a shape that had a gap. */
  #expiredHandle: string | null = null;

  constructor(private readonly options: TableStreamOptions) {}

  get name(): StreamName {
    return this.options.name;
  }

  /**
   * Brings the table up to date with the server.
   * @throws Unreachable, SignedOut, Rejected, UnappliableBatch, EndedStream
   */
  catchUp(signal: AbortSignal): Promise<void> {
    if (this.#running !== null) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#rounds(signal);
    return this.#running;
  }

  /**
   * Brings the rows of a day and later of a stream of which the store knows nothing, ahead of {@link catchUp}, which brings the rest. Rows that the
   * store refuses are left to it as well.
   * @throws Unreachable, SignedOut, Rejected
   */
  async fetchNewest(from: string, signal: AbortSignal): Promise<void> {
    if (!this.#isLoaded) this.#begun = await bringNewest(this.options, from, signal);
  }

  /** Notes that the store was filled with its beginning. */
  noteFilled({ handle, offset, snapshot }: Beginning): void {
    this.#isLoaded = true;
    this.#notedAt = performance.now();
    this.#place = { handle, offset };
    this.#snapshot = snapshot;
    this.#receivedSnapshot = snapshot;
  }

  /** Takes what the store knows of it, where it is not known yet. */
  load({ handle, offset, snapshot, last_txid: last }: StoredStream): void {
    if (this.#isLoaded || handle === null) return;
    this.#snapshot = snapshot;
    if (last !== null) this.#seen.add(BigInt(last));
    this.#place = { handle, offset };
    this.#isLoaded = true;
  }

  /**
   * Whether the stream has brought this transaction, alone or within a snapshot. Of earlier starts only the last transaction is
   * known, which is the one that an up-to-date change feed announces. False before the first fetch.
   */
  hasSeen(txid: string): boolean {
    return this.#seen.has(low32(txid)) || (this.#snapshot !== null && isVisible(txid, this.#snapshot));
  }

  /**
   * Whether a snapshot includes all transactions that this stream has brought. Known only while they come from one snapshot
   * fetched since the start; otherwise false.
   */
  isCoveredBy(snapshot: Snapshot): boolean {
    return this.#receivedSnapshot !== null && coversSnapshot(snapshot, this.#receivedSnapshot);
  }

  /** Takes a piggybacked answer of the change feed: the next fetch uses it, if it continues from the current position. */
  acceptPiggybacked(answer: PiggybackedAnswer): void {
    this.#piggybacked = answer;
  }

  /** Position after the piggybacked answer is applied; null: unknown, or none to report. Rows of teams are not piggybacked. */
  position(): TablePosition | null {
    const { handle, offset } = this.#piggybacked ?? this.#place;
    return handle === null || !isPlainTable(this.name) ? null : { table: this.name, handle, offset };
  }

  /**
   * Waits, on an open request, until the table changes, and applies the change. Only for the change feed.
   * @param piggyback positions of the tables whose changes may come with it
   */
  async follow(cursor: string | null, piggyback: readonly TablePosition[], signal: AbortSignal): Promise<Change> {
    const position = this.#place.handle === null ? await this.#position() : this.#place;
    if (position.handle === null) {
      await this.catchUp(signal);
      return unknown;
    }
    const answer = await this.#step({ ...position, live: true, cursor, piggyback }, signal);
    return answer === 'must-refetch' ? unknown : answer;
  }

  async #rounds(signal: AbortSignal): Promise<void> {
    try {
      do {
        this.#again = false;
        let upToDate = false;
        while (!upToDate) {
          const answer = await this.#step({ ...(await this.#position()), live: false, cursor: null }, signal);
          upToDate = answer !== 'must-refetch' && answer.upToDate;
        }
      } while (this.#again);
    } finally {
      // Synchronously after the last check of `again`: a later call starts rounds of its own.
      this.#running = null;
    }
  }

  async #position(): Promise<RequestPosition> {
    const stored = await this.options.store.query<{
      handle: string | null;
      offset: string;
      snapshot: Snapshot | null;
      last_txid: string | null;
    }>('select handle, "offset", snapshot, last_txid::text from streams where table_name = $1', [this.name]);
    const row = stored.rows[0];
    if (row === undefined || row.handle === null) return { handle: null, offset: '-1' };
    this.load(row);
    return (this.#place = { handle: row.handle, offset: row.offset });
  }

  /** Returns the piggybacked answer if it answers this request. Drops it in any case: later answers continue from another position. */
  #takePiggybacked({ handle, offset, live }: ShapeRequest): ShapeAnswer | undefined {
    const piggybacked = this.#piggybacked;
    this.#piggybacked = null;
    if (piggybacked === null || live || piggybacked.position.handle !== handle || piggybacked.position.offset !== offset) return undefined;
    return { ...piggybacked, kind: 'messages', copied: null, cursor: null, piggybacked: [] };
  }

  /** The answer of a server that has sent everything at once, if this request is for it. */
  #takeBegun({ handle, offset, live }: ShapeRequest): ShapeAnswer | undefined {
    const begun = this.#begun;
    this.#begun = null;
    return begun === null || live || handle !== null || offset !== '-1' ? undefined : begun;
  }

  async #step(request: ShapeRequest, signal: AbortSignal): Promise<'must-refetch' | Step> {
    const expiredHandle = this.#expiredHandle;
    const answer =
      this.#takePiggybacked(request) ??
      this.#takeBegun(request) ??
      (expiredHandle === null ? await this.options.firstAnswers?.take(this.name, request) : undefined) ??
      (await fetchShape(this.options.transport, this.name, { ...request, expiredHandle }, signal));
    signal.throwIfAborted();
    if (answer.kind === 'must-refetch') {
      await this.#startOver();
      return 'must-refetch';
    }
    const { copied, handle, offset, cursor, piggybacked } = answer;
    const messages = this.#isWhole(answer.messages) ? [...answer.messages, { kind: 'up-to-date' as const }] : answer.messages;
    const isSamePlace = handle === request.handle && offset === request.offset;
    const bringsNothing = piggybacked.length === 0 && messages.every(({ kind }) => kind === 'up-to-date');
    const isNothing = request.live && isSamePlace && bringsNothing;
    const isNoted = isNothing && performance.now() - this.#notedAt < notedAgainAfterMs;
    if (!isNoted && (messages.length > 0 || !isSamePlace)) {
      await this.#apply({ copied, messages }, { handle, offset }, request);
    }
    return { upToDate: messages.at(-1)?.kind === 'up-to-date', cursor, piggybacked, isNothing };
  }

  /**
   * Whether an answer ends with a snapshot as new as the change feed: later changes will be announced, so the follow-up request
   * that the protocol asks for would be wasted. A snapshot that Electric had cached is older, and is followed up.
   */
  #isWhole(messages: readonly ShapeMessage[]): boolean {
    const last = messages.at(-1);
    return last?.kind === 'snapshot-end' && this.options.announced?.isCoveredBy(last.snapshot) === true;
  }

  async #apply(answered: Answered, position: Parameters<typeof applyBatch>[3], from: RequestPosition): Promise<void> {
    try {
      await applyBatch(this.options.store, this.name, answered, position, this.options.userId, from);
    } catch (error) {
      if (error instanceof UnappliableBatch) {
        await noteStop(this.options.store, this.name, error.message);
        // Whatever follows in this shape, the row does not: the next request asks for another shape.
        if (error.cause instanceof MissingRow) {
          this.#expiredHandle = position.handle;
          await this.#startOver();
        }
      }
      throw error;
    }
    this.#isLoaded = true;
    this.#notedAt = performance.now();
    this.#place = position;
    for (const message of answered.messages) {
      if (message.kind === 'snapshot-end') {
        this.#snapshot = message.snapshot;
        this.#receivedSnapshot = message.snapshot;
      }
      // Rows of a snapshot name no transaction.
      if (message.kind === 'change' && message.txids.length > 0) {
        this.#receivedSnapshot = null;
        for (const txid of message.txids) this.#seen.add(low32(txid));
      }
    }
    for (const oldest of this.#seen) {
      if (this.#seen.size <= rememberedTransactions) break;
      this.#seen.delete(oldest);
    }
  }

  async #startOver(): Promise<void> {
    await beginRefetch(this.options.store, this.name);
    this.#seen.clear();
    this.#snapshot = null;
    this.#receivedSnapshot = null;
    this.#place = { handle: null, offset: '-1' };
  }
}
