import type { PGliteInterface } from '@electric-sql/pglite';
import { openOutboxJournal, type OutboxJournal } from '../journal/outbox-journal.ts';
import { replayJournal, trimJournal } from '../journal/replay-journal.ts';
import { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import { LiveQueries } from '../live/live-queries.ts';
import type { ChangeLog } from '../store/change-log/change-log.ts';
import { openBrowserStore, type OpenStore } from '../store/open-browser-store.ts';
import { takePgliteParts } from '../store/pglite-parts.ts';
import { SyncEngine } from '../sync/engine.ts';
import { mergeCalls } from '../sync/merge-calls.ts';
import { beginOrigin, findFinishedOrigins } from '../sync/upload/origins.ts';
import { pruneSettled } from '../sync/upload/outbox.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { StorePreference } from './messages.ts';
import { ServedDatabase } from './served-database.ts';

/** What a worker needs to lead. */
export type LeaderOptions = {
  readonly userId: string;
  readonly baseUrl: string;
  readonly store: StorePreference;
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  readonly onState: (state: SyncState) => void;
};

/**
 * Opens store and journal beside each other: either waits for the disk most of its time.
 * @throws when one of them cannot be opened; then the other is closed again
 */
async function openBoth(userId: string, preference: StorePreference): Promise<OpenStore & { readonly journal: OutboxJournal }> {
  const [opened, journal] = await Promise.allSettled([openBrowserStore(userId, preference, takePgliteParts()), openOutboxJournal(userId)]);
  if (opened.status === 'fulfilled' && journal.status === 'fulfilled') return { ...opened.value, journal: journal.value };
  if (journal.status === 'fulfilled') journal.value.close();
  if (opened.status === 'fulfilled') await opened.value.store.close();
  throw opened.status === 'rejected' ? opened.reason : (journal as PromiseRejectedResult).reason;
}

/** In ms: how long nobody has asked anything when the store's log is shortened. */
const idleMs = 2000;

/** The one worker of a browser that has the user's store open: it serves all tabs and synchronises. */
export class Leader {
  readonly database: ServedDatabase;
  readonly #liveQueries: LiveQueries;
  readonly #canWrite = Promise.withResolvers<void>();
  #beginning: Promise<void> = Promise.resolve();
  #idleLooks: ReturnType<typeof setInterval> | undefined;

  private constructor(
    private readonly store: PGliteInterface,
    private readonly engine: SyncEngine,
    private readonly journal: OutboxJournal,
    private readonly unreplayable: UnreplayableMutations,
    private readonly log: ChangeLog | null,
    userId: string,
  ) {
    // Who writes hears of a failure.
    this.#canWrite.promise.catch(() => undefined);
    this.#liveQueries = new LiveQueries(store);
    this.database = new ServedDatabase({ store, liveQueries: this.#liveQueries, engine, journal, userId, canWrite: this.#canWrite.promise });
  }

  /**
   * Opens the store and brings back what only the journal still has: from here on it can be read. What else an opening does comes with
   * {@link begin}.
   * @throws when store or journal cannot be opened
   */
  static async open(options: LeaderOptions): Promise<Leader> {
    const { userId } = options;
    const { store, kind, log, journal } = await openBoth(userId, options.store);
    const unreplayable = new UnreplayableMutations(store, journal, userId, await replayJournal(store, journal, userId));
    // Only tidying: what stays in the journal is passed over when it is replayed.
    const tidy = mergeCalls(() => trimJournal(store, journal).catch(() => undefined));
    const engine = new SyncEngine({
      store,
      storeKind: kind,
      unreplayable,
      userId,
      baseUrl: options.baseUrl,
      fetch: fetch.bind(globalThis),
      accessToken: options.accessToken,
      onState: options.onState,
      onSettled: () => void tidy(),
    });
    await engine.readState();
    return new Leader(store, engine, journal, unreplayable, log, userId);
  }

  /**
   * Begins to write and to synchronise, once the first screen has its rows: on a store that was just opened each query is slow, and what
   * waits for nobody's eyes would come between. A write does not wait for that, nor does a device that has nothing to show yet.
   */
  begin(): Promise<void> {
    this.#beginning = this.#begin().catch((error: unknown) => {
      this.#canWrite.reject(error);
      throw error;
    });
    return this.#beginning;
  }

  async #begin(): Promise<void> {
    if (this.engine.state().firstSyncDone) await this.database.whenCalm();
    await this.#liveQueries.listen();
    // What the journal brought back is of no origin.
    await beginOrigin(this.store);
    this.#canWrite.resolve();
    await pruneSettled(this.store);
    const isTrimmed = await trimJournal(this.store, this.journal).then(
      () => true,
      () => false,
    );
    const isTidy = isTrimmed && this.unreplayable.list().length === 0;
    await this.engine.start(isTidy ? await findFinishedOrigins(this.store) : []);
    this.#idleLooks = setInterval(() => this.#shortenLog(), idleMs);
  }

  /** What the next start has to read becomes short, when nobody waits for anything. */
  #shortenLog(): void {
    const { waiting, isBehind, firstSyncDone } = this.engine.state();
    if (firstSyncDone && !isBehind && waiting === 0 && this.database.idleMs() >= idleMs) this.log?.shorten();
  }

  /** Current state of synchronisation. */
  state(): SyncState {
    return this.engine.state();
  }

  /** Stops synchronising and closes the store. */
  async close(): Promise<void> {
    this.database.hurry();
    await this.#beginning.catch(() => undefined);
    clearInterval(this.#idleLooks);
    await this.engine.close();
    await this.store.close();
    this.journal.close();
  }
}
