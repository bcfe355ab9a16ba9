import type { PGliteInterface } from '@electric-sql/pglite';
import { mostPiggybacked } from '@anwurf/contract/sync/piggyback';
import { changeFeed, type SyncedTableName, syncedTableNames } from '@anwurf/contract/sync/registry';
import { UnappliableBatch } from '../apply/apply-batch.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { FetchOutcome } from './retry-fetch.ts';
import { FetchRetries } from './fetch-retries.ts';
import type { FirstAnswers } from './first-answers.ts';
import { fetchInLine, parallelFetches } from './parallel-fetches.ts';
import { firstScreenTables, longestTable } from './first-screen-tables.ts';
import { type Change, TableStream } from './table-stream.ts';
import { Rejected, type TransportOptions, Unreachable, Unready } from '../transport.ts';

/** Callbacks of the downloader. */
export type DownloaderEvents = {
  /** The tables of the first screens have been requested; the others follow when this resolves. */
  readonly onFirstTables?: () => Promise<void>;
  /** A table is up to date. */
  readonly onTable?: (name: SyncedTableName) => void;
  /** Every table has been requested. */
  readonly onComplete: () => Promise<void>;
  /** The change feed answered, or `moved` tables changed and have been fetched. */
  readonly onRound: (moved: readonly SyncedTableName[]) => Promise<void>;
  /** Called when it changes whether announced changes are missing. */
  readonly onBehind: (isBehind: boolean) => void;
  /** A table could not be applied; its stream is stored as stopped. */
  readonly onStop: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

const dataTables = syncedTableNames.filter((name) => name !== changeFeed);
const isLater = (name: SyncedTableName) => !firstScreenTables.includes(name) && name !== longestTable;
/** The catalogue comes first, without which no session begins, and the log of sets last: no session waits for it. */
const laterTables = [...new Set<SyncedTableName>(['exercise_catalogue', ...dataTables.filter(isLater), longestTable])];

type Heads = Readonly<Record<string, string>>;

/**
 * Follows the server's tables. One request stays open, on the change feed `sync_heads`, which announces changed tables. A table
 * that lacks announced changes, or cannot be fetched, is retried in parallel.
 */
export class Downloader {
  readonly #wake = new WakeSignal();
  readonly #streams: ReadonlyMap<SyncedTableName, TableStream>;
  readonly #retries: FetchRetries;
  #heads: Heads = {};
  /** Recently changed tables, which are likely to change next: the change feed's answer carries their changes. */
  #recentlyChanged: readonly SyncedTableName[] = ['workout_tracking', 'active_training_sessions'];
  /** Whether the loop backs off after a failure. */
  #isResting = false;
  #isFollowing = false;

  constructor(
    private readonly store: PGliteInterface,
    transport: TransportOptions,
    userId: string,
    private readonly events: DownloaderEvents,
    firstAnswers?: FirstAnswers,
  ) {
    const newStream = (name: SyncedTableName, announced: TableStream | null) =>
      new TableStream({ name, store, transport, userId, announced, firstAnswers });
    const feed = newStream(changeFeed, null);
    const tables = dataTables.map((name) => [name, newStream(name, feed)] as const);
    this.#streams = new Map([[changeFeed, feed], ...tables]);
    this.#retries = new FetchRetries({
      ...events,
      fetch: (name, signal) => this.#fetchBeside(name, signal),
      isHere: (name) => this.#isHere(name),
      onArrived: (name) => events.onRound([name]),
    });
  }

  /** Fetches everything now: the network may have changed, or an announcement was missed. */
  wake(): void {
    this.#wake.wake();
  }

  /** Runs until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const round = async (succeeded: () => void): Promise<void> => {
      this.#isResting = false;
      await this.#fetchAll(signal);
      succeeded();
      this.#isFollowing = true;
      await this.#followChangeFeed(signal).finally(() => (this.#isFollowing = false));
    };
    const onFailure = (error: unknown): void => {
      this.#isResting = true;
      this.events.onFailure(error);
    };
    await runUntilStopped(round, this.#wake, signal, onFailure);
    await this.#retries.ended();
  }

  /** Suspends fetches of tables to which a long queue is pushed. */
  hold(names: readonly SyncedTableName[]): void {
    this.#retries.hold(names);
  }

  /** Fetches the held tables. */
  release(signal: AbortSignal): void {
    this.#retries.release(signal);
  }

  /** Whether the change feed is followed: changes are announced within moments, and fetched. */
  isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Fetches one table in the background; a failed fetch is retried. */
  async fetchSoon(name: SyncedTableName, signal: AbortSignal): Promise<void> {
    const outcome = await this.#fetchBeside(name, signal);
    if (outcome !== undefined && outcome !== 'fetched') this.#retries.start(name, signal, outcome);
  }

  /**
   * Fetches every table. One that cannot be fetched or applied is retried separately; the others go on.
   * @throws Unreachable when as many requests in a row are lost as run in parallel: then the network is down. Single losses
   * happen on any bad network, and a round of twenty requests without any loss would hardly ever succeed there
   */
  async #fetchAll(signal: AbortSignal): Promise<void> {
    if ((await this.#catchUp(changeFeed, signal)) === 'unready') throw new Unready(changeFeed);
    const missed = new Map<SyncedTableName, FetchOutcome>();
    let lostInARow = 0;
    const fetchNext = async (name: SyncedTableName): Promise<FetchOutcome> => {
      try {
        const outcome = await this.#catchUp(name, signal);
        lostInARow = 0;
        return outcome;
      } catch (error) {
        lostInARow += 1;
        if (signal.aborted || lostInARow >= parallelFetches || !(error instanceof Unreachable)) throw error;
        return 'unready';
      }
    };
    const fetchEach = (names: readonly SyncedTableName[]): Promise<void> =>
      fetchInLine([...names], async (name) => missed.set(name, await fetchNext(name)));
    await fetchEach(firstScreenTables);
    await this.events.onFirstTables?.();
    await fetchEach(laterTables);
    await this.#readHeads();
    for (const [name, outcome] of missed) {
      if (outcome !== 'fetched' || !this.#isHere(name)) this.#retries.start(name, signal, outcome);
    }
    await this.events.onComplete();
  }

  /**
   * Fetches a table.
   * @throws Unreachable when nobody answers, SignedOut
   */
  async #catchUp(name: SyncedTableName, signal: AbortSignal): Promise<FetchOutcome> {
    try {
      await this.#streams.get(name)?.catchUp(signal);
      this.events.onTable?.(name);
      return 'fetched';
    } catch (error) {
      if (error instanceof Unready) return 'unready';
      // The stop is stored and shown; Rejected concerns this table's shape here, not the session.
      if (!(error instanceof UnappliableBatch || error instanceof Rejected)) throw error;
      await this.events.onStop();
      return 'stopped';
    }
  }

  /** The same in parallel to the main loop; undefined when only the main loop can continue. */
  async #fetchBeside(name: SyncedTableName, signal: AbortSignal): Promise<FetchOutcome | undefined> {
    try {
      const outcome = await this.#catchUp(name, signal);
      // A successful fetch proves that the network is back: end the main loop's back-off.
      if (outcome === 'fetched' && this.#isResting) this.#wake.wake();
      return outcome;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof Unreachable) return 'unready';
      this.#wake.wake();
      return undefined;
    }
  }

  #isHere(name: SyncedTableName): boolean {
    const head = this.#heads[name];
    return head === undefined || this.#streams.get(name)?.hasSeen(head) === true;
  }

  /** Returns when a fetch of everything was requested. */
  async #followChangeFeed(signal: AbortSignal): Promise<void> {
    let cursor: string | null = null;
    while (!signal.aborted) {
      const answer = await this.#waitForChange(cursor, signal);
      if (answer === 'asked') return;
      ({ cursor } = answer);
      await this.#readHeads();
      for (const carried of answer.piggybacked) this.#streams.get(carried.position.table)?.acceptPiggybacked(carried);
      const changed = dataTables.filter((name) => !this.#isHere(name));
      this.#recentlyChanged = [...new Set([...changed, ...this.#recentlyChanged])].slice(0, mostPiggybacked);
      for (const name of changed) this.#retries.start(name, signal);
      await this.events.onRound([]);
    }
  }

  /** Waits on the open request. A requested fetch ends the wait. */
  async #waitForChange(cursor: string | null, signal: AbortSignal): Promise<Change | 'asked'> {
    const interrupt = new AbortController();
    const stop = (): void => {
      interrupt.abort();
    };
    signal.addEventListener('abort', stop);
    const asked = this.#wake.wait(Infinity, interrupt.signal).then((woken) => {
      if (woken) interrupt.abort();
      return woken;
    });
    try {
      const positions = this.#recentlyChanged
        .map((name) => this.#streams.get(name)?.position() ?? null)
        .filter((position) => position !== null);
      const change = await this.#streams.get(changeFeed)?.follow(cursor, positions, interrupt.signal);
      interrupt.abort();
      return (await asked) ? 'asked' : (change ?? { cursor: null, piggybacked: [] });
    } catch (error) {
      if (interrupt.signal.aborted && !signal.aborted) return 'asked';
      interrupt.abort();
      // Without the change feed no changes are announced; all tables are fetched again after a pause instead.
      if (error instanceof UnappliableBatch) throw new Unreachable(error.message);
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  async #readHeads(): Promise<void> {
    const found = await this.store.query<{ heads: Heads }>('select heads from sync_heads');
    this.#heads = found.rows[0]?.heads ?? {};
  }
}
