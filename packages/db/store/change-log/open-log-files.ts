import { askHandle } from '../ask-handle.ts';
import { whenReleased } from '../delete-store.ts';
import type { LogFile } from './change-log.ts';
import { logFileNames, openSyncFile } from './sync-file.ts';

/**
 * Opens the two files of a store, creating missing ones.
 * @throws when another tab does not release them
 */
export async function openLogFiles(name: string): Promise<readonly [LogFile, LogFile]> {
  const root = await navigator.storage.getDirectory();
  const folder = await askHandle(root, (within) => within.getDirectoryHandle(name, { create: true }));
  const openFile = (file: string) => whenReleased(() => openSyncFile(folder, file));
  const first = await openFile(logFileNames[0]);
  try {
    return [first, await openFile(logFileNames[1])];
  } catch (error) {
    first.close();
    throw error;
  }
}
