import type { PGliteInterface } from '@electric-sql/pglite';
import type { SyncedTableName } from '@anwurf/contract/sync/registry';
import { type Answered, applyBatch, beginRefetch, UnappliableBatch } from '../apply/apply-batch.ts';
import type { TablePosition } from '@anwurf/contract/sync/piggyback';
import type { ShapeMessage, Snapshot } from '../apply/batch.ts';
import { fetchShape, type PiggybackedAnswer, type ShapeAnswer, type ShapeRequest, type TransportOptions } from '../transport.ts';
import type { FirstAnswers } from './first-answers.ts';
import { coversSnapshot, isVisible } from './snapshot-coverage.ts';

/** Low 32 bits of a transaction id, as streams carry it. */
function low32(txid: string): bigint {
  return BigInt(txid) & 0xffff_ffffn;
}

type StoredStream = {
  readonly handle: string | null;
  readonly offset: string;
  readonly snapshot: Snapshot | null;
  readonly last_txid: string | null;
};

/** Whose table it is, and where it comes from. */
export type TableStreamOptions = {
  readonly name: SyncedTableName;
  readonly store: PGliteInterface;
  readonly transport: TransportOptions;
  readonly userId: string;
  /** By what changes of this table are announced, once it is up to date; null: this is what announces. */
  readonly announced: TableStream | null;
  /** What has been asked for already. */
  readonly firstAnswers?: FirstAnswers | undefined;
};

type StreamPosition = Pick<ShapeRequest, 'handle' | 'offset'>;

/** What the change feed's open request came to: the cursor for the next, and what came with it. */
export type Change = { readonly cursor: string | null; readonly piggybacked: readonly PiggybackedAnswer[] };

/** What an answer led to. */
type Step = Change & { readonly upToDate: boolean };

const nothing: Change = { cursor: null, piggybacked: [] };

/** Transactions kept in memory to recognise what a table's stream has already brought. */
const rememberedTransactions = 1000;

/**
 * One table's stream: fetches from the stored position, applies, stores the new position. Calls are serial; a call
 * during another one starts one more round after it.
 */
export class TableStream {
  readonly #seen = new Set<bigint>();
  #isLoaded = false;
  #running: Promise<void> | null = null;
  #again = false;
  #snapshot: Snapshot | null = null;
  /** The snapshot of which all that was brought consists: fetched by this stream, and nothing after it. */
  #allThatIsHere: Snapshot | null = null;
  /** Where the store has come, once it is known. */
  #place: StreamPosition = { handle: null, offset: '-1' };
  #offered: PiggybackedAnswer | null = null;

  constructor(private readonly options: TableStreamOptions) {}

  get name(): SyncedTableName {
    return this.options.name;
  }

  /**
   * Brings the table up to what the server has now.
   * @throws Unreachable, SignedOut, Rejected, UnappliableBatch
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
   * Whether the stream has brought this transaction, alone or within a snapshot. Of earlier starts the last transaction is
   * known, which is what a change feed that has come to its end announces. False before the first fetch.
   */
  hasSeen(txid: string): boolean {
    return this.#seen.has(low32(txid)) || (this.#snapshot !== null && isVisible(txid, this.#snapshot));
  }

  /**
   * Whether a snapshot holds what all transactions have done that this stream has brought. Known only while those are one
   * snapshot's, fetched since the start; otherwise false.
   */
  isCoveredBy(snapshot: Snapshot): boolean {
    return this.#allThatIsHere !== null && coversSnapshot(snapshot, this.#allThatIsHere);
  }

  /** Hands in what came with the change feed's answer: the next fetch takes it, where it goes on from what is here. */
  offer(answer: PiggybackedAnswer): void {
    this.#offered = answer;
  }

  /** Where this stream will be when it has taken what was offered; null: not known, or at no place that can be told. */
  position(): TablePosition | null {
    const { handle, offset } = this.#offered ?? this.#place;
    return handle === null ? null : { table: this.name, handle, offset };
  }

  /**
   * Waits, on an open request, until the table changes, and applies the change. Only for the change feed.
   * @param piggyback where the tables are whose changes may come with it
   */
  async follow(cursor: string | null, piggyback: readonly TablePosition[], signal: AbortSignal): Promise<Change> {
    const position = await this.#position();
    if (position.handle === null) {
      await this.catchUp(signal);
      return nothing;
    }
    const answer = await this.#step({ ...position, live: true, cursor, piggyback }, signal);
    return answer === 'must-refetch' ? nothing : answer;
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
      // In the moment of the last look at `again`: who asks after it gets rounds of his own.
      this.#running = null;
    }
  }

  async #position(): Promise<StreamPosition> {
    const stored = await this.options.store.query<StoredStream>(
      'select handle, "offset", snapshot, last_txid::text from streams where table_name = $1',
      [this.name],
    );
    const row = stored.rows[0];
    if (row === undefined || row.handle === null) return { handle: null, offset: '-1' };
    if (!this.#isLoaded) {
      this.#snapshot = row.snapshot;
      if (row.last_txid !== null) this.#seen.add(BigInt(row.last_txid));
      this.#isLoaded = true;
    }
    return (this.#place = { handle: row.handle, offset: row.offset });
  }

  /** What was offered, where it is the answer to this request. In any case it is not kept: what comes later goes on from elsewhere. */
  #takeOffered({ handle, offset, live }: ShapeRequest): ShapeAnswer | undefined {
    const offered = this.#offered;
    this.#offered = null;
    if (offered === null || live || offered.position.handle !== handle || offered.position.offset !== offset) return undefined;
    return { ...offered, kind: 'messages', copied: null, cursor: null, piggybacked: [] };
  }

  async #step(request: ShapeRequest, signal: AbortSignal): Promise<'must-refetch' | Step> {
    const answer =
      this.#takeOffered(request) ??
      (await this.options.firstAnswers?.take(this.name, request)) ??
      (await fetchShape(this.options.transport, this.name, request, signal));
    signal.throwIfAborted();
    if (answer.kind === 'must-refetch') {
      await beginRefetch(this.options.store, this.name);
      this.#seen.clear();
      this.#snapshot = null;
      this.#allThatIsHere = null;
      this.#place = { handle: null, offset: '-1' };
      return 'must-refetch';
    }
    const { copied, handle, offset, cursor, piggybacked } = answer;
    const messages = this.#isWhole(answer.messages) ? [...answer.messages, { kind: 'up-to-date' as const }] : answer.messages;
    if (messages.length > 0 || handle !== request.handle || offset !== request.offset) {
      await this.#apply({ copied, messages }, { handle, offset });
    }
    return { upToDate: messages.at(-1)?.kind === 'up-to-date', cursor, piggybacked };
  }

  /**
   * Whether an answer ends with a snapshot that is as new as what announces changes: what came after will be announced, so asking
   * for it now, as the protocol has it, is a request for nothing. A snapshot that Electric had kept is older, and is followed up.
   */
  #isWhole(messages: readonly ShapeMessage[]): boolean {
    const last = messages.at(-1);
    return last?.kind === 'snapshot-end' && this.options.announced?.isCoveredBy(last.snapshot) === true;
  }

  async #apply(answered: Answered, position: Parameters<typeof applyBatch>[3]): Promise<void> {
    try {
      await applyBatch(this.options.store, this.name, answered, position, this.options.userId);
    } catch (error) {
      if (error instanceof UnappliableBatch) await this.#noteStop(error.message);
      throw error;
    }
    this.#isLoaded = true;
    this.#place = position;
    for (const message of answered.messages) {
      if (message.kind === 'snapshot-end') {
        this.#snapshot = message.snapshot;
        this.#allThatIsHere = message.snapshot;
      }
      // Rows of a snapshot name no transaction.
      if (message.kind === 'change' && message.txids.length > 0) {
        this.#allThatIsHere = null;
        for (const txid of message.txids) this.#seen.add(low32(txid));
      }
    }
    for (const oldest of this.#seen) {
      if (this.#seen.size <= rememberedTransactions) break;
      this.#seen.delete(oldest);
    }
  }

  async #noteStop(message: string): Promise<void> {
    await this.options.store.query(
      `insert into streams (table_name, stopped) values ($1, $2) on conflict (table_name) do update set stopped = excluded.stopped`,
      [this.name, message.slice(0, 2000)],
    );
  }
}
