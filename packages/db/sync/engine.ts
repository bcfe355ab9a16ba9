import type { PGliteInterface } from '@electric-sql/pglite';
import { maxMutationsPerPush, type Mutation, type MutationResult } from '@anwurf/contract/sync/mutation';
import { syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { UnappliableBatch } from './apply-batch.ts';
import { discardMutation, pendingMutations, recordResults, retryMutation } from './outbox.ts';
import { retryDelay } from './retry-delay.ts';
import { Bell } from './signal.ts';
import { TableStream } from './stream.ts';
import { readStoredState, type SyncState } from './sync-state.ts';
import { pushMutations, Rejected, SignedOut, type TransportOptions, Unreachable } from './transport.ts';

/** How the engine is set up. */
export type EngineOptions = TransportOptions & {
  readonly store: PGliteInterface;
  readonly storeKind: SyncState['store'];
  readonly userId: string;
  /** Called with every new state; states are whole and immutable. */
  readonly onState: (state: SyncState) => void;
  /** Called with ids of mutations that no longer need the journal. */
  readonly onSettled?: () => void;
};

/** Streams fetched at the same time; a browser has six connections per host and one is the doorbell's. */
const parallelFetches = 3;
/** Rounds in which a change that the doorbell announced must appear in its table's stream. */
const arrivalRounds = 40;

/** Pause in ms while signed out: only the user can end that, and signing in rings. */
const signedOutPause = 60_000;

function pause(error: unknown, attempt: number): number {
  return error instanceof SignedOut ? signedOutPause : retryDelay(attempt, Math.random());
}

const doorbell = 'sync_heads' satisfies SyncedTableName;
const dataTables = syncedTableNames.filter((name) => name !== doorbell);

/**
 * Keeps a local store and the server in step: pushes the outbox, follows the streams. Runs once per store.
 *
 * One request stays open, on the doorbell table `sync_heads`; it tells which tables changed. After every
 * interruption all tables are fetched, so a change missed by the doorbell is missed only until then.
 */
export class SyncEngine {
  readonly #streams: ReadonlyMap<SyncedTableName, TableStream>;
  readonly #stop = new AbortController();
  readonly #pushBell = new Bell();
  readonly #pullBell = new Bell();
  #loops: Promise<unknown> = Promise.resolve();
  #state: SyncState;
  #refreshing: Promise<void> | null = null;
  #refreshAgain = false;

  constructor(private readonly options: EngineOptions) {
    this.#streams = new Map(syncedTableNames.map((name) => [name, new TableStream(name, options.store, options, options.userId)]));
    this.#state = {
      connection: 'connecting',
      waiting: 0,
      lastSyncedAt: null,
      firstSyncDone: false,
      refused: [],
      stopped: [],
      store: options.storeKind,
      problem: null,
    };
  }

  /** Reads the stored state and starts both directions. */
  async start(): Promise<void> {
    const complete = await this.options.store.query<{ count: number; last: Date | null }>(
      'select count(*)::int as count, max(last_up_to_date_at) as last from streams where last_up_to_date_at is not null',
    );
    const row = complete.rows[0];
    this.#set({
      firstSyncDone: (row?.count ?? 0) >= syncedTableNames.length,
      lastSyncedAt: row?.last?.toISOString() ?? null,
    });
    await this.refreshState();
    this.#loops = Promise.all([this.#pushLoop(), this.#pullLoop()]);
  }

  /** Current state. */
  state(): SyncState {
    return this.#state;
  }

  /** Something was written: push it, and let the state count it. */
  wrote(): void {
    this.#pushBell.ring();
    void this.refreshState();
  }

  /** Try again at once: the network came back, the app came to the front, the user asked. */
  now(): void {
    this.#pushBell.ring();
    this.#pullBell.ring();
  }

  /** Puts a refused mutation back in line. */
  async retry(mutationId: string): Promise<void> {
    await retryMutation(this.options.store, mutationId);
    this.wrote();
  }

  /** Gives a refused mutation up. */
  async discard(mutationId: string): Promise<void> {
    await discardMutation(this.options.store, mutationId, this.options.userId);
    await this.refreshState();
    this.options.onSettled?.();
  }

  /** Ends both loops; what is not pushed stays in the outbox. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#loops;
    await this.#refreshing;
  }

  /** Reads the stored part of the state anew; calls in quick succession are merged. */
  refreshState(): Promise<void> {
    if (this.#refreshing !== null) {
      this.#refreshAgain = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#readState().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #readState(): Promise<void> {
    do {
      this.#refreshAgain = false;
      if (this.options.store.closed) return;
      this.#set(await readStoredState(this.options.store));
    } while (this.#refreshAgain);
  }

  #set(change: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...change };
    this.options.onState(this.#state);
  }

  async #pushLoop(): Promise<void> {
    const { signal } = this.#stop;
    let attempt = 0;
    while (!signal.aborted) {
      try {
        const pushed = await this.#pushOnce(signal);
        attempt = 0;
        if (!pushed) await this.#pushBell.wait(Infinity, signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#noteFailure(error);
        await this.#pushBell.wait(pause(error, attempt), signal);
        attempt += 1;
      }
    }
  }

  /** Pushes one portion of the outbox; false when it holds nothing to push. */
  async #pushOnce(signal: AbortSignal): Promise<boolean> {
    const mutations = await pendingMutations(this.options.store, maxMutationsPerPush);
    if (mutations.length === 0) return false;
    const results = await this.#pushDividing(mutations, signal);
    const tables = await recordResults(this.options.store, results, this.options.userId);
    await this.refreshState();
    this.options.onSettled?.();
    // Fetching what was just pushed settles the outbox without waiting for the doorbell. Failures are the
    // pull loop's to report: it fetches everything after an interruption.
    void Promise.all(tables.map((name) => this.#fetchQuietly(name, signal)));
    return true;
  }

  /**
   * Pushes; if the server refuses the request as a whole, pushes each mutation alone, so that one that no server
   * accepts cannot hold up the others.
   */
  async #pushDividing(mutations: readonly Mutation[], signal: AbortSignal): Promise<readonly MutationResult[]> {
    try {
      return await pushMutations(this.options, mutations, signal);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      const [only] = mutations;
      if (mutations.length === 1 && only !== undefined) {
        return [{ id: only.id, status: 'refused', code: 'invalid_values', message: error.message }];
      }
      const middle = Math.ceil(mutations.length / 2);
      return [
        ...(await this.#pushDividing(mutations.slice(0, middle), signal)),
        ...(await this.#pushDividing(mutations.slice(middle), signal)),
      ];
    }
  }

  async #fetchQuietly(name: SyncedTableName, signal: AbortSignal): Promise<void> {
    try {
      await this.#streams.get(name)?.catchUp(signal);
      this.options.onSettled?.();
    } catch {
      this.#pullBell.ring();
    }
    await this.refreshState();
  }

  async #pullLoop(): Promise<void> {
    const { signal } = this.#stop;
    let attempt = 0;
    while (!signal.aborted) {
      try {
        await this.#fetchAll(signal);
        attempt = 0;
        await this.#followDoorbell(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#noteFailure(error);
        await this.#pullBell.wait(pause(error, attempt), signal);
        attempt += 1;
      }
    }
  }

  /** Fetches every table. A table that cannot be applied stops alone; the others go on. */
  async #fetchAll(signal: AbortSignal): Promise<void> {
    await this.#catchUp(doorbell, signal);
    const queue = [...dataTables];
    const worker = async (): Promise<void> => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) await this.#catchUp(name, signal);
    };
    await Promise.all(Array.from({ length: parallelFetches }, worker));
    const first = !this.#state.firstSyncDone;
    const complete = await this.options.store.query<{ count: number }>(
      'select count(*)::int as count from streams where last_up_to_date_at is not null',
    );
    this.#set({ connection: 'online', lastSyncedAt: new Date().toISOString(), firstSyncDone: complete.rows[0]?.count === syncedTableNames.length });
    await this.refreshState();
    this.options.onSettled?.();
    // Nothing plans a fresh store's statistics or shortens the log that a killed browser must replay.
    if (first) await this.options.store.exec('analyze; checkpoint');
  }

  /** Fetches a table; false when its stream stopped. */
  async #catchUp(name: SyncedTableName, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#streams.get(name)?.catchUp(signal);
      return true;
    } catch (error) {
      // The stop is stored and shown; Rejected here means this table's shape, not the session.
      if (!(error instanceof UnappliableBatch || error instanceof Rejected)) throw error;
      await this.refreshState();
      return false;
    }
  }

  async #followDoorbell(signal: AbortSignal): Promise<void> {
    let cursor: string | null = null;
    let known = await this.#heads();
    while (!signal.aborted) {
      const next = await this.#followUntilAsked(cursor, signal);
      if (next === 'asked') return;
      cursor = next;
      const heads = await this.#heads();
      const moved = dataTables.filter((name) => heads[name] !== undefined && heads[name] !== known[name]);
      known = heads;
      await Promise.all(moved.map((name) => this.#fetchUntil(name, heads[name] ?? '0', signal)));
      this.#set({ connection: 'online', lastSyncedAt: new Date().toISOString() });
      if (moved.length > 0) {
        await this.refreshState();
        this.options.onSettled?.();
      }
    }
  }

  /** Waits at the doorbell. A pull that was asked for ends the wait: the network may have changed under it. */
  async #followUntilAsked(cursor: string | null, signal: AbortSignal): Promise<string | null | 'asked'> {
    const interrupt = new AbortController();
    const stop = (): void => {
      interrupt.abort();
    };
    signal.addEventListener('abort', stop);
    const asked = this.#pullBell.wait(Infinity, interrupt.signal).then((rung) => {
      if (rung) interrupt.abort();
      return rung;
    });
    try {
      const next = await this.#streams.get(doorbell)?.follow(cursor, interrupt.signal);
      interrupt.abort();
      return (await asked) ? 'asked' : (next ?? null);
    } catch (error) {
      if (interrupt.signal.aborted && !signal.aborted) return 'asked';
      interrupt.abort();
      // Without the doorbell nothing is followed; all tables are fetched again after a pause instead.
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
      if (round > 0) await new Bell().wait(5 * round, signal);
      if (!(await this.#catchUp(name, signal))) return;
    }
  }

  async #heads(): Promise<Record<string, string>> {
    const found = await this.options.store.query<{ heads: Record<string, string> }>('select heads from sync_heads');
    return found.rows[0]?.heads ?? {};
  }

  #noteFailure(error: unknown): void {
    if (error instanceof SignedOut) this.#set({ connection: 'signed-out' });
    else if (error instanceof Unreachable) this.#set({ connection: 'offline' });
    else this.#set({ connection: 'offline', problem: `Der Abgleich ist gestört: ${error instanceof Error ? error.message : String(error)}` });
  }
}
