import type { PGlite } from '@electric-sql/pglite';
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend';
import { LapsedLease } from '../journal/lapsed-lease.ts';
import type { StorePreference } from '../worker/messages.ts';
import type { PgliteParts } from './pglite-parts.ts';
import { openLog } from './change-log/open-log.ts';
import type { StoreLog } from './change-log/store-log.ts';
import { storeVersion } from './store-version.ts';
import { copyStore } from './copy-store.ts';
import { createStore } from './create-store.ts';
import { deleteStore, isHeldElsewhere } from './delete-store.ts';
import { fetchLocalImage } from './fetch-local-image.ts';
import { discardPreparedStore, takePreparedStore } from './prepared-store.ts';
import { StoreFailure } from './store-failure.ts';
import { wholeFlushParams } from './start-params.ts';
import { bestKind, readStoreChoice, type StoreChoice, writeStoreChoice } from './store-choice.ts';
import { storeName } from './store-name.ts';

/** An open store, its place, and the log that keeps it there. */
export type OpenStore = { readonly store: PGlite; readonly kind: StoreChoice['kind']; readonly log: StoreLog };

/** Owner of the store and what opening it needs. */
export interface OpeningOptions {
  readonly userId: string;
  readonly preference: StorePreference;
  readonly loading: Promise<PgliteParts>;
  /** Another worker still has the store open, and has lost its lease because it sleeps: its files are copied, not shared. */
  readonly isTakenOver: boolean;
  /** Called when there is no store yet, before one is made. */
  readonly onNew: () => void;
}

/**
 * Opens the user's store; at first makes it from the prepared image. A store that no longer opens is replaced by a fresh one; the
 * journal restores unsent mutations. Stores of other versions are deleted once the new one is ready.
 * @throws when no store can be opened at all
 */
export async function openBrowserStore({ userId, preference, loading, isTakenOver, onNew }: OpeningOptions): Promise<OpenStore> {
  const choice = await readStoreChoice(userId);
  const current = choice?.version === storeVersion ? choice : undefined;
  if (current?.ready === true && !isTakenOver) {
    discardPreparedStore().catch(() => undefined);
    try {
      const opened = await openStore(current.kind, storeName(userId, storeVersion, current.generation), null, loading);
      if (current.copyOf !== undefined) void deleteFormer(userId, current);
      return opened;
    } catch (error) {
      // A failed download does not mean that the store is broken: keep the existing one.
      await loading;
      // Nor does another tab that does not release the files, or a page whose transaction is before the reading.
      if (isHeldElsewhere(error) || isHeldOpen(error)) throw error;
    }
  }
  const complete = current?.ready === true ? current.generation : current?.copyOf;
  // A new generation after a broken store or beside a sleeping tab's, the same one after an interrupted creation.
  let generation = current === undefined ? 0 : current.generation + (current.ready || isTakenOver ? 1 : 0);
  // A store that did not open above is not worth a copy.
  if (current !== undefined && complete !== undefined && (isTakenOver || !current.ready)) {
    try {
      return await openCopy(userId, { ...current, generation, ready: false, copyOf: complete }, await loading);
    } catch (error) {
      if (isHeldElsewhere(error) || error instanceof LapsedLease) throw error;
      generation += 1;
    }
  }
  onNew();
  const opened = await makeStore(
    userId,
    generation,
    choice?.kind ?? (preference === 'auto' ? await bestKind() : preference),
    await loading,
  );
  if (choice?.ready === true && !isTakenOver) {
    await deleteStore(storeName(userId, choice.version, choice.generation)).catch(() => undefined);
  }
  return opened;
}

/** Opens a copy of a complete generation, as another one. */
async function openCopy(userId: string, choice: StoreChoice & { readonly copyOf: number }, parts: PgliteParts): Promise<OpenStore> {
  discardPreparedStore().catch(() => undefined);
  const { kind, generation, copyOf } = choice;
  const name = storeName(userId, storeVersion, generation);
  await writeStoreChoice(userId, choice);
  await deleteStore(name);
  await copyStore(kind, storeName(userId, storeVersion, copyOf), name);
  const opened = await openStore(kind, name, null, Promise.resolve(parts));
  await writeStoreChoice(userId, { ...choice, ready: true });
  return opened;
}

/** Deletes the generations before a copy; a sleeping tab may still hold one, until a later opening. */
async function deleteFormer(userId: string, { kind, version, generation }: StoreChoice): Promise<void> {
  try {
    for (let former = 0; former < generation; former += 1) await deleteStore(storeName(userId, version, former));
    await writeStoreChoice(userId, { kind, version, generation, ready: true });
  } catch {
    // Tried again at the next opening.
  }
}

/** Whether a connection of another page holds a store of this name. */
const isHeldOpen = (error: unknown) => error instanceof StoreFailure && error.code === 'store_held';

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
    if (isHeldOpen(error)) return makeStore(userId, generation + 1, kind, parts);
    if (kind === 'idb' || isHeldElsewhere(error)) throw error;
    return makeStore(userId, generation, 'idb', parts);
  }
}

async function openStore(kind: StoreChoice['kind'], name: string, image: Blob | null, loading: Promise<PgliteParts>): Promise<OpenStore> {
  const log = openLog(kind, name, image !== null);
  try {
    // Reads what is stored while the parts are compiled.
    const [parts] = await Promise.all([loading, log.init()]);
    const store = await createStore({
      ...parts,
      fs: new MemfsFrontendFS(log),
      startParams: wholeFlushParams,
      ...(image === null ? {} : { loadDataDir: image }),
      // The journal is awaited before each write, so the slow flush to IndexedDB may lag behind.
      relaxedDurability: kind === 'idb',
    });
    return { store, kind, log };
  } catch (error) {
    // The caller that makes another store deletes this one.
    await log.close();
    throw error;
  }
}
