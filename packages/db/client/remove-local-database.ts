import { journalName, openOutboxJournal } from '../journal/outbox-journal.ts';
import { deleteInTime } from '../store/database-in-time.ts';
import { deleteStore } from '../store/delete-store.ts';
import { readStoreChoice, storedUsers, writeStoreChoice } from '../store/store-choice.ts';
import { storeName } from '../store/store-name.ts';

async function removeStore(userId: string): Promise<void> {
  const choice = await readStoreChoice(userId);
  if (choice === undefined) return;
  for (let generation = 0; generation <= choice.generation; generation += 1) {
    await deleteStore(storeName(userId, choice.version, generation));
  }
}

/**
 * Removes store, journal and store choice of a user.
 * @throws when a store is still open
 */
export async function removeStored(userId: string): Promise<void> {
  // One that is held open keeps nothing else.
  await Promise.all([removeStore(userId), deleteInTime(journalName(userId))]);
  await writeStoreChoice(userId, undefined);
}

async function hasUnsent(userId: string): Promise<boolean> {
  const journal = await openOutboxJournal(userId);
  try {
    return (await journal.read()).length > 0;
  } finally {
    journal.close();
  }
}

/**
 * Removes what this device stores of other users than the signed-in one. Of a user with unsent changes the journal stays, and
 * nothing else: they were acknowledged, and are sent when he is back (decision 0041).
 * @returns the users
 * @throws when a store is still open; the next call goes on
 */
export async function removeStoredOfOthers(userId: string): Promise<string[]> {
  const others = (await storedUsers()).filter((other) => other !== userId);
  for (const other of others) {
    await removeStore(other);
    if (!(await hasUnsent(other))) await deleteInTime(journalName(other));
    await writeStoreChoice(other, undefined);
  }
  return others;
}
