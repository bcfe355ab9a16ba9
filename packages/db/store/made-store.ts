import type { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { announceChanges } from '../live/announce-changes.ts';
import { ChangeLog } from './change-log/change-log.ts';
import { openLogFiles } from './change-log/open-log-files.ts';
import { UnplacedLog } from './change-log/unplaced-log.ts';
import { createStore } from './create-store.ts';
import { fetchLocalImage } from './fetch-local-image.ts';
import { sharePgliteParts } from './pglite-parts.ts';
import { wholeFlushParams } from './start-params.ts';
import { bestKind, type StoreChoice } from './store-choice.ts';

/** A store without files, which nobody owns yet. */
class MadeStore {
  private constructor(
    private readonly store: PGlite,
    private readonly log: UnplacedLog,
  ) {}

  /** @returns null where a store would be of another kind */
  static async make(): Promise<MadeStore | null> {
    // Asked for in this moment: who opens a store in the next one takes them, and they would be loaded twice.
    const loading = Promise.all([sharePgliteParts(), fetchLocalImage()]);
    const kind = await bestKind();
    const [parts, loadDataDir] = await loading;
    if (kind !== 'opfs') return null;
    const log = new UnplacedLog();
    const store = await createStore({ ...parts, loadDataDir, fs: new MemfsFrontendFS(log), startParams: wholeFlushParams });
    // Finds nothing to do, but Postgres then knows its tables, which takes it a tenth of a second.
    await announceChanges(store);
    return new MadeStore(store, log);
  }

  /**
   * Gives it files.
   * @returns the store and its log, all of it on disk
   * @throws when they are held elsewhere or there is no room for it; then it is still without files
   */
  async place(name: string): Promise<{ readonly store: PGlite; readonly log: ChangeLog }> {
    const log = new ChangeLog(() => openLogFiles(name), { isNew: true });
    try {
      await this.log.place(log);
      return { store: this.store, log };
    } catch (error) {
      await log.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.store.close();
  }
}

let made: Promise<MadeStore | null> | null = null;

/**
 * Makes a store while somebody who is new to this device still types his password: making it takes a second, and needs nothing of him
 * but in the end a place. What fails is made when it is needed.
 */
export function makeStoreBeforehand(): void {
  made ??= MadeStore.make().catch(() => null);
}

/** The store that was made, for who needs one of this kind; null: there is none. */
export async function takeMadeStore(kind: StoreChoice['kind']): Promise<MadeStore | null> {
  const taking = made;
  // Nobody else may get it, also not while it is still being made.
  made = null;
  const taken = await taking;
  if (taken === null || kind === 'opfs') return taken;
  await taken.close();
  return null;
}

/** Nobody needs a new one: who has signed in has his own on this device, or another tab has it open. */
export async function discardMadeStore(): Promise<void> {
  await takeMadeStore('idb');
}
