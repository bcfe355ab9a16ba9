import { PGlite } from '@electric-sql/pglite';
import { live, type PGliteWithLive } from '@electric-sql/pglite/live';
import { OpfsAhpFS } from '@electric-sql/pglite/opfs-ahp';
import { localMigrations } from '../schema/local-migrations.ts';
import { migrateLocal } from '../schema/migrate-local.ts';
import type { StorePreference } from '../worker/messages.ts';
import { pgliteVersion } from './pglite-version.ts';
import { readStoreChoice, type StoreChoice, writeStoreChoice } from './store-choice.ts';
import { storeName } from './store-name.ts';

/** An open store and where it lives. */
export type OpenStore = { readonly store: PGliteWithLive; readonly kind: 'opfs' | 'idb' };

/** How long a start may take; PGlite hangs instead of failing where wasm is forbidden. */
const openTimeoutMs = 30_000;
/**
 * File handles kept ready: the prepared image has 415 files. Making a handle is the largest part of a first start, and
 * PGlite deletes those beyond the maintained number again.
 */
const poolSizes = { initialPoolSize: 460, maintainedPoolSize: 40 };
/** Wait in ms for the file handles of a tab that has just closed. */
const handleWaitMs = 10_000;

/**
 * Opens the user's store, creating it from the prepared image at first. A store that cannot be opened any more is
 * left behind and replaced by a fresh one; the journal brings unsent mutations back.
 * @throws when no store can be opened at all
 */
export async function openBrowserStore(userId: string, preference: StorePreference): Promise<OpenStore> {
  const choice = await readStoreChoice(userId);
  const kind = choice?.kind ?? (preference === 'auto' ? await bestKind() : preference);
  const generation = choice?.version === pgliteVersion ? choice.generation : 0;
  const created = choice?.version === pgliteVersion;
  try {
    return await remember(userId, generation, await open(kind, storeName(userId, generation), created));
  } catch (error) {
    if (!created && kind === 'idb') throw error;
    // A first attempt on this browser falls back to idb; a store that once worked is rebuilt where it was.
    const fallback = created ? kind : 'idb';
    return await remember(userId, generation + 1, await open(fallback, storeName(userId, generation + 1), false));
  }
}

async function remember(userId: string, generation: number, opened: OpenStore): Promise<OpenStore> {
  const choice: StoreChoice = { kind: opened.kind, version: pgliteVersion, generation };
  await writeStoreChoice(userId, choice);
  return opened;
}

/** Sync access handles exist, and there may be enough of them: Safari allows 252, a store needs more. */
async function bestKind(): Promise<'opfs' | 'idb'> {
  const handles = typeof FileSystemFileHandle !== 'undefined' && 'createSyncAccessHandle' in FileSystemFileHandle.prototype;
  const safari = /^((?!chrome|android|crios|edg).)*safari/i.test(navigator.userAgent);
  if (!handles || safari) return 'idb';
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > 400 * 2 ** 20 ? 'opfs' : 'idb';
}

async function open(kind: 'opfs' | 'idb', name: string, created: boolean): Promise<OpenStore> {
  const image = created ? {} : { loadDataDir: await localImage() };
  const location = (): { fs: OpfsAhpFS } | { dataDir: string } => (kind === 'opfs' ? { fs: new OpfsAhpFS(name, poolSizes) } : { dataDir: `idb://${name}` });
  const attempt = async (options: object): Promise<PGliteWithLive> =>
    // The journal is awaited before each write, so the slow idb flush may lag behind.
    within(openTimeoutMs, PGlite.create({ ...location(), ...options, relaxedDurability: kind === 'idb', extensions: { live } }));
  const deadline = Date.now() + handleWaitMs;
  for (;;) {
    try {
      const store = await attempt(image);
      await migrateLocal(store, localMigrations);
      return { store, kind };
    } catch (error) {
      const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
      if (text.includes('already exists')) return { store: await migrated(await attempt({})), kind };
      if (!/NoModificationAllowed|Access Handle/i.test(text) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function migrated(store: PGliteWithLive): Promise<PGliteWithLive> {
  await migrateLocal(store, localMigrations);
  return store;
}

async function localImage(): Promise<Blob> {
  const response = await fetch(new URL('./generated/local-image.tar', import.meta.url));
  if (!response.ok) throw new Error(`Die vorbereitete Datenbank fehlt (HTTP ${response.status}).`);
  return response.blob();
}

async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Die lokale Datenbank startet nicht.'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
