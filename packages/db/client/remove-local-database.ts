import { deleteDB } from 'idb';
import { journalName } from '../journal/outbox-journal.ts';
import { deleteStore } from '../store/delete-store.ts';
import { readStoreChoice, writeStoreChoice } from '../store/store-choice.ts';
import { storeName } from '../store/store-name.ts';

/**
 * Removes store, journal and store choice of a user.
 * @throws when a store is still open
 */
export async function removeStored(userId: string): Promise<void> {
  const choice = await readStoreChoice(userId);
  if (choice !== undefined) {
    for (let generation = 0; generation <= choice.generation; generation += 1) {
      await deleteStore(storeName(userId, choice.version, generation));
    }
  }
  await deleteDB(journalName(userId));
  await writeStoreChoice(userId, undefined);
}
