import { createDeferred } from '../client/deferred.ts';
import type { PGlite } from '@electric-sql/pglite';
import { openOutboxJournal, type OutboxJournal } from '../journal/outbox-journal.ts';
import { replayJournal, trimJournal } from '../journal/replay-journal.ts';
import { sealedJournals } from '../journal/sealed-journals.ts';
import { keepPublicKey, type SealedOwner, takeSealedBack, untilReached } from '../journal/take-sealed-back.ts';
import { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import { LiveQueries } from '../live/live-queries.ts';
import type { StoreLog } from '../store/change-log/store-log.ts';
import { openBrowserStore, type OpenStore } from '../store/open-browser-store.ts';
import { fetchedShare, onFetchedShare } from '../store/fetched-share.ts';
import { takePgliteParts } from '../store/pglite-parts.ts';
import { PreparedReads } from '../store/prepared-reads.ts';
import { StoreTurns } from '../store/store-turns.ts';
import { FirstAnswers } from '../sync/download/first-answers.ts';
import { SyncEngine } from '../sync/engine.ts';
import { mergeCalls } from '../sync/merge-calls.ts';
import { beginOrigin, findFinishedOrigins } from '../sync/upload/origins.ts';
import { pruneSettled } from '../sync/upload/outbox.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { TransportOptions } from '../sync/transport.ts';
import { IdleWork } from './idle-work.ts';
import type { StorePreference } from './messages.ts';
import { onNewDevice, ServedDatabase } from './served-database.ts';
import { unopenedState } from './unopened-state.ts';

/** Options of the leader. */
export type LeaderOptions = {
  readonly userId: string;
  readonly baseUrl: string;
  readonly store: StorePreference;
  readonly accessToken: (renew: boolean) => Promise<string | null>;
  readonly onState: (state: SyncState) => void;
  /** Its holder has lost the lease and may still have the store open. */
  readonly isTakenOver: boolean;
};

/**
 * Opens store and journal in parallel: both mostly wait for the disk. Of a store that is taken over the journal comes first: from
 * then on the former leader acknowledges nothing more, and what it did is in the store's files or in the journal.
 * @throws when one of them cannot be opened; the other is closed again
 */
async function openBoth(
  { userId, store, isTakenOver }: LeaderOptions,
  onNew: (parts: Promise<unknown>) => void,
): Promise<OpenStore & { readonly journal: OutboxJournal }> {
  const openingJournal = openOutboxJournal(userId);
  if (isTakenOver) await openingJournal;
  const loading = takePgliteParts();
  const opening = openBrowserStore({ userId, preference: store, loading, isTakenOver, onNew: () => onNew(loading) });
  const [opened, journal] = await Promise.allSettled([opening, openingJournal]);
  if (opened.status === 'fulfilled' && journal.status === 'fulfilled') return { ...opened.value, journal: journal.value };
  if (journal.status === 'fulfilled') journal.value.close();
  if (opened.status === 'fulfilled') await opened.value.store.close();
  throw opened.status === 'rejected' ? opened.reason : (journal as PromiseRejectedResult).reason;
}

/** Shows how much of PGlite a new device has fetched, while its store cannot be made yet. */
function showFetchedShare(onState: LeaderOptions['onState']): void {
  const show = (share: number | null): void => onState({ ...unopenedState, fetchedShare: share });
  onFetchedShare(show);
  show(fetchedShare());
}

/** In ms: idle time before the store's log is compacted, so that the next start reads less. */
const idleMs = 2000;

/** Whether all tables have arrived and nothing waits for either side. */
const isAtRest = ({ waiting, isBehind, firstSyncDone }: SyncState): boolean => firstSyncDone && !isBehind && waiting === 0;

/** In ms: how long writes wait for journals that were sealed here, which are older. */
const sealedPatienceMs = 3000;

/** Result of an opening. */
interface Opened {
  readonly userId: string;
  readonly transport: TransportOptions;
  readonly store: PGlite;
  readonly log: StoreLog;
  readonly journal: OutboxJournal;
  readonly engine: SyncEngine;
  readonly unreplayable: UnreplayableMutations;
  readonly firstAnswers: FirstAnswers;
  /** On a new device: resolves when the tables of its first screens have arrived. */
  readonly firstTables: Promise<void>;
}

/** The one worker of a browser that has the user's store open: it serves all tabs and synchronizes. */
export class Leader {
  readonly database: ServedDatabase;
  readonly #liveQueries: LiveQueries;
  readonly #canWrite = createDeferred<void>();
  readonly #closing = new AbortController();
  /** Requests about sealed journals; the store must not close under them. */
  #sealedWork: Promise<unknown> = Promise.resolve();
  #filling: Promise<unknown> = Promise.resolve();
  readonly #shortening: IdleWork;

  private constructor(private readonly opened: Opened) {
    // The writing caller receives the failure.
    this.#canWrite.promise.catch(() => undefined);
    const reads = new PreparedReads(opened.store);
    this.#liveQueries = new LiveQueries(opened.store, reads);
    const turns = new StoreTurns(opened.store);
    this.#shortening = new IdleWork({
      pauseMs: idleMs,
      idleMs: () => this.database.idleMs(),
      isFree: () => isAtRest(opened.engine.state()),
      work: () => opened.log.shorten(),
    });
    const onServed = () => this.#shortening.note();
    this.database = new ServedDatabase({
      ...opened,
      turns,
      reads,
      liveQueries: this.#liveQueries,
      canWrite: this.#canWrite.promise,
      onServed,
    });
  }

  /**
   * Opens the store and replays the journal: from here on it can be read. {@link begin} does the rest of an opening.
   * @throws when store or journal cannot be opened
   */
  static async open(options: LeaderOptions): Promise<Leader> {
    const { userId } = options;
    const transport = { baseUrl: options.baseUrl, fetch: fetch.bind(globalThis), accessToken: options.accessToken };
    const firstAnswers = new FirstAnswers(transport);
    const { store, kind, log, journal } = await openBoth(options, (parts) => {
      firstAnswers.begin(parts);
      showFetchedShare(options.onState);
      // A part that still arrives after a failure must not cover its reason.
    }).finally(() => onFetchedShare(() => undefined));
    const unreplayable = new UnreplayableMutations(store, journal, userId, await replayJournal(store, journal, userId));
    // Only tidying: entries that stay in the journal are skipped at its replay.
    const tidy = mergeCalls(() => trimJournal(store, journal).catch(() => undefined));
    const firstTables = createDeferred<void>();
    let whenDrawn = () => Promise.resolve();
    let onRest = (): void => undefined;
    let wasAtRest = true;
    const onFirstTables = async (): Promise<void> => {
      firstTables.resolve();
      await whenDrawn();
      whenDrawn = () => Promise.resolve();
    };
    const engine = new SyncEngine({
      ...transport,
      store,
      storeKind: kind,
      unreplayable,
      userId,
      firstAnswers,
      onFirstTables,
      onState: (state) => {
        options.onState(state);
        const isNow = isAtRest(state);
        if (isNow && !wasAtRest) onRest();
        wasAtRest = isNow;
      },
      onSettled: () => void tidy(),
    });
    await engine.readState();
    const opened = { userId, transport, store, log, journal, engine, unreplayable, firstAnswers, firstTables: firstTables.promise };
    const leader = new Leader(opened);
    onRest = () => leader.#shortening.note();
    // Applying thousands of rows would delay the first screen's queries.
    if (firstAnswers.areAsked()) whenDrawn = () => leader.database.whenCalm(onNewDevice);
    else firstTables.resolve();
    return leader;
  }

  /**
   * Begins to write and to synchronize, once the first screen has its rows: on a freshly opened store each query is slow, and
   * background work would delay the screen. A write does not wait for that, nor does a new device without rows.
   */
  async begin(): Promise<void> {
    try {
      await this.#begin();
    } catch (error) {
      this.#canWrite.reject(error);
      throw error;
    }
  }

  async #begin(): Promise<void> {
    // Beside the rest: answers may be long in coming, and writes don't wait for them.
    this.#filling = this.opened.engine.fill();
    if (this.opened.engine.state().firstSyncDone) await this.database.whenCalm();
    await this.#liveQueries.listen();
    await this.#takeSealedBack();
    // Mutations replayed from the journal have no origin.
    await beginOrigin(this.opened.store);
    await pruneSettled(this.opened.store);
    const isTrimmed = await trimJournal(this.opened.store, this.opened.journal).then(
      () => true,
      () => false,
    );
    const isTidy = isTrimmed && this.opened.unreplayable.list().length === 0;
    // Before any write: the store's contents are on disk now.
    const finishedOrigins = isTidy ? await findFinishedOrigins(this.opened.store) : [];
    this.#canWrite.resolve();
    await this.opened.engine.start(finishedOrigins);
    this.#shortening.note();
    this.#keepPublicKey();
  }

  get #sealedOwner(): SealedOwner {
    const { userId, transport } = this.opened;
    return { userId, transport, sealed: sealedJournals, replay: (mutations) => this.database.replay(mutations) };
  }

  /** Takes back what was sealed while somebody else used the device: before any newer write, if the server answers soon. */
  async #takeSealedBack(): Promise<void> {
    const taking = untilReached((signal) => takeSealedBack(this.#sealedOwner, signal), this.#closing.signal).catch(() => undefined);
    this.#sealedWork = taking;
    await Promise.race([taking, new Promise((resolve) => setTimeout(resolve, sealedPatienceMs))]);
  }

  /** Later: no screen waits for it. */
  #keepPublicKey(): void {
    const { signal } = this.#closing;
    const closed = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const keeping = Promise.race([this.opened.firstTables, closed]).then(() =>
      untilReached(() => keepPublicKey(this.#sealedOwner, signal), signal),
    );
    this.#sealedWork = Promise.all([this.#sealedWork, keeping]).catch(() => undefined);
  }

  /** Current sync state. */
  state(): SyncState {
    return this.opened.engine.state();
  }

  /**
   * Stops synchronizing and closes the store, after {@link begin}.
   * @throws when the store has failed: its memory is lost with the worker
   */
  async close(): Promise<void> {
    this.opened.firstAnswers.end();
    this.#shortening.end();
    this.#closing.abort();
    try {
      await this.#sealedWork;
      await this.opened.engine.close();
      await this.#filling;
      await this.opened.store.close();
    } finally {
      this.opened.journal.close();
    }
  }
}
