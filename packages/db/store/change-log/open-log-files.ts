import { isHeldElsewhere } from '../delete-store.ts';
import type { LogFile } from './change-log.ts';

/** Longest wait in ms for a tab that has just closed to let go of its files. */
const releaseWaitMs = 10_000;
const pauseMs = 25;

/** TypeScript's DOM library has sync access handles for workers only. */
type WithSyncAccess = FileSystemFileHandle & { createSyncAccessHandle(): Promise<LogFile> };

/**
 * Opens the two files of a store, making them when they are not there. A worker that ends with its tab gives its locks back before
 * its files, so those are waited for.
 * @throws when another tab does not let go
 */
export async function openLogFiles(name: string): Promise<readonly [LogFile, LogFile]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(name, { create: true });
  const deadline = Date.now() + releaseWaitMs;
  const open = async (fileName: string): Promise<LogFile> => {
    const file = (await folder.getFileHandle(fileName, { create: true })) as WithSyncAccess;
    for (;;) {
      try {
        return await file.createSyncAccessHandle();
      } catch (error) {
        if (!(error instanceof Error) || !isHeldElsewhere(error) || Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
  return [await open('changes-1'), await open('changes-2')];
}
