import type { OutboxJournal } from '../journal/outbox-journal.ts';
import { sealJournal } from '../journal/seal-journal.ts';
import type { SealedJournals } from '../journal/sealed-journals.ts';

/** Data that a device stores of its users. Each change resolves when it is on disk. */
export type StoredOfUsers = {
  /** Removes what lies outside the database: remembered rows, the last screen. */
  readonly wipe: (userId: string) => void;
  /** Users who have a store or a journal. */
  usersOnDevice(): Promise<string[]>;
  removeStore(userId: string): Promise<void>;
  openJournal(userId: string): Promise<OutboxJournal>;
  deleteJournal(userId: string): Promise<void>;
  forgetChoice(userId: string): Promise<void>;
  readonly sealed: SealedJournals;
};

/** @returns whether nothing of the journal is left in the clear */
async function emptyJournal(userId: string, stored: StoredOfUsers): Promise<boolean> {
  const journal = await stored.openJournal(userId);
  try {
    // Without cryptography or room the journal stays, and the next call tries again.
    return await sealJournal(userId, journal, stored.sealed).catch(() => false);
  } finally {
    journal.close();
  }
}

/**
 * Removes what a device stores of other users than the signed-in one, and seals what they have not sent. Killed at any step, the device
 * has each mutation in the clear or sealed, and the next call goes on.
 * @throws when a store is still open
 */
export async function removeOthers(userId: string, stored: StoredOfUsers): Promise<void> {
  const all = [...(await stored.usersOnDevice()), ...(await stored.sealed.keyedUsers())];
  const others = [...new Set(all)].filter((other) => other !== userId);
  for (const other of others) {
    stored.wipe(other);
    await stored.removeStore(other);
    const isEmpty = await emptyJournal(other, stored);
    if (isEmpty) await stored.deleteJournal(other);
    await stored.forgetChoice(other);
    // Last: whoever has a key is looked at again.
    if (isEmpty) await stored.sealed.forgetPublicKey(other);
  }
}
