import type { PGliteInterface } from '@electric-sql/pglite';
import { mostPiggybacked } from '@anwurf/contract/sync/piggyback';
import { changeFeed, type SyncedTableName, syncedTableNames } from '@anwurf/contract/sync/registry';
import { UnappliableBatch } from '../apply/apply-batch.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { FetchOutcome } from './chase.ts';
import { Chases } from './chases.ts';
import type { FirstAnswers } from './first-answers.ts';
import { fetchInLine, parallelFetches } from './parallel-fetches.ts';
import { shownFirst } from './shown-first.ts';
import { type Change, TableStream } from './table-stream.ts';
import { Rejected, type TransportOptions, Unreachable, Unready } from '../transport.ts';

/** What the downloader tells its engine. */
export type DownloaderEvents = {
  /** What stands on the first screens has been asked for; the rest is when this resolves. */
  readonly onFirstTables?: () => Promise<void>;
  /** Every table has been asked for. */
  readonly onComplete: () => Promise<void>;
  /** The change feed answered, or `moved` tables changed and have been fetched. */
  readonly onRound: (moved: readonly SyncedTableName[]) => Promise<void>;
  /** Whether anything that the change feed announced is not here yet; called when that changes. */
  readonly onBehind: (isBehind: boolean) => void;
  /** A table could not be applied; the stop is stored. */
  readonly onStop: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

const dataTables = syncedTableNames.filter((name) => name !== changeFeed);
/** The log of sets is most of what there is, and takes the server longest: it is asked for before what little else there is. */
const shownLater = [...new Set<SyncedTableName>(['workout_tracking', ...dataTables])].filter((name) => !shownFirst.includes(name));

type Heads = Readonly<Record<string, string>>;

/**
 * Follows the tables of the server. One request stays open, on the change feed `sync_heads`; it tells which tables changed.
 * A table that does not show yet what the feed announced, or cannot be had, is fetched again and again beside the others.
 */
export class Downloader {
  readonly #wake = new WakeSignal();
  readonly #streams: ReadonlyMap<SyncedTableName, TableStream>;
  readonly #chases: Chases;
  #heads: Heads = {};
  /** Tables that changed last, and will change next: their changes come with the change feed's answer. */
  #lively: readonly SyncedTableName[] = ['workout_tracking', 'active_training_sessions'];
  /** Whether the loop rests after a failure. */
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
    this.#chases = new Chases({
      ...events,
      fetch: (name, signal) => this.#fetchBeside(name, signal),
      isHere: (name) => this.#isHere(name),
      onArrived: (name) => events.onRound([name]),
    });
  }

  /** Fetch everything now: the network may have changed, or something was missed. */
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
    await this.#chases.ended();
  }

  /** Leaves tables alone to which a long queue is pushed. */
  hold(names: readonly SyncedTableName[]): void {
    this.#chases.hold(names);
  }

  /** Fetches what was held. */
  release(signal: AbortSignal): void {
    this.#chases.release(signal);
  }

  /** Whether the change feed is followed: what changes is told within moments, and fetched. */
  isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Fetches one table on the side; what fails goes on by itself. */
  async fetchSoon(name: SyncedTableName, signal: AbortSignal): Promise<void> {
    const outcome = await this.#fetchBeside(name, signal);
    if (outcome !== undefined && outcome !== 'fetched') this.#chases.start(name, signal, outcome);
  }

  /**
   * Fetches every table. One that cannot be had or applied is left to its chase; the others go on.
   * @throws Unreachable when as many requests in a row are lost as are open at a time: then the line is dead. A single one is
   *   lost on any bad line, and a round of twenty in which none may be would hardly ever come to its end there
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
    await fetchEach(shownFirst);
    await this.events.onFirstTables?.();
    await fetchEach(shownLater);
    await this.#readHeads();
    for (const [name, outcome] of missed) {
      if (outcome !== 'fetched' || !this.#isHere(name)) this.#chases.start(name, signal, outcome);
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
      return 'fetched';
    } catch (error) {
      if (error instanceof Unready) return 'unready';
      // The stop is stored and shown; Rejected here means this table's shape, not the session.
      if (!(error instanceof UnappliableBatch || error instanceof Rejected)) throw error;
      await this.events.onStop();
      return 'stopped';
    }
  }

  /** The same beside the main loop; undefined when only that can go on. */
  async #fetchBeside(name: SyncedTableName, signal: AbortSignal): Promise<FetchOutcome | undefined> {
    try {
      const outcome = await this.#catchUp(name, signal);
      // What brings a table has a line again: the loop need not rest out what it began when there was none.
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

  /** Returns when a fetch of everything was asked for. */
  async #followChangeFeed(signal: AbortSignal): Promise<void> {
    let cursor: string | null = null;
    while (!signal.aborted) {
      const answer = await this.#waitForChange(cursor, signal);
      if (answer === 'asked') return;
      ({ cursor } = answer);
      await this.#readHeads();
      for (const carried of answer.piggybacked) this.#streams.get(carried.position.table)?.offer(carried);
      const changed = dataTables.filter((name) => !this.#isHere(name));
      this.#lively = [...new Set([...changed, ...this.#lively])].slice(0, mostPiggybacked);
      for (const name of changed) this.#chases.start(name, signal);
      await this.events.onRound([]);
    }
  }

  /** Waits on the open request. A fetch that was asked for ends the wait. */
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
      const positions = this.#lively.map((name) => this.#streams.get(name)?.position() ?? null).filter((position) => position !== null);
      const change = await this.#streams.get(changeFeed)?.follow(cursor, positions, interrupt.signal);
      interrupt.abort();
      return (await asked) ? 'asked' : (change ?? { cursor: null, piggybacked: [] });
    } catch (error) {
      if (interrupt.signal.aborted && !signal.aborted) return 'asked';
      interrupt.abort();
      // Without the change feed nothing is followed; all tables are fetched again after a pause instead.
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
