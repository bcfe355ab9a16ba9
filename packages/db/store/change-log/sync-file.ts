import { askHandle } from '../ask-handle.ts';
import type { LogFile } from './change-log.ts';

/** TypeScript's DOM library declares sync access handles for workers only. */
type WithSyncAccess = FileSystemFileHandle & { createSyncAccessHandle(): Promise<LogFile> };

/** Names of a store's two files in its folder. */
export const logFileNames = ['changes-1', 'changes-2'] as const;

/**
 * Opens a file with synchronous access, creating a missing one.
 * @throws when it is open elsewhere, or the browser refuses
 */
export async function openSyncFile(folder: FileSystemDirectoryHandle, name: string): Promise<LogFile> {
  const file = await askHandle(folder, (within) => within.getFileHandle(name, { create: true }));
  return askHandle(file as WithSyncAccess, (log) => log.createSyncAccessHandle());
}
