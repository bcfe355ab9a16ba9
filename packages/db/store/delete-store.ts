import { askHandle } from './ask-handle.ts';
import { deleteInTime } from './database-in-time.ts';
import { originFiles } from './origin-files.ts';
import { fileDatabaseName } from './store-name.ts';

/** Longest wait in ms for the file handles of a tab that has just closed. */
const handleWaitMs = 10_000;

/** Whether the error means that the store's files are still open elsewhere. */
export function isHeldElsewhere(error: unknown): boolean {
  return error instanceof Error && /NoModificationAllowed|Access Handle/i.test(`${error.name} ${error.message}`);
}

/**
 * Retries `work` while a closing tab still holds the files: its worker releases its locks before its files.
 * @throws when they are not released in time
 */
export async function whenReleased<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + handleWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeldElsewhere(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/**
 * Deletes the files of a store, of either kind; a missing one is no error.
 * @throws when another tab keeps it open
 */
export async function deleteStore(name: string): Promise<void> {
  const directory = await originFiles();
  await whenReleased(async () => {
    if (directory === null) return;
    await askHandle(directory, (within) => within.removeEntry(name, { recursive: true })).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
    });
  });
  await deleteInTime(fileDatabaseName(name));
}
