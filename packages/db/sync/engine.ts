import type { PGliteInterface } from '@electric-sql/pglite';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import type { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import { planStatistics } from '../store/plan-statistics.ts';
import { Downloader } from './download/downloader.ts';
import type { FirstAnswers } from './download/first-answers.ts';
import { isPlainTable, plainTableNames } from '@anwurf/contract/sync/registry';
import { mergeCalls } from './merge-calls.ts';
import { discardMutation, retryMutation, unsettledStreams } from './upload/outbox.ts';
import { readStoredState, type RefusedMutation, type SyncState } from './sync-state.ts';
import type { TransportOptions } from './transport.ts';
import { SignedOut, Unreachable, Unready } from './transport-errors.ts';
import { forgetOrigins } from './upload/origins.ts';
import { reportFinishedOrigins } from './upload/push-requests.ts';
import { Uploader, type UploaderEvents } from './upload/uploader.ts';
import { WakeSignal } from './wake-signal.ts';

/** Options of the engine. */
export type EngineOptions = TransportOptions & {
  readonly store: PGliteInterface;
  readonly storeKind: SyncState['store'];
  readonly userId: string;
  /** Mutations that only the journal holds; shown among the refused. */
  readonly unreplayable?: UnreplayableMutations;
  /** Answers prefetched while the store was being made. */
  readonly firstAnswers?: FirstAnswers;
  /** Called with every new state; states are complete and immutable. */
  readonly onState: (state: SyncState) => void;
  /** Called when mutations may have left the outbox. */
  readonly onSettled?: () => void;
  /** Called when a round has brought the tables of the first screens, or failed to. The others follow when it resolves. */
  readonly onFirstTables?: () => Promise<void>;
  /** Omitted: as many as the server takes. Proofs push few, so that pushes follow each other. */
  readonly mutationsPerPush?: number | undefined;
};

/** In ms: how long to wait for the change feed to bring pushed changes. It takes some 10 ms plus the network. */
const feedTakesMs = 500;

/** Syncs a local store with the server, and reports the state. Runs once per store. */
export class SyncEngine {
  readonly #stop = new AbortController();
  readonly #uploader: Uploader;
  readonly #downloader: Downloader;
  #loops: Promise<unknown> = Promise.resolve();
  /** Background fetches; the store must not close under them. */
  readonly #backgroundFetches = new Set<Promise<void>>();
  #state: SyncState;
  #finishedOrigins: readonly string[] = [];
  #isStateRead = false;

  constructor(private readonly options: EngineOptions) {
    const { store, userId, storeKind } = options;
    const onFailure = (error: unknown): void => {
      this.#noteFailure(error);
      void options.onFirstTables?.();
    };
    const uploads: UploaderEvents = {
      onAnswers: (streams, isLong) => this.#onAnswers(streams, isLong),
      onRest: () => this.#downloader.release(this.#stop.signal),
      onFailure: (error) => {
        this.#downloader.release(this.#stop.signal);
        onFailure(error);
      },
    };
    this.#uploader = new Uploader(store, options, userId, uploads, options.mutationsPerPush);
    const events = {
      onFailure,
      onFirstTables: async () => options.onFirstTables?.(),
      onStream: (name: StreamName) => this.#noteArrived(name),
      onStop: () => this.refreshState(),
      onComplete: () => this.#onComplete(),
      onRound: (moved: readonly StreamName[]) => this.#onRound(moved),
      onBehind: (isBehind: boolean) => this.#set({ isBehind }),
    };
    this.#downloader = new Downloader(store, options, userId, events, options.firstAnswers);
    this.#state = {
      connection: 'connecting',
      isServerAway: false,
      waiting: 0,
      lastSyncedAt: null,
      isBehind: false,
      firstSyncDone: false,
      arrived: [],
      fetchedShare: null,
      refused: [],
      stopped: [],
      store: storeKind,
      problem: null,
    };
  }

  /** Reads the stored part of the state. */
  async readState(): Promise<void> {
    const found = await this.options.store.query<{ last: Date | null; done: boolean; arrived: string[] }>(
      `select (select max(last_up_to_date_at) from streams) as last, exists (select from first_sync) as done,
        (select coalesce(jsonb_agg(table_name), '[]') from streams where last_up_to_date_at is not null) as arrived`,
    );
    const { last, done, arrived } = found.rows[0] ?? { last: null, done: false, arrived: [] };
    this.#set({ firstSyncDone: done, arrived: done ? [] : arrived.filter(isPlainTable), lastSyncedAt: last?.toISOString() ?? null });
    await this.refreshState();
    this.#isStateRead = true;
  }

  /** Fills a new store with what was prefetched for it, ahead of {@link start}; another store stays as it is. */
  readonly fill = (): Promise<void> => this.#downloader.fill();

  /**
   * Starts both directions, after the stored state has been read.
   * @param finishedOrigins earlier origins without anything left on this device; reported to the server when it is reached
   */
  async start(finishedOrigins: readonly string[] = []): Promise<void> {
    if (!this.#isStateRead) await this.readState();
    this.#finishedOrigins = finishedOrigins;
    this.#loops = Promise.all([this.#uploader.run(this.#stop.signal), this.#downloader.run(this.#stop.signal)]);
  }

  /** Current state. */
  state(): SyncState {
    return this.#state;
  }

  /** Pushes after a write, and counts it in the state. */
  wrote(): void {
    this.#uploader.wake();
    this.refreshState().catch((error: unknown) => this.#noteFailure(error));
  }

  /** Retries at once: the network came back, the app came to the front, or the user asked. */
  now(): void {
    this.#uploader.wake();
    this.#downloader.wake();
  }

  /** The browser reports no network; the next answer proves otherwise. */
  wentOffline(): void {
    this.#set({ connection: 'offline', isServerAway: false });
  }

  /** Puts a refused mutation back into the queue. */
  async retry(mutationId: string): Promise<void> {
    if (!(await this.options.unreplayable?.retry(mutationId))) await retryMutation(this.options.store, mutationId);
    this.wrote();
  }

  /** Discards a refused mutation. */
  async discard(mutationId: string): Promise<void> {
    if (!(await this.options.unreplayable?.discard(mutationId))) await discardMutation(this.options.store, mutationId, this.options.userId);
    await this.refreshState();
    this.options.onSettled?.();
  }

  /** Ends both loops; unpushed mutations stay in the outbox. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#loops;
    await Promise.all(this.#backgroundFetches);
    await this.refreshState();
  }

  /** Reads the stored part of the state again; calls in quick succession are coalesced. */
  readonly refreshState = mergeCalls(async () => {
    if (this.#stop.signal.aborted) return;
    const stored = await readStoredState(this.options.store);
    this.#set({ ...stored, refused: this.#withUnreplayable(stored.refused) });
  });

  /** Shows newly refused mutations without reading the store. While closing, the next opening shows them. */
  showUnreplayable(): void {
    if (this.#stop.signal.aborted) return;
    this.#set({ refused: this.#withUnreplayable(this.#state.refused.filter(({ code }) => code !== 'unreplayable')) });
  }

  #withUnreplayable(refused: readonly RefusedMutation[]): RefusedMutation[] {
    return [...(this.options.unreplayable?.list() ?? []), ...refused];
  }

  #set(change: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...change };
    this.options.onState(this.#state);
  }

  async #onAnswers(streams: readonly StreamName[], isLong: boolean): Promise<void> {
    if (isLong) this.#downloader.hold(streams);
    await this.refreshState();
    if (isLong) return;
    this.options.onSettled?.();
    const fetching = this.#fetchPushed(streams).finally(() => this.#backgroundFetches.delete(fetching));
    this.#backgroundFetches.add(fetching);
  }

  /** Pushed changes come back with the change feed; when it is not followed, or does not bring them, they are fetched. */
  async #fetchPushed(streams: readonly StreamName[]): Promise<void> {
    const { signal } = this.#stop;
    if (this.#downloader.isFollowing()) await new WakeSignal().wait(feedTakesMs, signal);
    if (signal.aborted) return;
    const missing = await unsettledStreams(this.options.store, streams);
    if (missing.length === 0) return;
    await Promise.all(missing.map((name) => this.#downloader.fetchSoon(name, signal)));
    this.options.onSettled?.();
    await this.refreshState();
  }

  async #onComplete(): Promise<void> {
    const firstSyncDone = this.#state.firstSyncDone || (await this.#isComplete());
    // Nothing else analyzes a fresh store or shortens the log that a killed browser must replay. Runs before the state says 'in
    // step', so that the store is idle then.
    if (firstSyncDone && !this.#state.firstSyncDone) {
      await this.options.store.exec('insert into first_sync default values');
      await planStatistics(this.options.store);
      await this.options.store.exec('checkpoint');
    }
    this.#set({ connection: 'online', isServerAway: false, problem: null, lastSyncedAt: this.#inStepAt(), firstSyncDone });
    if (firstSyncDone && this.#state.arrived.length > 0) this.#set({ arrived: [] });
    await this.refreshState();
    this.options.onSettled?.();
    this.#reportFinishedOrigins();
  }

  /** Once, in the background: a failed report is repeated after the next opening. */
  #reportFinishedOrigins(): void {
    const origins = this.#finishedOrigins;
    this.#finishedOrigins = [];
    if (origins.length === 0) return;
    const report = reportFinishedOrigins(this.options, origins, this.#stop.signal)
      .then(() => forgetOrigins(this.options.store, origins))
      .catch(() => undefined)
      .finally(() => this.#backgroundFetches.delete(report));
    this.#backgroundFetches.add(report);
  }

  /** During the first sync: screens that need this table alone have it. */
  #noteArrived(name: StreamName): void {
    const { firstSyncDone, arrived } = this.#state;
    if (!firstSyncDone && isPlainTable(name) && !arrived.includes(name)) this.#set({ arrived: [...arrived, name] });
  }

  async #onRound(moved: readonly StreamName[]): Promise<void> {
    // The table that a first sync was waiting for.
    if (!this.#state.firstSyncDone && moved.length > 0) return this.#onComplete();
    this.#set({ connection: 'online', isServerAway: false, lastSyncedAt: this.#inStepAt() });
    if (moved.length === 0) return;
    await this.refreshState();
    this.options.onSettled?.();
  }

  /** Now, unless announced changes are missing. */
  #inStepAt(): string | null {
    return this.#state.isBehind ? this.#state.lastSyncedAt : new Date().toISOString();
  }

  /** Whether the user's tables and everybody's are here. Those of teams come and go. */
  async #isComplete(): Promise<boolean> {
    const fetched = await this.options.store.query<{ count: number }>(
      'select count(*)::int as count from streams where last_up_to_date_at is not null and table_name = any($1)',
      [plainTableNames],
    );
    return (fetched.rows[0]?.count ?? 0) >= plainTableNames.length;
  }

  #noteFailure(error: unknown): void {
    if (error instanceof SignedOut) this.#set({ connection: 'signed-out' });
    else if (error instanceof Unreachable) this.#set({ connection: 'offline', isServerAway: error instanceof Unready });
    else
      this.#set({
        connection: 'offline',
        problem: { code: 'sync_failed', detail: error instanceof Error ? error.message : String(error) },
      });
  }
}
