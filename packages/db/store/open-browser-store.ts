import type { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import type { StorePreference } from '../worker/messages.ts';
import type { PgliteParts } from './pglite-parts.ts';
import { ChangeLog } from './change-log/change-log.ts';
import { openLogFiles } from './change-log/open-log-files.ts';
import { storeVersion } from './store-version.ts';
import { createStore } from './create-store.ts';
import { deleteStore, isHeldElsewhere } from './delete-store.ts';
import { fetchLocalImage } from './fetch-local-image.ts';
import { discardPreparedStore, takePreparedStore } from './prepared-store.ts';
import { startParams, wholeFlushParams } from './start-params.ts';
import { bestKind, readStoreChoice, type StoreChoice, writeStoreChoice } from './store-choice.ts';
import { storeName } from './store-name.ts';

/** An open store and its place: `opfs` with its change log. */
export type OpenStore = { readonly store: PGlite } & (
  | { readonly kind: 'opfs'; readonly log: ChangeLog }
  | { readonly kind: 'idb'; readonly log: null }
);

/** Owner of the store and what opening it needs. */
export interface OpeningOptions {
  readonly userId: string;
  readonly preference: StorePreference;
  readonly loading: Promise<PgliteParts>;
  /** Called when there is no store yet, before one is made. */
  readonly onNew: () => void;
}

/**
 * Opens the user's store; at first makes it from the prepared image. A store that no longer opens is replaced by a fresh one; the
 * journal restores unsent mutations. Stores of other versions are deleted once the new one is ready.
 * @throws when no store can be opened at all
 */
export async function openBrowserStore({ userId, preference, loading, onNew }: OpeningOptions): Promise<OpenStore> {
  const choice = await readStoreChoice(userId);
  const current = choice?.version === storeVersion ? choice : undefined;
  if (current?.ready === true) {
    discardPreparedStore().catch(() => undefined);
    try {
      return await openStore(current.kind, storeName(userId, storeVersion, current.generation), null, loading);
    } catch (error) {
      // A failed download does not mean that the store is broken: keep the existing one.
      await loading;
      // Nor does another tab that does not release the files.
      if (isHeldElsewhere(error)) throw error;
    }
  }
  onNew();
  // A new generation after a broken store, the same one after an interrupted creation.
  const generation = current === undefined ? 0 : current.generation + (current.ready ? 1 : 0);
  const opened = await makeStore(
    userId,
    generation,
    choice?.kind ?? (preference === 'auto' ? await bestKind() : preference),
    await loading,
  );
  if (choice?.ready === true) {
    await deleteStore(storeName(userId, choice.version, choice.generation)).catch(() => undefined);
  }
  return opened;
}

/** Makes a store from the image; in IndexedDB when sync access handles turn out not to work. */
async function makeStore(userId: string, generation: number, kind: 'opfs' | 'idb', parts: PgliteParts): Promise<OpenStore> {
  const made = await takePreparedStore(kind);
  // A failed download of the image says nothing about the kind of store.
  const image = made === null ? await fetchLocalImage() : null;
  const name = storeName(userId, storeVersion, generation);
  const choice: StoreChoice = { kind, version: storeVersion, generation, ready: false };
  await writeStoreChoice(userId, choice);
  try {
    await deleteStore(name);
    const opened =
      made === null ? await openStore(kind, name, image, Promise.resolve(parts)) : { ...(await made.place(name)), kind: 'opfs' as const };
    await writeStoreChoice(userId, { ...choice, ready: true });
    return opened;
  } catch (error) {
    await made?.close().catch(() => undefined);
    if (kind === 'idb' || isHeldElsewhere(error)) throw error;
    return makeStore(userId, generation, 'idb', parts);
  }
}

async function openStore(kind: 'opfs' | 'idb', name: string, image: Blob | null, loading: Promise<PgliteParts>): Promise<OpenStore> {
  const log = kind === 'opfs' ? new ChangeLog(() => openLogFiles(name), { isNew: image !== null }) : null;
  // The journal is awaited before each write, so the slow idb flush may lag behind.
  const options = {
    ...(log === null ? { dataDir: `idb://${name}`, startParams } : { fs: new MemfsFrontendFS(log), startParams: wholeFlushParams }),
    ...(image === null ? {} : { loadDataDir: image }),
    relaxedDurability: kind === 'idb',
  };
  try {
    // Reads the stored files while the parts are compiled.
    const [parts] = await Promise.all([loading, log?.init()]);
    const store = await createStore({ ...options, ...parts });
    return log === null ? { store, kind: 'idb', log } : { store, kind: 'opfs', log };
  } catch (error) {
    // The caller that makes another store deletes this one.
    await log?.close();
    throw error;
  }
}
