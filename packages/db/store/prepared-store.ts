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

/** A store without files and without an owner. */
class PreparedStore {
  private constructor(
    private readonly store: PGlite,
    private readonly log: UnplacedLog,
  ) {}

  /** @returns null on browsers that use another kind of store */
  static async make(): Promise<PreparedStore | null> {
    // Requested synchronously: a store opened in the next moment shares these parts instead of loading them again.
    const loading = Promise.all([sharePgliteParts(), fetchLocalImage()]);
    const kind = await bestKind();
    const [parts, loadDataDir] = await loading;
    if (kind !== 'opfs') return null;
    const log = new UnplacedLog();
    const store = await createStore({ ...parts, loadDataDir, fs: new MemfsFrontendFS(log), startParams: wholeFlushParams });
    // Finds nothing to do, but makes Postgres load its tables, which takes it a tenth of a second.
    await announceChanges(store);
    return new PreparedStore(store, log);
  }

  /**
   * Writes the store to files.
   * @returns the store and its log, all of it on disk
   * @throws when the files are held elsewhere or there is no room for them; the store then stays without files
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

let made: Promise<PreparedStore | null> | null = null;

/**
 * Prepares a store while a user who is new to this device still types the password: it takes a second, and needs the user id only
 * for its files. If it fails, the store is made when it is needed.
 */
export function prepareStore(): void {
  made ??= PreparedStore.make().catch(() => null);
}

/** Takes the prepared store, if one of this kind exists; null: none. */
export async function takePreparedStore(kind: StoreChoice['kind']): Promise<PreparedStore | null> {
  const taking = made;
  // Give the store to one caller only, even while it is still being prepared.
  made = null;
  const taken = await taking;
  if (taken === null || kind === 'opfs') return taken;
  await taken.close();
  return null;
}

/** Discards the prepared store: the user already has one on this device, or another tab has it open. */
export async function discardPreparedStore(): Promise<void> {
  await takePreparedStore('idb');
}
