import { askHandle } from '../ask-handle.ts';
import { whenReleased } from '../delete-store.ts';
import type { LogFile } from './change-log.ts';
import { logFileNames, type WithSyncAccess } from './sync-file.ts';

async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<LogFile> {
  const file = await askHandle(folder, (within) => within.getFileHandle(name, { create: true }));
  return whenReleased(() => askHandle(file as WithSyncAccess, (log) => log.createSyncAccessHandle()));
}

/**
 * Opens the two files of a store, creating missing ones.
 * @throws when another tab does not release them
 */
export async function openLogFiles(name: string): Promise<readonly [LogFile, LogFile]> {
  const root = await navigator.storage.getDirectory();
  const folder = await askHandle(root, (within) => within.getDirectoryHandle(name, { create: true }));
  const first = await openFile(folder, logFileNames[0]);
  try {
    return [first, await openFile(folder, logFileNames[1])];
  } catch (error) {
    first.close();
    throw error;
  }
}
