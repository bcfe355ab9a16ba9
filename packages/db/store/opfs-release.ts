import { isHeldElsewhere } from './delete-store.ts';

/** Longest wait in ms for a tab that has just closed to let go of its files. */
const releaseWaitMs = 10_000;
/** Files tried when nothing suggests that another tab was here a moment ago. */
const sampleSize = 12;

/** The folder in which PGlite's `opfs-ahp` keeps a store's files, beside `state.txt`. */
const filesFolder = 'data';

/** The part of sync access handles that is used here; TypeScript's DOM library has them for workers only. */
type WithSyncAccess = FileSystemFileHandle & { createSyncAccessHandle(): Promise<{ close(): void }> };

async function isFree(file: WithSyncAccess): Promise<boolean> {
  try {
    (await file.createSyncAccessHandle()).close();
    return true;
  } catch (error) {
    if (error instanceof Error && isHeldElsewhere(error)) return false;
    throw error;
  }
}

/** `state.txt`, which PGlite opens first, and files of the pool, at most `most` of them: listing all takes 0.1 s. */
async function listFiles(store: FileSystemDirectoryHandle, most: number): Promise<WithSyncAccess[]> {
  const files = [(await store.getFileHandle('state.txt')) as WithSyncAccess];
  for await (const entry of (await store.getDirectoryHandle(filesFolder)).values()) {
    if (files.length > most) break;
    if (entry.kind === 'file') files.push(entry as WithSyncAccess);
  }
  return files;
}

/**
 * Waits until no other worker has files of the store open. A worker that ends with its tab gives its locks back before
 * its file handles, one after the other; PGlite passes over a file that it cannot open with no more than a message, and
 * opening it again and again beside a dying worker has crashed Chromium's renderer.
 * @throws when another tab does not let go
 */
export async function waitForRelease(name: string): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const store = await root.getDirectoryHandle(name);
  const deadline = Date.now() + releaseWaitMs;
  let tried = await listFiles(store, sampleSize);
  let all = false;
  while (tried.length > 0) {
    const free = await Promise.all(tried.map(isFree));
    tried = tried.filter((_, index) => free[index] === false);
    if (tried.length === 0) return;
    if (Date.now() > deadline) throw new DOMException('Another tab keeps the database open.', 'NoModificationAllowedError');
    // Once one was held, all are looked at.
    if (!all) tried = await listFiles(store, Infinity);
    all = true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
