import { journalName } from '../journal/outbox-journal.ts';
import { readStoreChoice, writeStoreChoice } from '../store/store-choice.ts';
import { storeName } from '../store/store-name.ts';

function deleteIndexedDb(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => {
      resolve();
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error(`could not delete ${name}`));
    });
  });
}

/**
 * Removes everything that this device keeps of the user: store, journal, choice. The database must be closed in all
 * tabs.
 * @throws when a store is still open
 */
export async function removeLocalDatabase(userId: string): Promise<void> {
  const choice = await readStoreChoice(userId);
  const generations = Array.from({ length: (choice?.generation ?? 0) + 1 }, (_, generation) => storeName(userId, generation));
  const directory = await navigator.storage.getDirectory().catch(() => null);
  for (const name of generations) {
    await directory?.removeEntry(name, { recursive: true }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
    });
    await deleteIndexedDb(`/pglite/${name}`);
  }
  await deleteIndexedDb(journalName(userId));
  await writeStoreChoice(userId, undefined);
}
