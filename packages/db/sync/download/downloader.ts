import type { PGliteInterface } from '@electric-sql/pglite';
import { changeFeed, type SyncedTableName, syncedTableNames } from '@anwurf/contract/sync/registry';
import { UnappliableBatch } from '../apply/apply-batch.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { WakeSignal } from '../wake-signal.ts';
import { TableStream } from './table-stream.ts';
import { Rejected, type TransportOptions, Unreachable } from '../transport.ts';

/** What the downloader tells its engine. */
export type DownloaderEvents = {
  /** Every table has been fetched. */
  readonly onComplete: () => Promise<void>;
  /** The change feed answered; `moved` tables changed and have been fetched. */
  readonly onRound: (moved: readonly SyncedTableName[]) => Promise<void>;
  /** A table could not be applied; the stop is stored. */
  readonly onStop: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

/** Streams fetched at the same time; a browser has six connections per host and one is the change feed's. */
const parallelFetches = 3;
/** Rounds in which a change that the change feed announced must appear in its table's stream. */
const arrivalRounds = 40;

const dataTables = syncedTableNames.filter((name) => name !== changeFeed);

type Heads = Readonly<Record<string, string>>;

/**
 * Follows the tables of the server. One request stays open, on the change feed `sync_heads`; it tells which tables changed.
 * After every interruption all tables are fetched, so a change missed by the feed is missed only until then.
 */
export class Downloader {
  readonly #wake = new WakeSignal();
  readonly #streams: ReadonlyMap<SyncedTableName, TableStream>;

  constructor(
    private readonly store: PGliteInterface,
    transport: TransportOptions,
    userId: string,
    private readonly events: DownloaderEvents,
  ) {
    this.#streams = new Map(syncedTableNames.map((name) => [name, new TableStream(name, store, transport, userId)]));
  }

  /** Fetch everything now: the network may have changed, or something was missed. */
  wake(): void {
    this.#wake.wake();
  }

  /** Runs until `signal` aborts. */
  run(signal: AbortSignal): Promise<void> {
    const round = async (succeeded: () => void): Promise<void> => {
      await this.#fetchAll(signal);
      succeeded();
      await this.#followChangeFeed(signal);
    };
    return runUntilStopped(round, this.#wake, signal, this.events.onFailure);
  }

  /** Fetches one table on the side; a failure only leads to fetching everything. */
  async fetchSoon(name: SyncedTableName, signal: AbortSignal): Promise<void> {
    try {
      await this.#streams.get(name)?.catchUp(signal);
    } catch {
      this.#wake.wake();
    }
  }

  /** Fetches every table. One that cannot be applied stops alone; the others go on. */
  async #fetchAll(signal: AbortSignal): Promise<void> {
    await this.#catchUp(changeFeed, signal);
    const queue = [...dataTables];
    const worker = async (): Promise<void> => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) await this.#catchUp(name, signal);
    };
    await Promise.all(Array.from({ length: parallelFetches }, worker));
    await this.events.onComplete();
  }

  /** Fetches a table; false when its stream stopped. */
  async #catchUp(name: SyncedTableName, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#streams.get(name)?.catchUp(signal);
      return true;
    } catch (error) {
      // The stop is stored and shown; Rejected here means this table's shape, not the session.
      if (!(error instanceof UnappliableBatch || error instanceof Rejected)) throw error;
      await this.events.onStop();
      return false;
    }
  }

  /** Returns when a fetch of everything was asked for. */
  async #followChangeFeed(signal: AbortSignal): Promise<void> {
    let cursor: string | null = null;
    let known = await this.#heads();
    while (!signal.aborted) {
      const answer = await this.#waitForChange(cursor, signal);
      if (answer === 'asked') return;
      ({ cursor } = answer);
      const heads = await this.#heads();
      const before = known;
      const moved = dataTables.filter((name) => heads[name] !== undefined && heads[name] !== before[name]);
      known = heads;
      await Promise.all(moved.map((name) => this.#fetchUntil(name, heads[name] ?? '0', signal)));
      await this.events.onRound(moved);
    }
  }

  /** Waits on the open request. A fetch that was asked for ends the wait. */
  async #waitForChange(cursor: string | null, signal: AbortSignal): Promise<{ readonly cursor: string | null } | 'asked'> {
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
      const next = await this.#streams.get(changeFeed)?.follow(cursor, interrupt.signal);
      interrupt.abort();
      return (await asked) ? 'asked' : { cursor: next ?? null };
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

  /** Fetches until the announced transaction is here: behind Electric, streams may lag each other for moments. */
  async #fetchUntil(name: SyncedTableName, txid: string, signal: AbortSignal): Promise<void> {
    const stream = this.#streams.get(name);
    for (let round = 0; round < arrivalRounds && stream?.hasSeen(txid) === false; round += 1) {
      if (round > 0) await new WakeSignal().wait(5 * round, signal);
      if (!(await this.#catchUp(name, signal))) return;
    }
  }

  async #heads(): Promise<Heads> {
    const found = await this.store.query<{ heads: Heads }>('select heads from sync_heads');
    return found.rows[0]?.heads ?? {};
  }
}
