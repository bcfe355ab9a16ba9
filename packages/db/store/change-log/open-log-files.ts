import { whenReleased } from '../delete-store.ts';
import type { LogFile } from './change-log.ts';

/** TypeScript's DOM library declares sync access handles for workers only. */
type WithSyncAccess = FileSystemFileHandle & { createSyncAccessHandle(): Promise<LogFile> };

/** Names of a store's two files in its folder. */
export const logFileNames = ['changes-1', 'changes-2'] as const;

async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<LogFile> {
  const file = (await folder.getFileHandle(name, { create: true })) as WithSyncAccess;
  return whenReleased(() => file.createSyncAccessHandle());
}

/**
 * Opens the two files of a store, creating missing ones.
 * @throws when another tab does not release them
 */
export async function openLogFiles(name: string): Promise<readonly [LogFile, LogFile]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(name, { create: true });
  const first = await openFile(folder, logFileNames[0]);
  try {
    return [first, await openFile(folder, logFileNames[1])];
  } catch (error) {
    first.close();
    throw error;
  }
}
