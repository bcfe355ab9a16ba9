import { deviceStorage } from '@anwurf/contract/device-storage';
import { askHandle } from './ask-handle.ts';
import { logFileNames, openSyncFile } from './change-log/sync-file.ts';

/** The origin's private files (OPFS); null where the browser has none, or refuses them (some private windows). */
export async function originFiles(): Promise<FileSystemDirectoryHandle | null> {
  // Missing in insecure contexts and in WebKit's smaller builds.
  if (!('storage' in navigator) || !('getDirectory' in navigator.storage)) return null;
  return navigator.storage.getDirectory().catch(() => null);
}

/** Bytes that the origin may still store; Infinity where the browser does not say. */
export async function freeRoom(): Promise<number> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return Infinity;
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota - usage;
}

/** Whether two files can be open at once with synchronous access, as the change log needs it. Some engines name it and refuse. */
export async function hasSyncFiles(): Promise<boolean> {
  const root = await originFiles();
  if (root === null || typeof FileSystemFileHandle === 'undefined' || !('createSyncAccessHandle' in FileSystemFileHandle.prototype)) {
    return false;
  }
  const name = `${deviceStorage.store.name}-probe-${crypto.randomUUID()}`;
  try {
    const folder = await askHandle(root, (within) => within.getDirectoryHandle(name, { create: true }));
    const opened = await Promise.allSettled(logFileNames.map((file) => openSyncFile(folder, file)));
    for (const one of opened) if (one.status === 'fulfilled') one.value.close();
    return opened.every(({ status }) => status === 'fulfilled');
  } catch {
    return false;
  } finally {
    await askHandle(root, (within) => within.removeEntry(name, { recursive: true })).catch(() => undefined);
  }
}
