import type { PGliteInterface } from '@electric-sql/pglite';
import { openOutboxJournal, type OutboxJournal } from '../journal/outbox-journal.ts';
import { replayJournal, trimJournal } from '../journal/replay-journal.ts';
import { UnreplayableMutations } from '../journal/unreplayable-mutations.ts';
import { LiveQueries } from '../live/live-queries.ts';
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

/** The one worker of a browser that has the user's store open: it serves all tabs and synchronises. */
export class Leader {
  private constructor(
    readonly database: ServedDatabase,
    private readonly store: PGliteInterface,
    private readonly engine: SyncEngine,
    private readonly journal: OutboxJournal,
  ) {}

  /**
   * Opens the store, brings back what only the journal still has, starts synchronising.
   * @throws when neither store nor journal can be opened
   */
  static async open(options: LeaderOptions): Promise<Leader> {
    const { userId } = options;
    const { store, kind, journal } = await openBoth(userId, options.store);
    // Before the journal is replayed: what it brings back must not look as if it were of an opening that is over.
    await beginOrigin(store);
    const unreplayable = new UnreplayableMutations(store, journal, userId, await replayJournal(store, journal, userId));
    await pruneSettled(store);
    // Only tidying: what stays in the journal is passed over when it is replayed.
    const tidy = mergeCalls(() => trimJournal(store, journal).catch(() => undefined));
    const isTidy = await trimJournal(store, journal).then(
      () => unreplayable.list().length === 0,
      () => false,
    );
    const engine = new SyncEngine({
      store,
      storeKind: kind,
      unreplayable,
      finishedOrigins: isTidy ? await findFinishedOrigins(store) : [],
      userId,
      baseUrl: options.baseUrl,
      fetch: fetch.bind(globalThis),
      accessToken: options.accessToken,
      onState: options.onState,
      onSettled: () => void tidy(),
    });
    const liveQueries = await LiveQueries.open(store);
    await engine.start();
    return new Leader(new ServedDatabase(store, liveQueries, engine, journal, userId), store, engine, journal);
  }

  /** Current state of synchronisation. */
  state(): SyncState {
    return this.engine.state();
  }

  /** Stops synchronising and closes the store. */
  async close(): Promise<void> {
    await this.engine.close();
    await this.store.close();
    this.journal.close();
  }
}
