import { journalName, ownerOfJournal } from '../journal/journal-name.ts';
import { openOutboxJournal } from '../journal/outbox-journal.ts';
import { sealedJournals } from '../journal/sealed-journals.ts';
import { deleteInTime } from '../store/database-in-time.ts';
import { deleteStore } from '../store/delete-store.ts';
import { readStoreChoice, storedUsers, writeStoreChoice } from '../store/store-choice.ts';
import { storeName, storeOf } from '../store/store-name.ts';
import { storedNames } from '../store/stored-names.ts';
import { removeOthers } from './remove-others.ts';

/** Also stores that no choice names: of a worker that ended between a choice and the deletion of what was before it. */
async function removeStore(userId: string): Promise<void> {
  const choice = await readStoreChoice(userId);
  const names = new Set(
    (await storedNames()).flatMap((name) => storeOf(name) ?? []).flatMap((one) => (one.userId === userId ? one.name : [])),
  );
  for (let generation = 0; generation <= (choice?.generation ?? -1); generation += 1) {
    names.add(storeName(userId, choice?.version ?? '', generation));
  }
  for (const name of names) await deleteStore(name);
}

/** Users of stores and journals. A worker that ends early leaves a journal without a choice. */
async function usersOnDevice(): Promise<string[]> {
  const found = (await storedNames()).flatMap((name) => ownerOfJournal(name) ?? storeOf(name)?.userId ?? []);
  return [...(await storedUsers()), ...found];
}

const deleteJournal = (userId: string) => deleteInTime(journalName(userId));
const forgetChoice = (userId: string) => writeStoreChoice(userId, undefined);

/**
 * Removes store, journal and store choice of a user. A journal that was sealed before stays: nobody here can read it, and it holds what
 * he never saw again, because no server has answered since.
 * @throws when a store is still open
 */
export async function removeStored(userId: string): Promise<void> {
  // One that is held open keeps nothing else.
  await Promise.all([removeStore(userId), deleteJournal(userId)]);
  await forgetChoice(userId);
  await sealedJournals.forgetPublicKey(userId);
}

/**
 * Removes what this device stores of other users than the signed-in one. Their unsent mutations are sealed for their accounts, and
 * taken back when they are here again (decision 0042).
 * @param wipe called with each of them before, for what lies outside
 * @throws when a store is still open; the next call goes on
 */
export function removeStoredOfOthers(userId: string, wipe: (other: string) => void): Promise<void> {
  return removeOthers(userId, {
    wipe,
    usersOnDevice,
    removeStore,
    openJournal: openOutboxJournal,
    deleteJournal,
    forgetChoice,
    sealed: sealedJournals,
  });
}
